import { fromFile, runFfmpeg } from './ffmpeg.ts';
import { writeWhole } from './whole-file.ts';

/** Writes the frame at `at` seconds of a film as a JPEG of the film's size. */
export const writePoster = (
  film: string,
  poster: string,
  { signal, at = 0 }: { signal: AbortSignal; at?: number },
): Promise<void> =>
  writeWhole(poster, (part) =>
    runFfmpeg([...fromFile(film, '-ss', at.toFixed(3)), '-frames:v', '1', '-q:v', '3', part], { signal }),
  );
