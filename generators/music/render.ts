import { play } from './instruments.ts';
import { addRoom } from './room.ts';
import type { Score } from './score.ts';
import { SAMPLE_RATE } from './waves.ts';

const FADE_SECONDS = 0.8;

/** Plays a score: two channels interleaved, at SAMPLE_RATE, not yet brought to any loudness. */
export function render({ seconds, notes, room }: Score): Float32Array {
  const length = Math.round(seconds * SAMPLE_RATE);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  for (const note of notes) {
    const start = Math.round(note.at * SAMPLE_RATE);
    const angle = ((note.pan + 1) * Math.PI) / 4;
    const [toLeft, toRight] = [Math.cos(angle), Math.sin(angle)];
    const sound = play(note);
    const end = Math.min(sound.length, length - start);
    for (let i = 0; i < end; i++) {
      const value = sound[i] ?? 0;
      left[start + i] = (left[start + i] ?? 0) + value * toLeft;
      right[start + i] = (right[start + i] ?? 0) + value * toRight;
    }
  }
  addRoom([left, right], room);
  const both = new Float32Array(length * 2);
  const fade = Math.min(FADE_SECONDS, seconds / 4) * SAMPLE_RATE;
  for (let i = 0; i < length; i++) {
    const out = Math.min(1, (length - i) / fade);
    both[i * 2] = (left[i] ?? 0) * out;
    both[i * 2 + 1] = (right[i] ?? 0) * out;
  }
  return both;
}
