import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { NICENESS } from '../priority.ts';
import { findFfmpeg } from './find-ffmpeg.ts';

/** ffmpeg failed or timed out. `log` is the end of its output. */
export class MediaToolFailed extends Error {
  override readonly name = 'MediaToolFailed';
  readonly log: string;
  constructor(message: string, log: string) {
    super(log ? `${message}: ${log.split('\n').at(-1)}` : message);
    this.log = log;
  }
}

export interface FfmpegOptions {
  signal: AbortSignal;
  /** Timeout in seconds. Default: 300. */
  limit?: number;
  /** Data for standard input, e.g. raw samples, or frames as they are painted. */
  input?: Uint8Array | AsyncIterable<Uint8Array>;
  /** Receives the seconds of output written so far. Cannot be combined with output on `pipe:1`. */
  onTime?: (seconds: number) => void;
  /** Receives chunks of `pipe:1` as they arrive. The result also has all of it. */
  onOutput?: (piece: Buffer) => void;
  /** Path of the program. Default: {@link findFfmpeg}. */
  program?: string;
  /** Keeps the server's own priority, for what is short and somebody waits for. Default: that of long work, {@link NICENESS}. */
  urgent?: boolean;
  /** `info` keeps measurements in the log. Default: `error`. */
  loglevel?: 'error' | 'info';
}

export interface FfmpegResult {
  stdout: Buffer;
  /** The end of standard error. */
  log: string;
}

const LOG_BYTES = 64 * 1024;
const SHOWN_LOG = 2000;
/** The only allowed protocols: a media file must not make ffmpeg open URLs. */
const PROTOCOLS = 'file,pipe';

/**
 * The demuxer for each extension, which our upload check chose. Security: by default ffmpeg detects the format from the
 * contents, so audio disguised as a playlist would make it open every file that the playlist names.
 */
const READERS: Readonly<Record<string, string>> = {
  mp3: 'mp3',
  wav: 'wav',
  ogg: 'ogg',
  flac: 'flac',
  aac: 'aac',
  mp4: 'mov',
  mov: 'mov',
  m4a: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
};

const readerOf = (file: string): string[] => {
  const reader = READERS[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];
  return reader ? ['-f', reader] : [];
};

/**
 * ffmpeg arguments that read a local file.
 * @param file the prefix `file:` keeps its name from being parsed as an option or URL
 * @param options input options; `-f` replaces the demuxer that the extension selects
 */
export const fromFile = (file: string, ...options: string[]): string[] => [
  ...(options.includes('-f') ? [] : readerOf(file)),
  ...options,
  '-protocol_whitelist',
  PROTOCOLS,
  '-i',
  `file:${file}`,
];

/**
 * Runs ffmpeg non-interactively, with two filter threads. Aborting kills it; the promise settles only when the process has exited.
 * @throws the signal's reason; MediaToolFailed on an exit code or timeout; MediaToolMissing
 */
export async function runFfmpeg(args: readonly string[], options: FfmpegOptions): Promise<FfmpegResult> {
  const { signal, limit = 300, input, onTime } = options;
  const program = options.program ?? (await findFfmpeg());
  signal.throwIfAborted();
  const child = spawn(
    program,
    [
      '-hide_banner',
      ...(input ? [] : ['-nostdin']),
      '-loglevel',
      options.loglevel ?? 'error',
      ...(onTime ? ['-progress', 'pipe:1', '-nostats'] : ['-nostats']),
      '-y',
      '-filter_threads',
      '2',
      '-filter_complex_threads',
      '2',
      ...args,
    ],
    { stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'], windowsHide: true },
  );
  if (!options.urgent) yieldToServer(child);
  const heard = listen(child, options);
  let late = false;
  const stop = () => child.kill('SIGKILL');
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, limit * 1000);
  signal.addEventListener('abort', stop);
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    // EPIPE if it exits before reading all input; the exit code decides whether that is an error
    child.stdin?.on('error', () => {});
    const fed = feed(child, input).catch((error: unknown) => {
      stop();
      return { error };
    });
    const code = await ended;
    const failed = await fed;
    signal.throwIfAborted();
    if (failed) throw failed.error;
    const log = heard.log().trim();
    if (late) throw new MediaToolFailed(`ffmpeg was stopped after ${limit} seconds`, log.slice(-SHOWN_LOG));
    if (code !== 0) throw new MediaToolFailed(`ffmpeg ended with code ${code}`, log.slice(-SHOWN_LOG));
    return { stdout: heard.stdout(), log };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Writes the input with backpressure. */
async function feed({ stdin }: ChildProcess, input: FfmpegOptions['input']): Promise<undefined> {
  if (!stdin) return;
  if (!input || input instanceof Uint8Array) {
    stdin.end(input);
    return;
  }
  const closed = new Promise<null>((resolve) => {
    stdin.once('close', () => resolve(null));
  });
  const parts = input[Symbol.asyncIterator]();
  for (;;) {
    const part = parts.next();
    // the program may have ended, or was stopped, while the next part is still being made
    const next = await Promise.race([part, closed]);
    if (next === null) {
      part.catch(() => undefined);
      // it cleans up when its part is made, if ever: nobody waits for that
      parts.return?.().catch(() => undefined);
      return;
    }
    if (next.done) break;
    if (stdin.destroyed) {
      await parts.return?.();
      return;
    }
    // drain never comes if the program exits early
    if (!stdin.write(next.value)) await Promise.race([once(stdin, 'drain').catch(() => {}), closed]);
  }
  stdin.end();
}

function yieldToServer({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICENESS.long);
  } catch {
    // already exited, or not permitted
  }
}

/** Parses progress lines; chunks may split or combine them. */
function readProgress(onTime: (seconds: number) => void): (data: Buffer) => void {
  let rest = '';
  return (data) => {
    const lines = (rest + data.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const time = /^out_time_us=(\d+)/.exec(line);
      if (time) onTime(Number(time[1]) / 1e6);
    }
  };
}

function listen(child: ChildProcess, { onTime, onOutput }: Pick<FfmpegOptions, 'onTime' | 'onOutput'>) {
  const out: Buffer[] = [];
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-LOG_BYTES);
  });
  const progress = onTime && readProgress(onTime);
  child.stdout?.on('data', (data: Buffer) => {
    if (progress) {
      progress(data);
      return;
    }
    out.push(data);
    onOutput?.(data);
  });
  return { log: () => log, stdout: () => Buffer.concat(out) };
}
