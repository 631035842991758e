import { fromFile, runFfmpeg } from './ffmpeg.ts';
import { isThere } from './whole-file.ts';

/** Seconds before the end from which pictures are decoded at first; the last one is kept. */
const TAIL = 1;

/**
 * Writes a clip's last picture.
 * @param file of the picture; its extension says the format
 * @param filters ffmpeg arguments for the output
 */
export async function writeLastPicture(
  clip: string,
  file: string,
  { signal }: { signal: AbortSignal },
  filters: readonly string[] = [],
): Promise<void> {
  // `-update` overwrites the file with each picture
  const write = (...from: string[]) =>
    runFfmpeg([...fromFile(clip, ...from), '-an', ...filters, '-update', '1', file], { signal });
  await write('-sseof', `-${TAIL}`);
  // the end is that of the sound, if that goes on longer
  if (!(await isThere(file))) await write();
}
