/** The form of a song: its sections, their lengths and energy. */
import { SONG_SECONDS } from '../songs.ts';
import type { Brief } from './brief.ts';
import { type LyricSection, type SectionKind, sectionsOf } from './lyric-lines.ts';

export interface Section {
  kind: SectionKind;
  bars: number;
  /** Density of the arrangement, 0..1. */
  energy: number;
  /** Lines of lyrics, one every `barsPerLine` bars. */
  lines: string[];
  barsPerLine: number;
  /** Index among the sections of its kind, from 0. */
  turn: number;
}

export interface Form {
  sections: Section[];
  /** Beats a minute; adjusted if the song would be too long or too short. */
  tempo: number;
  /** Decay of the last chord in seconds. */
  tail: number;
}

const TAIL = 4;
/** How much longer than requested a song may be before each line gets fewer bars. */
const OVER = 1.25;
const UNIT = 4;

/** Seconds of a bar. */
export const barSeconds = (tempo: number, beats: number): number => (60 / tempo) * beats;

/** Lays out a song. @param lyrics empty for an instrumental */
export function layOut(brief: Brief, lyrics: string): Form {
  const written = sectionsOf(lyrics);
  const form = written.length > 0 ? withLyrics(brief, written) : withoutLyrics(brief);
  return { tempo: form.tempo, sections: withEnergy(counted(form.sections), brief.curve), tail: TAIL };
}

/** Counts the sections of each kind. */
function counted(sections: readonly Plain[]): Omit<Section, 'energy'>[] {
  const turns = new Map<SectionKind, number>();
  return sections.map((section) => {
    const turn = turns.get(section.kind) ?? 0;
    turns.set(section.kind, turn + 1);
    return { ...section, turn };
  });
}

/** A form from given sections. */
export const formOf = (
  sections: readonly (readonly [kind: SectionKind, bars: number])[],
  { tempo, tail }: Pick<Form, 'tempo' | 'tail'>,
): Form => ({
  tempo,
  tail,
  sections: withEnergy(counted(sections.map(([kind, bars]) => plain(kind, bars))), []),
});

type Plain = Omit<Section, 'energy' | 'turn'>;

const plain = (kind: SectionKind, bars: number): Plain => ({ kind, bars, lines: [], barsPerLine: 2 });

/** Orders of sections, from short to long songs. */
const ORDERS: readonly (readonly SectionKind[])[] = [
  ['intro', 'verse', 'chorus', 'bridge', 'chorus', 'outro'],
  ['intro', 'verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus', 'outro'],
  ['intro', 'verse', 'chorus', 'verse', 'chorus', 'solo', 'bridge', 'chorus', 'chorus', 'outro'],
];
const LONG: readonly SectionKind[] = ['verse', 'chorus', 'solo'];

function withoutLyrics({ style, tempo, seconds }: Brief): { sections: Plain[]; tempo: number } {
  const bar = barSeconds(tempo, style.beats ?? 4);
  const wanted = (seconds - TAIL) / bar / UNIT;
  // sections of a twelve-bar blues are multiples of twelve bars
  const step = (style.verse[0]?.split(' ').length ?? 4) === 12 ? 3 : 2;
  const candidates = ORDERS.flatMap((order, rank) =>
    [1, step, step * 2].flatMap((long) =>
      [1, 2].map((short) => ({
        order,
        long,
        short,
        units: order.reduce(
          (sum, kind) => sum + (LONG.includes(kind) ? long : kind === 'bridge' ? short : 1),
          0,
        ),
        rank,
      })),
    ),
  );
  const fits = candidates.filter(({ units }) => {
    const length = units * UNIT * bar + TAIL;
    return length >= SONG_SECONDS.min && length <= SONG_SECONDS.max;
  });
  const cost = ({ units, long, rank }: (typeof candidates)[number]) =>
    Math.abs(units - wanted) + (long === step ? 0 : 0.6) + (rank === 1 ? 0 : 0.3);
  const [best] = (fits.length > 0 ? fits : candidates.slice(0, 1)).sort((a, b) => cost(a) - cost(b));
  const { order, long, short } = best ?? { order: ORDERS[0] ?? [], long: 1, short: 1 };
  const sections = order.map((kind) =>
    plain(kind, UNIT * (LONG.includes(kind) ? long : kind === 'bridge' ? short : 1)),
  );
  return { sections, tempo: stretched(sections, tempo, style.beats ?? 4) };
}

