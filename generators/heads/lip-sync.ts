import type { Clip, ClipOptions } from '../clips/clips.ts';
import { RATE } from '../ffmpeg/encode.ts';
import { probe } from '../ffmpeg/probe.ts';
import { readFrames } from '../ffmpeg/read-frames.ts';
import { withinSide } from '../pictures/fitted.ts';
import { encodeHead } from './encode.ts';
import { firstFrame } from './face/first-frame.ts';
import { lookForFace } from './face/look-for-face.ts';
import type { HeadTask } from './head-messages.ts';
import { type LipSyncRequest, NoFace } from './heads.ts';
import { hear } from './mouth/hear.ts';
import { throughThread } from './through-thread.ts';

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);

/** See {@link HeadProvider.lipSync}. @param longSide larger clips are downscaled to this longer side, in pixels */
export async function lipSync(
  { threadUrl, longSide }: { threadUrl: URL; longSide: number },
  { clip, longest = Number.POSITIVE_INFINITY, sound, spoken, face: given }: LipSyncRequest,
  options: ClipOptions,
): Promise<Clip> {
  const { signal, onProgress } = options;
  const face = given ?? (await lookForFace(threadUrl, clip, signal));
  if (!face) throw new NoFace('There is no face in the first frame of the clip.');
  const whole = await probe(clip, { signal });
  const shown = await firstFrame(clip, signal);
  const { width, height } = withinSide({ width: even(shown.width), height: even(shown.height) }, longSide);
  const samples = await hear(sound, signal);
  const voice = { samples, ...(spoken && { spoken }) };
  const { mouth, eyes, tilt } = face;
  const task: HeadTask = { kind: 'dub', width, height, face: { mouth, eyes, tilt }, voice };
  const frames = Math.max(1, Math.round(Math.min(whole.seconds, longest) * RATE));
  const seconds = whole.seconds > longest ? frames / RATE : whole.seconds;
  const read = firstOf(frames, readFrames(clip, { width, height }, signal));
  const input = throughThread(threadUrl, task, read, {
    signal,
    onFrame: (nth) => onProgress?.(Math.min(1, nth / frames)),
  });
  return encodeHead(input, { sound, width, height, seconds }, options);
}

/** The first so many frames. Leaving the loop ends their decoding. */
async function* firstOf<Frame>(count: number, frames: AsyncIterable<Frame>): AsyncGenerator<Frame> {
  let nth = 0;
  for await (const frame of frames) {
    yield frame;
    if (++nth >= count) return;
  }
}
