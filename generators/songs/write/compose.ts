/** Composes a song: its form and the notes of all instruments. */
import { createRandom, mixSeed, type Random } from '../../pictures/random.ts';
import type { SungLine } from '../../singing/singing.ts';
import type { Heard, SongLine } from '../songs.ts';
import { isDrum } from '../sound/sampler.ts';
import type { Part, SongStyle } from '../styles/style.ts';
import type { Brief } from './brief.ts';
import { type Form, layOut, type Section } from './form.ts';
import type { Key } from './harmony.ts';
import { voicing } from './harmony.ts';
import { createSinger } from './lead.ts';
import { type Bar, playFill, playKit, playPart, stroke } from './players.ts';
import type { SongNote, SongScore, Track } from './score.ts';
import { gridOf } from './time.ts';

export interface Composed {
  score: SongScore;
  lines: SongLine[];
  voices: { first: SungLine[]; second: SungLine[] };
  tempo: number;
}

/** Humanization: most deviation from the beat in seconds. */
const LOOSE = 0.006;

const progression = (random: Random, rows: readonly string[]): number[] =>
  random
    .pick(rows)
    .split(' ')
    .map((step) => Number(step) - 1);

/**
 * Composes a song from a brief. Deterministic.
 * @param lyrics empty for an instrumental
 * @param syllables number of syllables by line, if a voice sings them
 */
export function compose(brief: Brief, lyrics: string, syllables?: ReadonlyMap<string, number>): Composed {
  return composeForm(brief, layOut(brief, lyrics), lyrics !== '', syllables);
}

/** Composes the music of a form. @param sung whether there are lyrics: one instrument then plays the whole melody */
export function composeForm(
  brief: Brief,
  form: Form,
  sung: boolean,
  syllables?: ReadonlyMap<string, number>,
): Composed {
  const { style, seed } = brief;
  const grid = gridOf(style, form.tempo);
  const key: Key = { root: brief.root, mode: brief.mode, sevenths: style.sevenths ?? false };
  const random = createRandom(mixSeed(seed, 0x7a11));
  const chords = {
    verse: progression(random, style.verse),
    chorus: progression(random, style.chorus),
    bridge: progression(random, style.bridge),
  };
  const chordsOf = ({ kind }: Section): readonly number[] =>
    kind === 'chorus' || kind === 'bridge' ? chords[kind] : kind === 'solo' ? chords.chorus : chords.verse;
  const players = [style.bass, ...style.parts].map((part) => ({ part, track: trackOf(part, style) }));
  const drums = drumTrack(style);
  const singer = createSinger({ brief, key, grid, sung, syllables });
  let from = 0;
  for (const [index, section] of form.sections.entries()) {
    const steps = chordsOf(section);
    for (let bar = 0; bar < section.bars; bar++) {
      const place: Bar = {
        grid,
        from: from + bar * grid.bar,
        chord: steps[bar % steps.length] ?? 0,
        key,
        energy: section.energy,
        random,
        loose: style.machine ? 0.0005 : LOOSE,
      };
      for (const [at, { part, track }] of players.entries())
        if (enters(section, bar, at)) track.notes.push(...playPart(part, place));
      drums.notes.push(...drumsOf(style, form.sections, index, bar, place));
    }
    singer.sing(section, from, steps);
    from += section.bars * grid.bar;
  }
  const end = grid.at(from);
  for (const { part, track } of players) track.notes.push(...lastChord(part, key, end, form.tail));
  if (style.high.crash || style.fill === 'drums') drums.notes.push(hit('crash', end, 0.5));
  const tracks = [...spread(drums), ...players.map(({ track }) => track), ...singer.tracks];
  const kicks = drums.notes
    .filter(({ instrument }) => /kick|boom/.test(instrument))
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  return {
    tempo: form.tempo,
    lines: singer.lines,
    voices: singer.voices,
    score: {
      seconds: end + form.tail,
      tracks: tracks.filter(({ notes }) => notes.length > 0),
      kicks,
      hall: style.hall ?? false,
      echo: (60 / form.tempo) * (style.echo ?? 0.75),
      tilt: tiltFor(brief.brightness),
    },
  };
}