/** The tempo, changed if the form would exceed {@link SONG_SECONDS}. */
function stretched(sections: readonly Plain[], tempo: number, beats: number): number {
  const bars = sections.reduce((sum, { bars }) => sum + bars, 0);
  const seconds = bars * barSeconds(tempo, beats) + TAIL;
  if (seconds > SONG_SECONDS.max) return tempo * ((seconds - TAIL) / (SONG_SECONDS.max - TAIL - 0.5));
  if (seconds < SONG_SECONDS.min) return tempo * ((seconds - TAIL) / (SONG_SECONDS.min - TAIL + 0.5));
  return tempo;
}

const evenBars = (bars: number): number => Math.max(UNIT, Math.ceil(bars / UNIT) * UNIT);

function withLyrics(
  { style, tempo, asked }: Brief,
  written: readonly LyricSection[],
): { sections: Plain[]; tempo: number } {
  const beats = style.beats ?? 4;
  const bar = barSeconds(tempo, beats);
  // a line takes four short bars, or two
  const roomy = bar < 1.3 ? 4 : 2;
  for (const barsPerLine of [roomy, roomy / 2]) {
    const sections = framed(written, barsPerLine);
    const seconds = sections.reduce((sum, { bars }) => sum + bars, 0) * bar + TAIL;
    const most = Math.min(SONG_SECONDS.max, asked === null ? SONG_SECONDS.max : asked * OVER);
    if (seconds <= most || barsPerLine !== roomy) {
      const whole = seconds < SONG_SECONDS.min ? lengthened(sections, bar) : sections;
      return { sections: whole, tempo: stretched(whole, tempo, beats) };
    }
  }
  throw new Error('A form was not found.');
}

/** The sections of the lyrics, with an intro and an outro. */
function framed(written: readonly LyricSection[], barsPerLine: number): Plain[] {
  const sections = written.map(
    ({ kind, lines }): Plain => ({
      kind,
      lines,
      barsPerLine,
      bars: evenBars(lines.length * barsPerLine),
    }),
  );
  if (sections[0]?.kind !== 'intro') sections.unshift(plain('intro', UNIT));
  if (sections.at(-1)?.kind !== 'outro') sections.push(plain('outro', UNIT));
  return sections;
}

/** Adds a solo to lyrics that are too short for a song. */
function lengthened(sections: readonly Plain[], bar: number): Plain[] {
  const missing = SONG_SECONDS.min + 2 - TAIL - sections.reduce((sum, { bars }) => sum + bars, 0) * bar;
  const bars = evenBars(Math.ceil(missing / bar));
  return [...sections.slice(0, -1), plain('solo', bars), ...sections.slice(-1)];
}

const ENERGY: Record<SectionKind, number> = {
  intro: 0.32,
  verse: 0.5,
  chorus: 0.88,
  bridge: 0.45,
  solo: 0.8,
  outro: 0.4,
};

/** Assigns energy: later verses and the last chorus get more. Half of it follows the reference's curve, if there is one. */
function withEnergy(sections: readonly Omit<Section, 'energy'>[], curve: readonly number[]): Section[] {
  const total = sections.reduce((sum, { bars }) => sum + bars, 0);
  const lastChorus = sections.findLastIndex(({ kind }) => kind === 'chorus');
  let from = 0;
  return sections.map((section, index) => {
    const own = ENERGY[section.kind] + (section.kind === 'verse' && section.turn > 0 ? 0.14 : 0);
    const full = index === lastChorus ? 1 : own;
    const middle = (from + section.bars / 2) / total;
    from += section.bars;
    const followed = curve[Math.min(curve.length - 1, Math.floor(middle * curve.length))];
    return { ...section, energy: followed === undefined ? full : 0.5 * full + 0.5 * (followed / 100) };
  });
}
