import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';

const VIDEO = ['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=10:d=3'];
const SOUND = ['-f', 'lavfi', '-i', 'sine=duration=3'];
const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast'];

/** What arrives, as people's programs write it. */
const FILMS = {
  film: { ending: 'mp4', args: [...VIDEO, ...SOUND, ...H264, '-c:a', 'aac'] },
  silent: { ending: 'mp4', args: [...VIDEO, ...H264] },
  'old codec': { ending: 'mp4', args: [...VIDEO, '-c:v', 'mpeg4'] },
  'sound alone': { ending: 'mp4', args: [...SOUND, '-c:a', 'aac'] },
  QuickTime: { ending: 'mov', args: [...VIDEO, ...H264] },
  Matroska: { ending: 'mkv', args: [...VIDEO, ...H264] },
} as const;
export type FilmKind = keyof typeof FILMS;

const made = new Map<FilmKind, Promise<Buffer>>();

/** A film of three seconds. */
export function filmFile(kind: FilmKind): Promise<Buffer> {
  const found = made.get(kind) ?? make(kind);
  made.set(kind, found);
  return found;
}

async function make(kind: FilmKind): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-test-film-'));
  try {
    const { ending, args } = FILMS[kind];
    const file = join(folder, `film.${ending}`);
    await runFfmpeg([...args, file], { signal: AbortSignal.timeout(60_000) });
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
