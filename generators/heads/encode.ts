import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clip, ClipOptions } from '../clips/clips.ts';
import { h264, RATE, SOUND } from '../ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { writePoster } from '../ffmpeg/poster.ts';
import { writeWhole } from '../ffmpeg/whole-file.ts';

/** Timeout: seconds of painting and encoding for each second of a clip. */
const PATIENCE = 60;
/** Higher quality than other clips: the still parts must look like the picture. */
const FINE = ['-crf', '16'];

/**
 * Encodes frames and a sound as a clip with its poster. A failure leaves no file.
 * @param input RGBA frames, 4 bytes a pixel, at `RATE`
 */
export async function encodeHead(
  input: AsyncIterable<Uint8Array>,
  { sound, width, height, seconds }: { sound: string; width: number; height: number; seconds: number },
  { signal, folder, onProgress }: ClipOptions,
): Promise<Clip> {
  const name = randomUUID();
  const [file, poster] = [join(folder, `${name}.mp4`), join(folder, `${name}.jpg`)];
  try {
    await writeWhole(file, (part) =>
      runFfmpeg(
        [
          ...[
            '-f',
            'rawvideo',
            '-pix_fmt',
            'rgba',
            '-s',
            `${width}x${height}`,
            '-r',
            String(RATE),
            '-i',
            'pipe:0',
          ],
          ...fromFile(sound),
          ...['-map', '0:v:0', '-map', '1:a:0', '-t', seconds.toFixed(3)],
          ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1'],
          // one thread: the same seed must give the same bytes
          ...h264({ threads: 1 }),
          ...FINE,
          // pads a sound that is shorter than the video with silence
          ...[
            '-af',
            'apad',
            '-c:a',
            'aac',
            '-b:a',
            '160k',
            '-ar',
            String(SOUND.rate),
            '-ac',
            String(SOUND.channels),
          ],
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
