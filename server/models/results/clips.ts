import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clip } from '../../../generators/clips/clips.ts';
import { h264 } from '../../../generators/ffmpeg/encode.ts';
import { fromFile, MediaToolFailed, runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { writePoster } from '../../../generators/ffmpeg/poster.ts';
import { writeWhole } from '../../../generators/ffmpeg/whole-file.ts';
import type { Probe } from '../../media/probe-in-thread.ts';
import { UnreadableMedia } from '../../media/probe-stranger.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';

/** File extensions, by which ffmpeg is told the format. */
const ENDINGS: readonly (readonly [mime: RegExp, ending: string])[] = [
  [/mp4/, 'mp4'],
  [/quicktime/, 'mov'],
  [/webm/, 'webm'],
  [/matroska/, 'mkv'],
  [/mpeg/, 'mp3'],
  [/wav/, 'wav'],
  [/ogg/, 'ogg'],
  [/flac/, 'flac'],
];
const LONGEST_SIDE = 4096;
const LONGEST_SECONDS = 600;

/** Inspects a result without decoding, and renames the file to match its content. @throws UnrecoverableError */
export async function probeResult(
  probe: Probe,
  file: string,
): Promise<{ file: string } & Awaited<ReturnType<Probe>>> {
  const seen = await probe(file).catch((error: unknown) => {
    throw error instanceof UnreadableMedia
      ? new UnrecoverableError(error.message, 'resultUnreadable')
      : error;
  });
  const ending = ENDINGS.find(([mime]) => mime.test(seen.mime))?.[1];
  if (!ending) throw new UnrecoverableError(`The result is ${seen.mime}.`, 'resultUnreadable');
  const named = file.replace(/\.result$/, `.${ending}`);
  await rename(file, named);
  return { ...seen, file: named };
}

/**
 * Converts a service's clip: without metadata, playable in all browsers, with its first frame.
 * @throws UnrecoverableError if it is not a clip
 */
export async function clipFrom(
  probe: Probe,
  result: string,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<Clip> {
  const { file: source, video, audio, seconds, mime } = await probeResult(probe, result);
  if (!video || Math.max(video.width, video.height) > LONGEST_SIDE || seconds > LONGEST_SECONDS)
    throw new UnrecoverableError(`The result is no clip (${mime}, ${seconds} s).`, 'resultUnreadable');
  const name = randomUUID();
  const [file, poster] = [join(folder, `${name}.mp4`), join(folder, `${name}.jpg`)];
  const even = video.width % 2 === 0 && video.height % 2 === 0;
  const copies = video.codec === 'avc' && even && /mp4|quicktime/.test(mime);
  const picture = copies
    ? ['-c:v', 'copy', '-movflags', '+faststart', '-map_metadata', '-1', '-map_chapters', '-1', '-bitexact']
    : [...h264({ threads: 2 }), '-vf', 'scale=trunc(iw/2)*2:trunc(ih/2)*2', '-map_chapters', '-1'];
  const sound = audio ? ['-c:a', audio.codec === 'aac' ? 'copy' : 'aac'] : [];
  try {
    await writeWhole(file, (part) =>
      runFfmpeg([...fromFile(source), '-map', '0:v:0', '-map', '0:a:0?', ...picture, ...sound, part], {
        signal,
      }),
    );
    await writePoster(file, poster, { signal });
  } catch (error) {
    throw error instanceof MediaToolFailed
      ? new UnrecoverableError(error.message, 'resultUnreadable')
      : error;
  } finally {
    await rm(source, { force: true });
  }
  const [width, height] = copies ? [video.width, video.height] : [video.width & ~1, video.height & ~1];
  return { file, poster, width, height, seconds };
}
