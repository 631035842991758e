import { createRandom, hashText, mixSeed } from '../pictures/random.ts';
import { SAMPLE_RATE } from '../signal/waves.ts';
import { KINDS, type SoundKind } from './kinds/table.ts';
import { addRoom } from './room.ts';
import type { SoundRequest } from './sounds.ts';
import { newTrack } from './track.ts';

/** Fade at both ends in seconds, against clicks. */
const SOFT = 0.03;

/**
 * Mixes several kinds of sound, normalized to each other before their gains apply.
 * @returns interleaved stereo at SAMPLE_RATE, before loudness normalization
 */
export function mixSounds(kinds: readonly SoundKind[], { seconds, seed }: SoundRequest): Float32Array {
  const length = Math.round(seconds * SAMPLE_RATE);
  const both = new Float32Array(length * 2);
  for (const kind of kinds) {
    const { room, gain, play } = KINDS[kind];
    const track = newTrack(seconds);
    play(track, createRandom(mixSeed(seed, hashText(kind))));
    addRoom([track.left, track.right], room);
    const level = (0.1 * gain) / loudness(track.left, track.right);
    for (let i = 0; i < length; i++) {
      both[i * 2] = (both[i * 2] ?? 0) + (track.left[i] ?? 0) * level;
      both[i * 2 + 1] = (both[i * 2 + 1] ?? 0) + (track.right[i] ?? 0) * level;
    }
  }
  const fade = Math.min(SOFT * SAMPLE_RATE, length / 4);
  let loudest = 1e-6;
  for (let i = 0; i < length; i++) {
    const ends = Math.min(1, i / fade, (length - 1 - i) / fade);
    for (const side of [0, 1]) {
      const value = (both[i * 2 + side] ?? 0) * ends;
      both[i * 2 + side] = value;
      loudest = Math.max(loudest, Math.abs(value));
    }
  }
  return loudest > 0.95 ? both.map((value) => (value * 0.95) / loudest) : both;
}

/** RMS level of the loudest 40 % of blocks, so that pauses do not make short sounds too loud. */
function loudness(left: Float32Array, right: Float32Array): number {
  const block = SAMPLE_RATE / 10;
  const blocks: number[] = [];
  for (let start = 0; start < left.length; start += block) {
    let sum = 0;
    const end = Math.min(left.length, start + block);
    for (let i = start; i < end; i++) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    blocks.push(Math.sqrt(sum / (2 * Math.max(1, end - start))));
  }
  blocks.sort((a, b) => b - a);
  const loud = blocks.slice(0, Math.max(1, Math.ceil(blocks.length * 0.4)));
  return Math.max(1e-4, Math.sqrt(loud.reduce((sum, one) => sum + one * one, 0) / loud.length));
}
