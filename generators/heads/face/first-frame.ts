import sharp from 'sharp';
import { BadPicture } from '../../clips/still.ts';
import { fromFile, MediaToolFailed, runFfmpeg } from '../../ffmpeg/ffmpeg.ts';

/** A clip's first frame as a PNG, with the clip's rotation applied. @throws the signal's reason; BadPicture */
export async function firstFrame(
  file: string,
  signal: AbortSignal,
): Promise<{ png: Uint8Array; width: number; height: number }> {
  const args = [...fromFile(file), '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'];
  const { stdout: png } = await runFfmpeg(args, { signal, limit: 60 }).catch((cause: unknown) => {
    throw cause instanceof MediaToolFailed ? new BadPicture('The clip cannot be read.', { cause }) : cause;
  });
  const { width, height } = await sharp(png)
    .metadata()
    .catch((cause: unknown) => {
      throw new BadPicture('The clip cannot be read.', { cause });
    });
  return { png, width, height };
}
