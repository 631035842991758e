import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { h264 } from '../ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { writePoster } from '../ffmpeg/poster.ts';
import { probe } from '../ffmpeg/probe.ts';
import { writeWhole } from '../ffmpeg/whole-file.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import { AlreadyLarge, type Clip, type ClipEnlarger, type ClipOptions } from './clips.ts';

/** Shorter side of an enlarged clip, in pixels. */
const SHORT_SIDE = 1080;
/** Rounds to a multiple of 8: 854 × 480 (480p, rounded to even) becomes 1920 × 1080, not 1922. */
const eights = (side: number): number => Math.round(side / 8) * 8;
/** Restores edges that interpolation softens. Luma only: sharpened chroma gets noisy. */
const SHARPEN = 'unsharp=5:5:0.45:5:5:0';

/** Resamples clips to 1080p with a Lanczos filter. It adds no detail. */
export const createClipEnlarger = (): ClipEnlarger => ({
  name: BUILT_IN_ENGINE,
  ready: requireFfmpeg,
  enlarge,
});

async function enlarge(
  { file: source }: { file: string },
  { signal, folder, onProgress }: ClipOptions,
): Promise<Clip> {
  const { width: from, height: tall, seconds } = await probe(source, { signal });
  if (Math.min(from, tall) >= SHORT_SIDE) throw new AlreadyLarge('The clip has its full size already.');
  const scale = SHORT_SIDE / Math.min(from, tall);
  const [width, height] = [eights(from * scale), eights(tall * scale)];
  const name = randomUUID();
  const [file, poster] = [join(folder, `${name}.mp4`), join(folder, `${name}.jpg`)];
  const filters = `scale=${width}:${height}:flags=lanczos+accurate_rnd,${SHARPEN},setsar=1`;
  try {
    await writeWhole(file, (part) =>
      runFfmpeg(
        [
          ...fromFile(source),
          ...['-map', '0:v:0', '-map', '0:a?', '-vf', filters, '-c:a', 'copy'],
          ...h264({ threads: 1 }),
          part,
        ],
        { signal, onTime: (time) => onProgress?.(Math.min(1, time / seconds)) },
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
