import { spawn } from 'node:child_process';
import { RATE } from './encode.ts';
import { fromFile, MediaToolFailed } from './ffmpeg.ts';
import { findFfmpeg } from './find-ffmpeg.ts';

const LOG = 2000;
/** Seconds. Decoding writes many frames a second; a program that hangs would hold its task for ever. */
const SILENCE = 60;

/**
 * Decodes a video frame by frame, resampled to {@link RATE} and scaled to `width` x `height`. Decoding waits for the consumer;
 * leaving the loop kills ffmpeg, and so does a wait for data beyond `silence` seconds.
 * @returns RGBA frames, 4 bytes a pixel
 * @throws the signal's reason; MediaToolFailed; MediaToolMissing
 */
export async function* readFrames(
  file: string,
  { width, height }: { width: number; height: number },
  signal: AbortSignal,
  silence = SILENCE,
): AsyncGenerator<Uint8Array> {
  const program = await findFfmpeg();
  signal.throwIfAborted();
  const args = [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-filter_threads', '1', '-threads', '2'],
    ...fromFile(file),
    ...['-map', '0:v:0', '-vf', `fps=${RATE},scale=${width}:${height}:flags=bicubic,setsar=1`],
    ...['-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1'],
  ];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-LOG);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  // awaited below; until then a rejection must not count as unhandled
  ended.catch(() => {});
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  const size = width * height * 4;
  let hung = false;
  let timer: NodeJS.Timeout | undefined;
  // only while we wait: the consumer may take as long as it does
  const waitForData = () => {
    timer = setTimeout(() => {
      hung = true;
      stop();
    }, silence * 1000);
  };
  try {
    waitForData();
    let [frame, filled] = [new Uint8Array(size), 0];
    for await (const part of child.stdout) {
      clearTimeout(timer);
      const bytes: Uint8Array = part;
      for (let at = 0; at < bytes.length; ) {
        const taken = Math.min(size - filled, bytes.length - at);
        frame.set(bytes.subarray(at, at + taken), filled);
        filled += taken;
        at += taken;
        if (filled < size) continue;
        yield frame;
        [frame, filled] = [new Uint8Array(size), 0];
      }
      waitForData();
    }
    const code = await ended;
    signal.throwIfAborted();
    if (hung) throw new MediaToolFailed(`ffmpeg wrote nothing for ${silence} seconds`, log.trim());
    if (code !== 0) throw new MediaToolFailed(`ffmpeg ended with code ${code}`, log.trim());
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    stop();
    await ended.catch(() => {});
  }
}
