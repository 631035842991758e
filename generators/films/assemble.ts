import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { SOUND } from '../ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { writePoster } from '../ffmpeg/poster.ts';
import { isThere, sweepParts, writeWhole } from '../ffmpeg/whole-file.ts';
import type { FilmPlan } from './film.ts';
import { posterTime } from './poster-time.ts';
import { framesOf, renderSegment, segmentName, segmentsOf } from './segments.ts';
import { type Mix, mixSound } from './sound.ts';
import { toSrt } from './srt.ts';

/** A finished film: paths of complete files in {@link AssembleOptions.folder}. */
export interface Film {
  /** MP4: H.264 and AAC. */
  file: string;
  /** JPEG in the film's size. */
  poster: string;
  /** SRT; null for a film without narration. */
  subtitles: string | null;
  width: number;
  height: number;
  seconds: number;
}

/** `folder` is exclusive to this film: parts that a killed attempt finished are reused. `onProgress` receives 0..1. */
export interface AssembleOptions {
  signal: AbortSignal;
  folder: string;
  onProgress?: (share: number) => void;
}

/** Share of the progress that rendering the segments accounts for. */
const PICTURES = 0.9;
/** Segments rendered in parallel: each uses little more than one core. */
const AT_ONCE = Math.min(4, availableParallelism());

/**
 * Renders a film from its plan, segment by segment, so that a killed attempt can be resumed.
 * @throws the signal's reason when aborted; MediaToolMissing; BadPicture; MediaToolFailed for a source that cannot be read
 */
export async function assembleFilm(
  plan: FilmPlan,
  { signal, folder, onProgress }: AssembleOptions,
): Promise<Film> {
  await mkdir(folder, { recursive: true });
  await sweepParts(folder);
  const segments = segmentsOf(plan);
  const names = segments.map((segment) => segmentName(segment, plan));
  let done = 0;
  await sideBySide(segments.entries(), signal, async ([i, segment], running) => {
    const file = join(folder, names[i] ?? '');
    if (!(await isThere(file))) await renderSegment(segment, plan, file, { plan, folder, signal: running });
    done += framesOf(segment);
    onProgress?.((done / plan.frames) * PICTURES);
  });
  const [file, poster] = [join(folder, 'film.mp4'), join(folder, 'poster.jpg')];
  const mix = await mixSound(plan, folder, signal);
  try {
    await writeWhole(file, (part) => putTogether(names, mix, plan, part, folder, signal));
  } finally {
    if (mix) await rm(mix.file, { force: true });
  }
  await writePoster(file, poster, { signal, at: posterTime(plan) });
  const subtitles = await writeSubtitles(plan, join(folder, 'film.srt'));
  for (const name of names) await rm(join(folder, name), { force: true });
  onProgress?.(1);
  return { file, poster, subtitles, width: plan.width, height: plan.height, seconds: plan.seconds };
}

/** Processes items in order, `AT_ONCE` at a time. The first failure aborts the others and is thrown when all have stopped. */
async function sideBySide<Item>(
  items: Iterable<Item>,
  signal: AbortSignal,
  work: (item: Item, running: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const running = AbortSignal.any([signal, failed.signal]);
  const left = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = left.next(); !next.done && !running.aborted; next = left.next()) {
      try {
        await work(next.value, running);
      } catch (error) {
        failed.abort(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  running.throwIfAborted();
}

/** Joins segments and sound; the video is copied without re-encoding. */
async function putTogether(
  names: readonly string[],
  mix: Mix | null,
  { seconds }: FilmPlan,
  file: string,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const list = join(folder, '.part-list.txt');
  await writeFile(list, names.map((name) => `file ${name}\n`).join(''));
  const sound = mix
    ? [...fromFile(mix.file), '-af', mix.finish]
    : ['-f', 'lavfi', '-i', `anullsrc=r=${SOUND.rate}:cl=stereo`];
  const coding = ['-c:v', 'copy', '-c:a', 'aac', '-b:a', '160k', '-ar', String(SOUND.rate), '-ac', '2'];
  const ends = ['-t', seconds.toFixed(3), '-movflags', '+faststart', '-map_metadata', '-1'];
  try {
    const inputs = [...fromFile(list, '-f', 'concat'), ...sound];
    await runFfmpeg([...inputs, '-map', '0:v', '-map', '1:a', ...coding, ...ends, file], { signal });
  } finally {
    await rm(list, { force: true });
  }
}

async function writeSubtitles({ shots }: FilmPlan, file: string): Promise<string | null> {
  const cues = shots.flatMap((shot) => shot.cues);
  if (cues.length === 0) return null;
  await writeWhole(file, (part) => writeFile(part, toSrt(cues)));
  return file;
}
