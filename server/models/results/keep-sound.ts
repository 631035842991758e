/** A larger copy of a clip sounds as the clip does, also where a service gives back pictures alone. */
import { join } from 'node:path';
import type { Clip } from '../../../generators/clips/clips.ts';
import { fromFile, runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { probe } from '../../../generators/ffmpeg/probe.ts';

/**
 * Lays the sound of a clip under its silent copy; neither is coded again.
 * @param source the MP4 that the copy was made from
 */
export async function keepSound(
  source: string,
  made: Clip,
  { signal, folder }: { signal: AbortSignal; folder: string },
): Promise<Clip> {
  const [before, after] = [await probe(source, { signal }), await probe(made.file, { signal })];
  if (!before.audioCodec || after.audioCodec) return made;
  const file = join(folder, 'kept-sound.mp4');
  const streams = ['-map', '0:v:0', '-map', '1:a:0', '-c', 'copy', '-movflags', '+faststart', file];
  await runFfmpeg([...fromFile(made.file), ...fromFile(source, '-vn'), ...streams], { signal });
  return { ...made, file };
}
