import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { h264, RATE } from '../ffmpeg/encode.ts';
import { runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { writePoster } from '../ffmpeg/poster.ts';
import { writeWhole } from '../ffmpeg/whole-file.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import type { ClipTask } from './clip-messages.ts';
import type { Clip, ClipOptions, ClipProvider, ClipRequest, PictureRecipe } from './clips.ts';
import { framesOf } from './frames.ts';
import { decodeStill } from './still.ts';

/** Timeout: seconds of painting and encoding for each second of a clip. */
const PATIENCE = 60;

/**
 * The built-in clip engine. It animates scenes of the picture engine, and moves a camera through any other picture.
 * @param threadUrl the built `clip-thread.js`; each clip has its own thread
 */
export const createStudioClips = ({ threadUrl }: { threadUrl: URL }): ClipProvider => ({
  name: BUILT_IN_ENGINE,
  ready: requireFfmpeg,
  async animate(request, options) {
    return film(threadUrl, await taskOf(request), request, options);
  },
});

async function taskOf(request: ClipRequest): Promise<ClipTask> {
  const { image, recipe, endImage, references = [], prompt, seconds, width, height, seed } = request;
  const frame = { width, height };
  const first = image
    ? { pixels: await decodeStill(image, frame), ...(recipe && { recipe }) }
    : { recipe: recipe ?? fromWords(request) };
  const last = endImage && { pixels: await decodeStill(endImage, frame) };
  return { first, ...(last && { last }), references, prompt, seconds, width, height, seed };
}

/** The scene of a clip without a first frame. */
export const fromWords = ({
  prompt,
  width,
  height,
  seed,
  style = 'auto',
  people,
  setting,
}: ClipRequest): PictureRecipe => ({
  prompt,
  width,
  height,
  seed,
  style,
  ...(people && { people }),
  ...(setting && { setting }),
});

async function film(
  threadUrl: URL,
  task: ClipTask,
  { seconds, width, height }: ClipRequest,
  { signal, folder, onProgress }: ClipOptions,
): Promise<Clip> {
  const name = randomUUID();
  const [file, poster] = [join(folder, `${name}.mp4`), join(folder, `${name}.jpg`)];
  const frames = Math.round(seconds * RATE);
  const input = framesOf(threadUrl, task, { signal, onFrame: (nth) => onProgress?.(nth / frames) });
  try {
    await writeWhole(file, (part) =>
      runFfmpeg(
        [
          ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(RATE)],
          ...[
            '-i',
            'pipe:0',
            '-an',
            '-vf',
            'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1',
          ],
          // one thread: the same seed must give the same bytes
          ...h264({ threads: 1 }),
          part,
        ],
        { signal, input, limit: 60 + seconds * PATIENCE },
      ),
    );
    await writePoster(file, poster, { signal });
    onProgress?.(1);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { file, poster, width, height, seconds };
}
