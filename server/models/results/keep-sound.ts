/** Keeps the audio of a clip in its upscale, even if the service returns only video. */
import { join } from 'node:path';
import type { Clip } from '../../../generators/clips/clips.ts';
import { fromFile, runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { probe } from '../../../generators/ffmpeg/probe.ts';

/**
 * Copies the audio track of a clip into its silent upscale, without re-encoding.
 * @param source the original MP4
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
