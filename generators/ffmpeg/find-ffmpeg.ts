import { execFile } from 'node:child_process';
import { access, chmod, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** A program that generates media is not installed. `tool` is its name; the message says how to install it. */
export class MediaToolMissing extends Error {
  override readonly name = 'MediaToolMissing';
  readonly tool: string;
  constructor(tool: string, howTo: string, options?: ErrorOptions) {
    super(`${tool} is missing: ${howTo}`, options);
    this.tool = tool;
  }
}

/** Where to look; tests pass their own. */
export interface FfmpegPlaces {
  /** Folders, in the format of PATH. */
  path?: string;
  /** Path of the packaged program; rejects if that optional package is not installed. */
  packaged?: () => Promise<string>;
}

interface Found {
  file: string;
  /** Version of libavutil: every build prints it, but not every build has a release number. */
  version: readonly [number, number];
}

const NEEDED = ['--enable-libx264', '--enable-libmp3lame'];
const ANSWER_MS = 10_000;

let known: Promise<string> | undefined;

/**
 * Path of the ffmpeg to use: the one on PATH if it has the encoders we need and is not older than the packaged one, else the
 * packaged one. The choice is cached unless `places` is given.
 * @throws {MediaToolMissing} if there is neither
 */
export function findFfmpeg(places?: FfmpegPlaces): Promise<string> {
  if (places) return choose(places);
  known ??= choose({}).catch((error: unknown) => {
    // it may be installed while the server runs
    known = undefined;
    throw error;
  });
  return known;
}

/**
 * Sets the ffmpeg that this process uses from now on, chosen from these places alone.
 * @throws {MediaToolMissing} if there is none; the next {@link findFfmpeg} then searches everywhere again
 */
export function settleFfmpeg(places: FfmpegPlaces): Promise<string> {
  known = undefined;
  const settled = choose(places);
  return settled.then((file) => {
    known = settled;
    return file;
  });
}

/** @throws {MediaToolMissing} if there is no usable ffmpeg */
export const requireFfmpeg = async (): Promise<void> => {
  await findFfmpeg();
};

async function choose({ path = process.env.PATH ?? '', packaged = packagedFfmpeg }: FfmpegPlaces) {
  const own = await onPath(path);
  const ours = await packaged().then(ask, () => undefined);
  const best = own && ours ? (isOlder(own, ours) ? ours : own) : (own ?? ours);
  if (!best)
    throw new MediaToolMissing(
      'ffmpeg',
      'install it, or let npm install the optional @ffmpeg-installer/ffmpeg.',
    );
  return best.file;
}

async function onPath(path: string): Promise<Found | undefined> {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const found = await ask(join(folder, name));
    if (found) return found;
  }
  return undefined;
}

/** We install without install scripts, so the program may lack the execute permission. */
async function packagedFfmpeg(): Promise<string> {
  const { default: installer } = await import('@ffmpeg-installer/ffmpeg');
  await access(installer.path, constants.X_OK).catch(() => chmod(installer.path, 0o755));
  return installer.path;
}

async function ask(file: string): Promise<Found | undefined> {
  const answer = await promisify(execFile)(file, ['-version'], {
    timeout: ANSWER_MS,
    windowsHide: true,
  }).catch(() => undefined);
  const version = /libavutil\s+(\d+)\.\s*(\d+)/.exec(answer?.stdout ?? '');
  if (!answer || !version || !NEEDED.every((option) => answer.stdout.includes(option))) return undefined;
  return { file, version: [Number(version[1]), Number(version[2])] };
}

const isOlder = ({ version: [a, b] }: Found, { version: [c, d] }: Found): boolean =>
  a < c || (a === c && b < d);
