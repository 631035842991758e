import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyName, type Song } from '../../generators/songs/songs.ts';
import { titleOf } from '../../generators/text/title.ts';
import { hookOf } from '../../src/api/lyric-hook.ts';
import type { Deps } from '../deps.ts';
import { fileName, type Media } from '../media/media.ts';
import { keyOfAttempt } from '../media/media-keys.ts';
import { dropFiles, type LocalFile, putFiles } from '../media/put-files.ts';
import { makeFor, makeNow } from '../models/make.ts';
import { Parked } from '../models/remote/parked.ts';
import type { Claim } from '../tasks/claims.ts';
import type { JobResult, Work } from '../tasks/work.ts';
import { dropWorkFolder, workFolder } from '../tasks/work-folder.ts';
import { coverPrompt } from './cover-prompt.ts';
import type { SongPlan } from './song-plan.ts';
import { readSongPlan, recordSongs, type SongWork } from './songs.ts';

/** The model requests of a task: both providers make two songs. */
export const SONG_PARTS = ['song-0', 'song-1'] as const;
const SONGS = SONG_PARTS.length;
/** Side of a cover in pixels. */
const COVER = 640;
/** Difference between the seeds of a task's two songs. */
const STRIDE = 0x9e3779b1;

const NO_SIZE = { width: null, height: null, upscaled: false };
const KINDS = [
  { kind: 'song', ext: 'mp3', mime: 'audio/mpeg', ...NO_SIZE },
  { kind: 'song-master', ext: 'flac', mime: 'audio/flac', ...NO_SIZE },
  { kind: 'song-cover', ext: 'jpg', mime: 'image/jpeg', width: COVER, height: COVER, upscaled: false },
] as const;

/** The files of one song of an attempt. */
const mediaOf = (secret: string, claim: Claim, attempt: number, index: number): Omit<Media, 'bytes'>[] =>
  KINDS.map(({ kind, ...media }) => ({ ...media, key: keyOfAttempt(secret, kind, claim, attempt, index) }));

interface How {
  signal: AbortSignal;
  folder: string;
}

/** The job of a song: writes missing lyrics, makes two songs with covers, and stores them. */
export function songWork(deps: Deps): Work {
  const { db, storage, secret, config } = deps;
  return async (claim, signal): Promise<JobResult> => {
    for (let index = 0; claim.attempt > 1 && index < SONGS; index++)
      await dropFiles(storage, mediaOf(secret, claim, claim.attempt - 1, index));
    const { plan, tool } = await readSongPlan(db, claim.taskId);
    const folder = await workFolder(config.dataDir, claim.taskId);
    const how = { signal, folder };
    let parked = false;
    try {
      const { title, lyrics } = await readOrMake(folder, 'words', () => wordsOf(deps, claim, plan, how));
      const files: LocalFile[] = [];
      const works: SongWork[] = [];
      const songs = await bothSongs(deps, claim, { plan: { ...plan, title, lyrics }, tool }, how);
      for (const [index, song] of songs.entries()) {
        const cover = await coverOf(deps, claim, { plan: { ...plan, title, lyrics }, song, index }, how);
        const made = { song, cover };
        const media = mediaOf(secret, claim, claim.attempt, index);
        const paths = [made.song.mp3, made.song.flac, made.cover];
        for (const [at, one] of media.entries()) files.push({ file: paths[at] ?? '', media: one });
        works.push(workOf(made.song, media, title));
      }
      const put = await putFiles(deps, files);
      return {
        record: (client) => recordSongs(client, claim, { media: put, works, title, lyrics }),
        discard: () => dropFiles(storage, put),
      };
    } catch (error) {
      parked = error instanceof Parked;
      throw error;
    } finally {
      // while the job is parked, keep the finished parts
      if (!parked) await dropWorkFolder(config.dataDir, claim.taskId);
    }
  };
}

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** Maximum characters of generated lyrics. */
const MOST_LYRICS = 1200;

