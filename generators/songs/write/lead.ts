/** Composes the melody phrase by phrase, and times the lines of the lyrics. */
import { createRandom, mixSeed } from '../../pictures/random.ts';
import type { SungLine } from '../../singing/singing.ts';
import type { SongLine } from '../songs.ts';
import type { Voice } from '../sound/sampler.ts';
import { isMinor } from '../styles/style.ts';
import type { Brief } from './brief.ts';
import type { Section } from './form.ts';
import { type Key, semitoneOf } from './harmony.ts';
import { syllablesOf } from './lyric-lines.ts';
import { phrase } from './melody.ts';
import type { SongNote, Track } from './score.ts';
import type { Grid } from './time.ts';

interface Singer {
  readonly tracks: Track[];
  readonly lines: SongLine[];
  /** Notes of the lead and the harmony voice. */
  readonly voices: { first: SungLine[]; second: SungLine[] };
  /** Composes the melody of a section. @param from its start in sixteenths */
  sing(section: Section, from: number, chords: readonly number[]): void;
}

/** Phrase structures of a section: the same letter is the same melody. */
const SHAPES = ['ABAC', 'AABA', 'ABAB', 'AABC'] as const;
/** Center of each section's range, in scale degrees above the tonic. */
const CENTRES = { intro: 2, verse: 1, chorus: 4, bridge: 3, solo: 5, outro: 2 } as const;

/** Writes the melody, section by section: a section that comes back has the melody it had. */
export function createSinger({
  brief: { style, seed, mode },
  key,
  grid,
  sung,
  syllables,
}: {
  brief: Brief;
  key: Key;
  grid: Grid;
  /** Whether there are lyrics: one instrument then plays the whole melody. */
  sung: boolean;
  /** Number of syllables by line, if a voice sings; otherwise an instrument plays the melody. */
  syllables?: ReadonlyMap<string, number> | undefined;
}): Singer {
  const random = createRandom(mixSeed(seed, 0x1ead));
  const first = random.pick(style.lead);
  const other = style.lead.find((voice) => voice !== first) ?? first;
  const shape = random.pick(SHAPES);
  const [main, second, harmony] = [
    track(style.room, style.echo),
    track(style.room, style.echo),
    track(style.room, 0),
  ];
  harmony.gain = 0.3;
  harmony.pan = -0.35;
  const lines: SongLine[] = [];
  const voices: Singer['voices'] = { first: [], second: [] };
  // the tonic at or below the middle of the melody's range
  const home = style.melody - 4 - ((((style.melody - 4 - key.root) % 12) + 12) % 12);
  const pitchOf = (step: number): number => home + semitoneOf(key, step) - key.root;
  const voiceOf = ({ kind }: Section): readonly [Voice, Track] => {
    if (kind === 'solo' || kind === 'bridge') return [other, second];
    return sung || kind !== 'chorus' ? [first, main] : [other, second];
  };

  return {
    tracks: [main, second, harmony],
    lines,
    voices,
    sing(section, from, chords) {
      const { kind, bars, barsPerLine, energy } = section;
      if (kind === 'intro' || (kind === 'outro' && section.lines.length === 0)) return;
      if (sung && section.lines.length === 0 && kind !== 'solo') return;
      const [voice, onto] = voiceOf(section);
      const per = section.lines.length > 0 ? barsPerLine : grid.step * grid.bar < 1.3 ? 4 : 2;
      const phrases = section.lines.length > 0 ? section.lines.length : Math.floor(bars / per);
      const slots = per * grid.bar;
      for (let index = 0; index < phrases; index++) {
        const text = section.lines[index];
        const letter = shape[index % 4] ?? 'A';
        const start = from + index * slots;
        const notes = phrase({
          slots,
          bar: grid.bar,
          notes:
            text === undefined
              ? playedNotes(style.busy, slots, kind)
              : (syllables?.get(text) ?? syllablesOf(text)),
          chords: Array.from({ length: per }, (_, bar) => chords[(index * per + bar) % chords.length] ?? 0),
          name: `${kind}${letter}`,
          seed,
          centre: CENTRES[kind],
          closes: index % 2 === 1,
          five: style.five ?? false,
          minor: isMinor(mode),
        });
        const played = notes.map(
          ({ at, length, step }, place): SongNote => ({
            at: grid.at(start + at) + (style.machine ? 0 : random.range(-0.006, 0.008)),
            length: grid.at(start + at + length) - grid.at(start + at),
            pitch: pitchOf(step),
            force:
              (place === 0 || at % grid.bar === 0 ? 0.8 : 0.66) *
              (0.8 + 0.2 * energy) *
              random.range(0.94, 1.04),
            instrument: voice,
            variant: 0,
          }),
        );
        // harmony a third above in full choruses
        const second =
          kind === 'chorus' && energy > 0.8
            ? played.map(
                (note, place): SongNote => ({
                  ...note,
                  pitch: pitchOf((notes[place]?.step ?? 0) + 2),
                  variant: 1,
                }),
              )
            : [];
        if (text !== undefined && syllables) {
          voices.first.push({ text, notes: played });
          if (second.length > 0) voices.second.push({ text, notes: second });
        } else {
          onto.notes.push(...played);
          harmony.notes.push(...second);
        }
        if (text !== undefined) lines.push({ at: round(played[0]?.at ?? grid.at(start)), text });
      }
    },
  };
}

const playedNotes = (busy: number, slots: number, kind: Section['kind']): number =>
  Math.max(2, Math.round((slots / 2) * busy * (kind === 'solo' ? 1.35 : kind === 'bridge' ? 0.7 : 0.95)));

const track = (room: number, echo: number | undefined): Track => ({
  notes: [],
  gain: 0.9,
  pan: 0.05,
  wide: false,
  drive: 0,
  room: Math.min(0.5, room * 1.1),
  echo: echo ? 0.22 : 0,
  duck: 0,
});

const round = (seconds: number): number => Math.round(seconds * 100) / 100;
