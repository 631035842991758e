import { createWriteStream } from 'node:fs';
import { access, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FilmNarration, FilmShot } from '../../../generators/films/film.ts';
import type { FilmOrder } from '../../../generators/films/films.ts';
import { EXPORT_STEP } from '../../../src/api/exports.ts';
import type { Deps } from '../../deps.ts';
import { addMedia, fileName, findMedia, partsOf, storageName } from '../../media/media.ts';
import { keyOfAttempt } from '../../media/media-keys.ts';
import { dropFiles, type LocalFile, putFiles } from '../../media/put-files.ts';
import { makeFor } from '../../models/make.ts';
import { type Claim, usePoints } from '../../tasks/claims.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';
import type { JobResult, Work } from '../../tasks/work.ts';
import { dropWorkFolder, workFolder } from '../../tasks/work-folder.ts';
import { addWork } from '../../works/works.ts';
import { storeSpeech } from '../speech/speech.ts';
import { readFilmPlan, recordExport, saveProgress } from './exports.ts';
import type { FilmPlan, PlannedShot } from './film-plan.ts';
import { scoreOf } from './film-score.ts';

/** Fraction of the progress for speech and music; the rest is joining. */
const SOUND_SHARE = 0.2;
/** Milliseconds between two progress updates. */
const PROGRESS_INTERVAL = 1000;

const FILES = [
  { kind: 'film', ext: 'mp4', mime: 'video/mp4' },
  { kind: 'film-poster', ext: 'jpg', mime: 'image/jpeg' },
  { kind: 'film-subtitles', ext: 'srt', mime: 'text/plain' },
] as const;

/** The request for a film's music, if an external service composes it. */
export const FILM_MUSIC_PART = 'music';

/**
 * The job of an export: speaks new text, composes or fetches the music, joins the shots. Finished parts stay in the task's
 * folder, so that the next attempt after a killed process continues from there.
 */
export function filmWork(deps: Deps): Work {
  const { db, storage, secret, config, models } = deps;
  return async (claim, signal): Promise<JobResult> => {
    const keyed = (attempt: number) =>
      FILES.map(({ kind, ext, mime }) => ({ key: keyOfAttempt(secret, kind, claim, attempt), ext, mime }));
    if (claim.attempt > 1) await dropFiles(storage, keyed(claim.attempt - 1));
    const { plan, projectId } = await readFilmPlan(db, claim.taskId);
    const folder = await workFolder(config.dataDir, claim.taskId);
    const order = await gather(deps, claim, plan, folder, signal);
    await saveProgress(db, claim, EXPORT_STEP.joining, SOUND_SHARE);
    let savedAt = Date.now();
    const film = await makeFor(deps, { taskId: claim.taskId, part: 'film' }, models.find('film'), order, {
      signal,
      folder,
      onProgress: (share) => {
        if (Date.now() - savedAt < PROGRESS_INTERVAL) return;
        savedAt = Date.now();
        const progress = SOUND_SHARE + share * (1 - SOUND_SHARE);
        saveProgress(db, claim, EXPORT_STEP.joining, progress).catch((error: unknown) =>
          deps.report('progress', error),
        );
      },
    });
    const [video, poster, subtitles] = keyed(claim.attempt);
    if (!video || !poster || !subtitles) throw new Error('A film has three files.');
    const size = { width: film.width, height: film.height, upscaled: false };
    const files: LocalFile[] = [
      { file: film.file, media: { ...video, ...size } },
      { file: film.poster, media: { ...poster, ...size } },
    ];
    // the subtitle file of a film without subtitles stays in the work folder, which is deleted
    const beside = plan.unsubtitled ? null : film.subtitles;
    if (beside)
      files.push({
        file: beside,
        media: { ...subtitles, width: null, height: null, upscaled: false },
      });
    const put = await putFiles(deps, files);
    return {
      record: async (client) => {
        for (const media of put) await addMedia(client, claim.userId, media);
        const workId = await addWork(client, {
          userId: claim.userId,
          projectId,
          name: plan.name,
          video: fileName(video),
          poster: fileName(poster),
          subtitles: beside ? fileName(subtitles) : '',
          ratio: plan.ratio,
          seconds: film.seconds,
          size,
          provider: models.find('film').name,
        });
        await recordExport(client, claim.taskId, { workId, poster: fileName(poster) });
        // not earlier: until the transaction is committed, another attempt may need the folder
        await dropWorkFolder(config.dataDir, claim.taskId);
      },
      onlyUsed: true,
      discard: () => dropFiles(storage, put),
    };
  };
}