/** Title and lyrics: as typed, or else written for the song. */
async function wordsOf(
  deps: Deps,
  { userId }: Claim,
  plan: SongPlan,
  { signal }: How,
): Promise<{ title: string; lyrics: string }> {
  const about = plan.words || plan.style;
  const plain = titleOf(about, hasHan(about) ? 'zh' : 'en');
  if (plan.instrumental) return { title: plan.title || plain, lyrics: '' };
  if (plan.lyrics) return { title: plan.title || titleFrom(plan.lyrics) || plain, lyrics: plan.lyrics };
  const request = { prompt: about, seed: plan.seed, most: MOST_LYRICS };
  const { title, text } = await makeNow(deps, userId, deps.models.find('lyrics'), request, { signal });
  return { title: plan.title || title, lyrics: text };
}

/** Most characters of a title that is not shortened. */
const SHORT = 40;
const titleFrom = (lyrics: string): string => {
  const hook = hookOf(lyrics);
  return hook.length <= SHORT ? hook : titleOf(hook, hasHan(hook) ? 'zh' : 'en');
};

/** Reads a finished part from the work folder, or makes and stores it. */
async function readOrMake<T extends object>(
  folder: string,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const file = join(folder, `${name}.json`);
  const known = await readFile(file, 'utf8').catch(() => null);
  // only this function writes the file
  if (known !== null) return JSON.parse(known) as T;
  const made = await make();
  await writeFile(`${file}.part`, JSON.stringify(made));
  await rename(`${file}.part`, file);
  return made;
}

interface Asked {
  plan: SongPlan;
  tool: string;
}

/** Makes both songs; with a service, both requests run at the same time. @throws Parked while one of them is missing */
async function bothSongs(deps: Deps, claim: Claim, asked: Asked, how: How): Promise<Song[]> {
  const songs: Song[] = [];
  let waits: Parked | null = null;
  for (const [index, part] of SONG_PARTS.entries())
    try {
      songs.push(
        await readOrMake(how.folder, part, () => makeSong(deps, claim, { ...asked, index, part }, how)),
      );
    } catch (error) {
      if (!(error instanceof Parked)) throw error;
      if (!waits || error.seconds < waits.seconds) waits = error;
    }
  if (waits) throw waits;
  return songs;
}

const seedOf = ({ seed }: SongPlan, index: number): number => (seed + index * STRIDE) >>> 0;

/** Makes one song in the work folder. Facts that a service does not return are measured. */
async function makeSong(
  deps: Deps,
  { taskId, userId }: Claim,
  { plan, tool, index, part }: Asked & { index: number; part: string },
  { signal, folder }: How,
): Promise<Song> {
  const { title: _, like, ...request } = plan;
  const song = await makeFor(
    deps,
    { taskId, part },
    deps.models.find('song', { tool }),
    { ...request, seed: seedOf(plan, index), ...(like ? { like } : {}) },
    { signal, folder },
  );
  if (song.tempo > 0) return song;
  const { tempo, root, minor } = await makeNow(
    deps,
    userId,
    deps.models.find('hearing'),
    { file: song.mp3 },
    { signal },
  );
  return { ...song, tempo, key: keyName(root, minor) };
}

/** Makes a song's cover in the work folder. */
async function coverOf(
  deps: Deps,
  { taskId }: Claim,
  { plan, song, index }: { plan: SongPlan; song: Song; index: number },
  { signal, folder }: How,
): Promise<string> {
  const seed = seedOf(plan, index);
  const [picture] = await makeFor(
    deps,
    { taskId, part: `cover-${index}` },
    deps.models.find('picture'),
    {
      prompt: coverPrompt({
        title: plan.title,
        words: plan.words,
        style: song.style,
        lyrics: plan.lyrics,
        seed,
      }),
      width: COVER,
      height: COVER,
      count: 1,
      seed,
      style: 'auto',
      references: [],
    },
    { signal },
  );
  if (!picture) throw new Error('No cover came back.');
  const cover = join(folder, `cover-${index}.jpg`);
  await writeFile(cover, picture.data);
  return cover;
}

function workOf(
  { mp3: _, flac: __, ...facts }: Song,
  [audio, master, cover]: Omit<Media, 'bytes'>[],
  title: string,
): SongWork {
  if (!audio || !master || !cover) throw new Error('A song has three files.');
  return { ...facts, title, audio: fileName(audio), master: fileName(master), cover: fileName(cover) };
}
