import { fromFile, runFfmpeg } from './ffmpeg.ts';
import { writeWhole } from './whole-file.ts';

/** Length of an excerpt in seconds, and its longer side in pixels. */
const LENGTH = 4;
const LONG_SIDE = 480;
/** Start of the excerpt as a share of the film, which often begins with a title or a fade. */
const BEGINS = 0.15;

/**
 * Writes a short silent MP4 for a tile, below 500 kB.
 * @param film path of the video; `seconds` is its length
 * @throws as {@link runFfmpeg}
 */
export function writeExcerpt(
  film: string,
  excerpt: string,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<void> {
  const start = Math.min(seconds * BEGINS, Math.max(0, seconds - LENGTH));
  const fit = `scale=w='if(gte(iw,ih),min(${LONG_SIDE},iw),-2)':h='if(gte(iw,ih),-2,min(${LONG_SIDE},ih))',fps=24,setsar=1`;
  const even = 'scale=trunc(iw/2)*2:trunc(ih/2)*2';
  return writeWhole(excerpt, (part) =>
    runFfmpeg(
      [
        ...fromFile(film, '-ss', start.toFixed(3)),
        ...['-t', String(LENGTH), '-map', '0:v:0', '-an', '-sn', '-dn', '-vf', `${fit},${even}`],
        ...['-c:v', 'libx264', '-preset', 'fast', '-crf', '27', '-maxrate', '700k', '-bufsize', '700k'],
        ...['-pix_fmt', 'yuv420p', '-threads', '1', '-movflags', '+faststart', '-map_metadata', '-1', part],
      ],
      { signal, limit: 120 },
    ),
  );
}