/** Collects a film's parts in its work folder: media from storage, new speech and music. */
async function gather(
  deps: Deps,
  claim: Claim,
  plan: FilmPlan,
  folder: string,
  signal: AbortSignal,
): Promise<FilmOrder> {
  const { db } = deps;
  const total = plan.shots.length + 1;
  const shots: FilmShot[] = [];
  for (const [index, shot] of plan.shots.entries()) {
    await saveProgress(db, claim, EXPORT_STEP.sound, (index / total) * SOUND_SHARE);
    const file = await fetchFile(deps, shot.source.file, folder);
    const narrations: FilmNarration[] = [];
    for (const request of shot.narrations) narrations.push(await speak(deps, claim, request, folder, signal));
    shots.push({
      id: String(shot.id),
      source: { ...shot.source, file },
      motion: shot.motion,
      ...(shot.seconds ? { seconds: shot.seconds } : {}),
      narrations,
      ...(shot.transition ? { transition: shot.transition } : {}),
      ...(shot.fromAfar ? { fromAfar: true } : {}),
    });
  }
  const { width, height, subtitles, music, cards } = plan;
  const order: FilmOrder = { shots, width, height, subtitles, ...(cards ? { cards } : {}) };
  if (!music) return order;
  const file =
    music.kind === 'upload'
      ? await fetchUpload(deps, music.key, folder)
      : await compose(
          deps,
          claim,
          plan,
          deps.models.find('film').traits.planOf(order).seconds,
          folder,
          signal,
        );
  return { ...order, music: { file, volume: music.volume } };
}

/** Makes a narration. Its points count as used, because the member keeps the speech even if the film fails. */
async function speak(
  deps: Deps,
  claim: Claim,
  request: PlannedShot['narrations'][number],
  folder: string,
  signal: AbortSignal,
): Promise<FilmNarration> {
  const stored = await storeSpeech(deps, claim.userId, request, { signal }, async (client, points) => {
    if (!(await usePoints(client, claim, points))) throw new Error('The task was taken over.');
  });
  return {
    file: await fetchFile(deps, stored.file, folder),
    seconds: stored.seconds,
    text: request.text,
    marks: stored.marks,
  };
}

async function compose(
  deps: Deps,
  { taskId }: Claim,
  plan: FilmPlan,
  seconds: number,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const file = join(folder, 'music.mp3');
  if (await isThere(file)) return file;
  const made = await makeFor(
    deps,
    { taskId, part: FILM_MUSIC_PART },
    deps.models.find('music', { tool: 'film' }),
    scoreOf(plan.shots, seconds, plan.seed),
    { signal },
  );
  await writeFile(`${file}.part`, made.data);
  await rename(`${file}.part`, file);
  return file;
}

async function fetchUpload(deps: Deps, key: string, folder: string): Promise<string> {
  const media = await findMedia(deps.db, key);
  if (!media) throw new UnrecoverableError('The music is gone.', 'sourceGone');
  return fetchFile(deps, fileName(media), folder);
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Copies a stored file into the work folder, unless it is there. */
async function fetchFile({ storage }: Deps, name: string, folder: string): Promise<string> {
  const file = join(folder, name);
  if (await isThere(file)) return file;
  const stored = storageName(partsOf(name));
  if ((await storage.size(stored)) === null)
    throw new UnrecoverableError('A file of the film is gone.', 'sourceGone');
  await pipeline(await storage.stream(stored), createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
  return file;
}
