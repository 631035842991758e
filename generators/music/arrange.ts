import type { Random } from '../pictures/random.ts';
import type { TuneNote } from './melody.ts';
import type { Scale, Style } from './moods.ts';
import type { Instrument, Note } from './score.ts';

/** What stays the same through a piece. */
export interface Piece {
  /** Seconds. */
  bar: number;
  root: number;
  scale: Scale;
  style: Style;
  bed: Instrument;
  broken: Instrument;
  lead: Instrument;
  figure: Style['figures'][number];
}

/** A step of the scale as a pitch; steps go on below 0 and above 6. */
const pitchOf = ({ root, scale }: Piece, step: number): number =>
  root + 12 * Math.floor(step / 7) + (scale[((step % 7) + 7) % 7] ?? 0);

const THIRDS = [0, 2, 4, 7, 9] as const;

/** The chord held through the bar. */
export function bedAt(piece: Piece, at: number, chord: number): Note[] {
  const high = chord > 3 ? -7 : 0;
  return THIRDS.slice(0, 4).map((third, i) => ({
    at,
    length: piece.bar * 1.08,
    pitch: pitchOf(piece, chord + third + high) + 12,
    force: 0.42,
    instrument: piece.bed,
    pan: (i - 1.5) * 0.35,
  }));
}

/** The bass of the bar. */
export function bassAt(piece: Piece, at: number, chord: number): Note[] {
  const beats = { held: [0], moving: [0, 1.5, 2], driving: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] }[
    piece.style.bass
  ];
  const pitch = pitchOf(piece, chord > 4 ? chord - 7 : chord) - 12;
  return beats.map((beat, i) => ({
    at: at + (beat / 4) * piece.bar,
    length: (((beats[i + 1] ?? 4) - beat) / 4) * piece.bar * 0.95,
    pitch: pitch < 31 ? pitch + 12 : pitch,
    force: beat === 0 ? 0.7 : 0.5,
    instrument: 'bass',
    pan: 0,
  }));
}

/** The chord broken up. */
export function brokenAt(piece: Piece, at: number, chord: number): Note[] {
  const low = piece.broken === 'bass';
  return piece.figure.flatMap((index, i): Note[] => {
    if (index === null) return [];
    return [
      {
        at: at + (i / 8) * piece.bar,
        length: piece.bar / (piece.broken === 'strings' ? 9 : 4),
        pitch: pitchOf(piece, chord + (THIRDS[index] ?? 0)) + (low ? 0 : 12),
        force: i === 0 ? 0.6 : i % 2 === 0 ? 0.5 : 0.4,
        instrument: piece.broken,
        pan: -0.3 + 0.1 * (i % 5),
      },
    ];
  });
}

/** The bar's part of the tune; `bar` counts within its phrase. */
export function leadAt(piece: Piece, at: number, notes: readonly TuneNote[], bar: number): Note[] {
  return notes
    .filter((note) => Math.floor(note.at / 8) === bar)
    .map((note) => ({
      at: at + ((note.at % 8) / 8) * piece.bar,
      length: (note.length / 8) * piece.bar * 0.98,
      pitch: pitchOf(piece, note.step) + 12 * (1 + piece.style.register),
      force: 0.62,
      instrument: piece.lead,
      pan: 0.12,
    }));
}

/** The drums of the bar; `force` 0..1. */
export function drumsAt(piece: Piece, at: number, force: number, random: Random): Note[] {
  return Object.entries(piece.style.drums).flatMap(([instrument, beats]) =>
    beats.map(
      (beat): Note => ({
        at: at + (beat / 4) * piece.bar,
        length: 0.4,
        pitch: piece.root - 12,
        force: force * (beat === 0 ? 0.8 : 0.5) * random.range(0.8, 1),
        // The keys of the table are these names.
        instrument: instrument as keyof Style['drums'],
        pan: instrument === 'shaker' ? 0.4 : instrument === 'tick' ? -0.35 : 0,
      }),
    ),
  );
}

/** The home chord, spread like a last touch of the keys. */
export function ending(piece: Piece, at: number, tail: number): Note[] {
  const held = (instrument: Instrument, step: number, i: number): Note => ({
    at: at + i * 0.06,
    length: tail * 0.8,
    pitch: pitchOf(piece, step) + (instrument === 'bass' ? -12 : 12),
    force: 0.5,
    instrument,
    pan: (i - 2) * 0.2,
  });
  return [
    held('bass', 0, 0),
    ...THIRDS.map((step, i) => held(piece.bed, step, i)),
    ...[0, 4, 7].map((step, i) => held(piece.broken === 'strings' ? 'pluck' : piece.broken, step, i)),
  ];
}
