import { readFile } from 'node:fs/promises';
import type { Clip, ClipOptions } from '../clips/clips.ts';
import { framesOf } from '../clips/frames.ts';
import { RATE } from '../ffmpeg/encode.ts';
import { encodeHead } from './encode.ts';
import { knownFaces } from './face/known-faces.ts';
import type { HeadTask } from './head-messages.ts';
import type { TalkRequest } from './heads.ts';
import { hear } from './mouth/hear.ts';
import { HEARD_RATE } from './mouth/loudness.ts';
import { framePicture } from './paint/framing.ts';

/** See {@link HeadProvider.talk}. */
export async function talk(threadUrl: URL, request: TalkRequest, options: ClipOptions): Promise<Clip> {
  const { picture, sound, spoken, width, height, seed } = request;
  const { signal, onProgress } = options;
  const { pixels, face } = await framePicture(picture, request.face, { width, height });
  const drawn = (await knownFaces(await readFile(picture))).length > 0;
  const samples = await hear(sound, signal);
  const frames = Math.max(1, Math.round((samples.length / HEARD_RATE) * RATE));
  const voice = { samples, ...(spoken && { spoken }) };
  const task: HeadTask = { kind: 'talk', drawn, pixels, face, voice, seed };
  const input = framesOf(threadUrl, task, { signal, onFrame: (nth) => onProgress?.(nth / frames) });
  return encodeHead(input, { sound, width, height, seconds: frames / RATE }, options);
}
