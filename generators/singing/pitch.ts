/** Pitch curve of a sung line: notes, slides between them, and vibrato on long ones. */
import type { SungNote } from './singing.ts';
import { BREATH } from './timing.ts';

/** Seconds of the slide to a note, before and after its start. */
const SLIDE = { before: 0.05, after: 0.03 } as const;
/** `from`: shortest note with vibrato; `waits`: its onset; `grows`: fade-in (all in seconds). Depth in semitones. */
const VIBRATO = { from: 0.45, waits: 0.24, grows: 0.3, hertz: 5.4, depth: 0.22 } as const;

const smooth = (share: number): number => {
  const x = Math.max(0, Math.min(1, share));
  return x * x * (3 - 2 * x);
};

/** @param notes in order of time @returns the MIDI pitch at a time in seconds; call with increasing times */
export function pitchLine(notes: readonly SungNote[]): (at: number) => number {
  let index = 0;
  return (at) => {
    while (index + 1 < notes.length && at >= (notes[index + 1]?.at ?? 0) - SLIDE.before) index++;
    const note = notes[index];
    if (!note) return 60;
    const before = notes[index - 1];
    const joined = before !== undefined && note.at - before.at - before.length < BREATH;
    const way = smooth((at - note.at + SLIDE.before) / (SLIDE.before + SLIDE.after));
    const from = joined ? before.pitch : note.pitch - 0.4;
    return from + (note.pitch - from) * way + vibrato(note, at - note.at);
  };
}

function vibrato({ length }: SungNote, since: number): number {
  if (length < VIBRATO.from || since < VIBRATO.waits) return 0;
  const grown = smooth((since - VIBRATO.waits) / VIBRATO.grows);
  return grown * VIBRATO.depth * Math.sin(2 * Math.PI * VIBRATO.hertz * (since - VIBRATO.waits));
}
