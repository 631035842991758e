import { writeFile } from 'node:fs/promises';
import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { go } from './signal.ts';

export const SAMPLE_RATE = 22_050;

/** Decodes a file's sound to one channel of 16-bit samples. */
export async function decode(file: string): Promise<Int16Array> {
  const raw = ['-f', 's16le', '-ac', '1', '-ar', String(SAMPLE_RATE), 'pipe:1'];
  const { stdout } = await runFfmpeg([...fromFile(file, '-vn'), ...raw], go);
  return new Int16Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + (stdout.length & ~1)));
}

/** Puts sound into a file and decodes it. */
export async function decodeData(file: string, data: Uint8Array): Promise<Int16Array> {
  await writeFile(file, data);
  return decode(file);
}

/** The median pitch of a voice in Hz, by autocorrelation over its loud stretches. */
export function medianPitch(samples: Int16Array): number {
  const [size, shortest, longest] = [700, Math.floor(SAMPLE_RATE / 500), Math.ceil(SAMPLE_RATE / 55)];
  const found: number[] = [];
  const sound = Float32Array.from(samples, (sample) => sample / 32768);
  for (let start = 0; start + size + longest < sound.length; start += 1600) {
    let still = 0;
    for (let i = start; i < start + size; i++) still += (sound[i] ?? 0) ** 2;
    if (still / size < 1e-3) continue;
    let shifted = still;
    let [best, lag] = [0.6, 0];
    for (let shift = 1; shift < longest; shift++) {
      const [into, outOf] = [sound[start + size + shift - 1] ?? 0, sound[start + shift - 1] ?? 0];
      shifted += into ** 2 - outOf ** 2;
      if (shift < shortest) continue;
      let sum = 0;
      for (let i = start; i < start + size; i++) sum += (sound[i] ?? 0) * (sound[i + shift] ?? 0);
      const likeness = sum / Math.sqrt(still * shifted + 1e-9);
      // An octave below fits as well: the shortest that fits clearly counts.
      if (likeness > best + 0.02) [best, lag] = [likeness, shift];
    }
    if (lag > 0) found.push(SAMPLE_RATE / lag);
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
}
