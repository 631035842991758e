import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { h264, RATE } from '../ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { writePoster } from '../ffmpeg/poster.ts';
import { writeWhole } from '../ffmpeg/whole-file.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import type { Clip, ClipOptions, ClipProvider, ClipRequest } from './clips.ts';
import { combine } from './motion.ts';
import { motionsOf } from './motion-words.ts';
import { moving, withStill } from './still.ts';

/** When the end picture starts to appear and how long it takes, as shares of the clip. */
const CROSS = { from: 0.45, length: 0.35 } as const;

/**
 * The built-in clip engine: it moves a camera over the picture, as the prompt says. Nothing inside the picture
 * moves.
 */
export const createStudioClips = (): ClipProvider => ({
  name: BUILT_IN_ENGINE,
  ready: requireFfmpeg,
  animate,
});

async function animate(request: ClipRequest, { signal, folder, onProgress }: ClipOptions): Promise<Clip> {
  const { image, endImage, seconds, width, height } = request;
  if (!image) throw new Error('A clip needs a picture to begin from.');
  const name = randomUUID();
  const [file, poster] = [join(folder, `${name}.mp4`), join(folder, `${name}.jpg`)];
  const frame = { width, height, folder };
  try {
    await withStill(image, frame, (first) =>
      endImage ? withStill(endImage, frame, (last) => render([first, last])) : render([first]),
    );
    await writePoster(file, poster, { signal });
    onProgress?.(1);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { file, poster, width, height, seconds };

  function render(stills: readonly string[]): Promise<void> {
    return writeWhole(file, (part) =>
      runFfmpeg(
        [
          ...stills.flatMap((still) => fromFile(still, '-framerate', String(RATE))),
          ...['-filter_complex', graph(request, stills.length > 1), '-map', '[out]', '-an'],
          // the same seed must give the same clip
          ...h264({ threads: 1 }),
          part,
        ],
        { signal, onTime: (time) => onProgress?.(Math.min(1, time / seconds)) },
      ),
    );
  }
}

/** The filter graph of a clip: one camera, and with an end picture a slow change from one to the other under it. */
function graph({ prompt, seed, seconds, width, height }: ClipRequest, ends: boolean): string {
  const frames = Math.round(seconds * RATE);
  const camera = combine(motionsOf(prompt, seed));
  const view = moving(camera, { frames, from: 0, count: frames, rate: RATE, width, height });
  if (!ends) return `[0:v]${view}[out]`;
  const fade = `fade=in:st=${CROSS.from * seconds}:d=${CROSS.length * seconds}:alpha=1`;
  return `[0:v]${view}[a];[1:v]${view},format=yuva420p,${fade}[b];[a][b]overlay=format=yuv420[out]`;
}
