import { fromFile, runFfmpeg } from '../../ffmpeg/ffmpeg.ts';
import { HEARD_RATE } from './loudness.ts';

/** Decodes the sound that mouths follow. @returns mono at {@link HEARD_RATE}, -1..1 @throws as `runFfmpeg` */
export async function hear(file: string, signal: AbortSignal): Promise<Float32Array> {
  const raw = ['-vn', '-ac', '1', '-ar', String(HEARD_RATE), '-f', 'f32le', 'pipe:1'];
  const { stdout } = await runFfmpeg([...fromFile(file), ...raw], { signal });
  const samples = new Float32Array(stdout.length >> 2);
  new Uint8Array(samples.buffer).set(stdout.subarray(0, samples.byteLength));
  return samples;
}
