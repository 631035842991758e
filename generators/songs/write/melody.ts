import { createRandom, hashText, mixSeed } from '../../pictures/random.ts';
import { nearestTone, toFive } from './harmony.ts';

/** A note of a melody: start and length in sixteenths of the phrase, and its scale degree. */
export interface TuneNote {
  at: number;
  length: number;
  step: number;
}

export interface PhraseAsk {
  /** Sixteenths of the phrase, and of a bar. */
  slots: number;
  bar: number;
  /** Number of notes, one for each syllable. */
  notes: number;
  /** The chord of each bar. */
  chords: readonly number[];
  /** Phrases with the same name have the same melody. */
  name: string;
  seed: number;
  /** Scale degree in the center of its range. */
  centre: number;
  /** Whether it ends on the tonic chord, as the answer to an open phrase. */
  closes: boolean;
  five: boolean;
  minor: boolean;
}

/** Metric weight of a sixteenth in a bar, 0..1: beats most, then eighths. */
const weightOf = (slot: number, bar: number): number => {
  const place = slot % bar;
  if (place === 0) return 1;
  if (place % 8 === 0) return 0.92;
  if (place % 4 === 0) return 0.82;
  return place % 2 === 0 ? 0.6 : 0.1;
};

/**
 * Composes a phrase. Rhythm and contour depend on its name, so that verses share a melody. Strong beats are chord tones; the
 * rest moves mostly stepwise.
 */
export function phrase(ask: PhraseAsk): TuneNote[] {
  const { slots, bar, chords, name, seed, centre, closes, five, minor } = ask;
  const chance = (slot: number, use: string) =>
    createRandom(mixSeed(seed, hashText(`${name}|${use}|${slot}`))).next();
  const onsets = rhythm(ask, chance);
  let place = centre + Math.round((chance(0, 'start') - 0.5) * 4);
  return onsets.map((at, index) => {
    const chord = chords[Math.min(chords.length - 1, Math.floor(at / bar))] ?? 0;
    const last = index === onsets.length - 1;
    const moved = place + moveBy(chance(at, 'move'));
    // keep within the range
    place = moved > centre + 4 ? moved - 2 : moved < centre - 4 ? moved + 2 : moved;
    if (last) place = nearestTone(place, closes ? 0 : chord);
    else if (at % bar === 0 || at % 8 === 0) place = nearestTone(place, chord);
    if (five) place = toFive(place, minor);
    const next = onsets[index + 1] ?? slots - Math.round(bar / 8);
    return { at, length: Math.max(1, Math.min(next - at, last ? bar / 2 : 8)), step: place };
  });
}

const MOVES = [-2, -1, -1, 0, 1, 1, 1, 2, -1, 3] as const;
const moveBy = (chance: number): number => MOVES[Math.floor(chance * MOVES.length)] ?? 0;

/** Onsets of the notes: the sixteenths with the most weight, leaving a rest at the end. */
function rhythm({ slots, bar, notes }: PhraseAsk, chance: (slot: number, use: string) => number): number[] {
  const breath = Math.round(bar / 4);
  const usable = Math.max(4, slots - breath);
  const dense = notes > usable / 2;
  const places = Array.from({ length: usable }, (_, slot) => ({
    slot,
    weight: (dense && slot % 2 === 1 ? 0.35 : weightOf(slot, bar)) + chance(slot, 'rhythm') * 0.42,
  }));
  return places
    .sort((a, b) => b.weight - a.weight)
    .slice(0, Math.min(notes, usable))
    .map(({ slot }) => slot)
    .sort((a, b) => a - b);
}