/** Treble gain in decibels that follows the reference's brightness. */
const tiltFor = (brightness: Heard['brightness'] | null): number =>
  brightness === null ? 0 : Math.max(-4, Math.min(4, (brightness - 0.45) * 10));

/** Whether an instrument plays: intros build up, outros thin out. */
function enters({ kind, bars }: Section, bar: number, player: number): boolean {
  if (kind === 'intro') return player === 1 || (player === 2 && bar >= bars / 4) || bar >= bars / 2;
  if (kind === 'outro') return bar < bars / 2 || player <= 1;
  return true;
}

function drumsOf(
  { low, high, fill }: SongStyle,
  sections: readonly Section[],
  index: number,
  bar: number,
  place: Bar,
): SongNote[] {
  const section = sections[index];
  const next = sections[index + 1];
  if (!section) return [];
  const { kind, bars } = section;
  if (kind === 'intro' && bar < bars / 2) return [];
  if (kind === 'outro' && bar >= bars - 1) return [];
  const notes = playKit(low, high, place);
  if (bar === 0 && section.energy > 0.7 && (high.crash || fill === 'drums' || fill === 'build'))
    notes.push(stroke('crash', place, 0, 0.55));
  const ends = bar === bars - 1 && next && next.energy !== section.energy;
  if (!ends) return notes;
  const rises = next.energy > section.energy;
  const filled = playFill(rises ? fill : fill === 'build' ? 'none' : fill, place);
  const quiet = filled.length > 0 ? place.grid.at(place.from + place.grid.bar - 4) : Number.POSITIVE_INFINITY;
  // a fill replaces the beat
  return [...notes.filter(({ at, instrument }) => at < quiet - 0.02 || /kick/.test(instrument)), ...filled];
}

const trackOf = ({ gain, pan = 0, wide, drive = 0, echo = 0 }: Part, style: SongStyle): Track => ({
  notes: [],
  gain,
  pan,
  wide: wide === true,
  drive,
  room: style.room * (pan === 0 && !wide ? 0.35 : 1),
  echo,
  duck: style.duck ?? 0,
});

const drumTrack = (style: SongStyle): Track => ({
  notes: [],
  gain: 0.44,
  pan: 0,
  wide: false,
  drive: 0,
  room: style.room * 0.4,
  echo: 0,
  duck: 0,
});

/** Pan of the drums; others are in the middle. */
const PLACES: Readonly<Record<string, number>> = {
  ...{
    hat: 0.28,
    openhat: 0.28,
    ride: 0.38,
    crash: -0.35,
    shaker: -0.4,
    tambourine: 0.4,
    tom: -0.25,
    lowtom: 0.3,
  },
  ...{ conga: -0.35, bongo: 0.4, clave: 0.3, cowbell: 0.22, woodblock: -0.3, brush: -0.12, snap: 0.1 },
};

/** Splits the drums into a track for each pan position. */
function spread(drums: Track): Track[] {
  const tracks = new Map<number, Track>();
  for (const note of drums.notes) {
    const pan = PLACES[note.instrument] ?? 0;
    const track = tracks.get(pan) ?? { ...drums, notes: [], pan };
    track.notes.push(note);
    tracks.set(pan, track);
  }
  return [...tracks.values()];
}

const hit = (instrument: 'crash', at: number, force: number): SongNote => ({
  at,
  length: 1,
  pitch: 60,
  force,
  instrument,
  variant: 0,
});

/** The final tonic chord. */
function lastChord(
  { voice, from, low, high, drive = 0 }: Part,
  key: Key,
  at: number,
  tail: number,
): SongNote[] {
  if (!low || isDrum(voice)) return [];
  const single = /\d/.test(high) && from < 48;
  const pitches = single ? voicing({ ...key, sevenths: false }, 0, from).slice(0, 1) : voicing(key, 0, from);
  const root = from + ((((key.root - from) % 12) + 12) % 12);
  return (single ? [root] : pitches).map((pitch, index) => ({
    at: at + index * 0.03,
    length: tail * 0.62,
    pitch,
    force: (drive > 0.5 ? 0.5 : 0.62) * (single ? 1 : pitches.length ** -0.6),
    instrument: voice,
    variant: 0,
  }));
}
