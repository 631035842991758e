import { SAMPLE_RATE } from '../signal/waves.ts';

/** A stereo track at SAMPLE_RATE. */
export interface Track {
  left: Float32Array;
  right: Float32Array;
  seconds: number;
}

/** An empty track. */
export function newTrack(seconds: number): Track {
  const length = Math.round(seconds * SAMPLE_RATE);
  return { left: new Float32Array(length), right: new Float32Array(length), seconds };
}

/** Adds a mono sound to a track. @param at seconds; parts outside the track are cut off @param pan -1 left .. 1 right */
export function lay(track: Track, sound: Float32Array, at: number, gain = 1, pan = 0): void {
  const start = Math.round(at * SAMPLE_RATE);
  const angle = ((pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [Math.cos(angle) * gain, Math.sin(angle) * gain];
  for (let i = Math.max(0, -start); i < sound.length && start + i < track.left.length; i++) {
    const value = sound[i] ?? 0;
    track.left[start + i] = (track.left[start + i] ?? 0) + value * toLeft;
    track.right[start + i] = (track.right[start + i] ?? 0) + value * toRight;
  }
}

/** Adds two different renditions of a sound, left and right, for a wide stereo image. */
export function layWide(track: Track, take: () => Float32Array, gain = 1): void {
  lay(track, take(), 0, gain, -0.8);
  lay(track, take(), 0, gain, 0.8);
}
