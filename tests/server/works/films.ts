import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromFile, runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';

const VIDEO = ['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=10:d=3'];
const SOUND = ['-f', 'lavfi', '-i', 'sine=duration=3'];
/** A phone's camera writes owner and location into several metadata fields. */
const TOLD = {
  'com.apple.quicktime.location.ISO6709': '+40.7128-074.0060+010.000/',
  'com.apple.quicktime.make': 'Pocket Phone 9',
  artist: 'Anna Example',
  creation_time: '2026-05-06T07:08:09Z',
};
const SPOKEN = '1\n00:00:00,000 --> 00:00:02,000\nAnna Example at 40.7128\n';
const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast'];

/** The uploaded files, as programs write them. */
const FILMS = {
  film: { ending: 'mp4', args: [...VIDEO, ...SOUND, ...H264, '-c:a', 'aac'] },
  silent: { ending: 'mp4', args: [...VIDEO, ...H264] },
  'old codec': { ending: 'mp4', args: [...VIDEO, '-c:v', 'mpeg4'] },
  'sound alone': { ending: 'mp4', args: [...SOUND, '-c:a', 'aac'] },
  QuickTime: { ending: 'mov', args: [...VIDEO, ...H264] },
  'from a phone': {
    ending: 'mp4',
    args: [
      ...[...VIDEO, ...SOUND, '-f', 'srt', '-i', `data:text/plain,${encodeURIComponent(SPOKEN)}`, ...H264],
      ...['-c:a', 'aac', '-c:s', 'mov_text', '-timecode', '01:00:00:00', '-movflags', 'use_metadata_tags'],
      ...Object.entries(TOLD).flatMap(([name, words]) => ['-metadata', `${name}=${words}`]),
      ...['-metadata:s:v', 'handler_name=Pocket Phone 9', '-metadata:s:a', 'title=Anna Example'],
    ],
  },
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

/** As a phone held upright writes it: the picture is stored in landscape, with a rotation. */
export function turned(film: Buffer): Buffer {
  const copy = Buffer.from(film);
  // the matrix of the first track, at this offset from its name
  const matrix = copy.indexOf('tkhd') + 44;
  for (const [place, value] of [0, 0x10000, 0, -0x10000, 0, 0, 180 << 16, 0, 0x40000000].entries())
    copy.writeInt32BE(value, matrix + 4 * place);
  return copy;
}

/** A checksum of the first video and audio tracks, as they are encoded. */
export async function streamsOf(film: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-test-film-'));
  try {
    const file = join(folder, 'film.mp4');
    await writeFile(file, film);
    const hashes = ['0:V:0', '0:a:0'].map((track) =>
      runFfmpeg([...fromFile(file), '-map', track, '-c', 'copy', '-f', 'md5', '-'], {
        signal: AbortSignal.timeout(60_000),
      }),
    );
    return (await Promise.all(hashes)).map(({ stdout }) => stdout.toString().trim()).join(' ');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
