import type { Deps } from '../deps.ts';
import { findOwnMedia, type Media, storageName } from '../media/media.ts';
import { keyOfAttempt } from '../media/media-keys.ts';
import { dropFiles, putFiles } from '../media/put-files.ts';
import { makeFor } from '../models/make.ts';
import type { Claim } from '../tasks/claims.ts';
import { UnrecoverableError } from '../tasks/unrecoverable-error.ts';
import type { JobResult, Work } from '../tasks/work.ts';
import { dropWorkFolder, workFolder } from '../tasks/work-folder.ts';
import type { ClipPlan } from './clip-plan.ts';
import { readClipPlan, recordClip } from './clips.ts';

const files = (secret: string, claim: Claim, attempt: number) => ({
  video: { key: keyOfAttempt(secret, 'clip', claim, attempt), ext: 'mp4', mime: 'video/mp4' },
  poster: { key: keyOfAttempt(secret, 'clip-poster', claim, attempt), ext: 'jpg', mime: 'image/jpeg' },
});

/** The job of a clip: animates a picture, and stores clip and poster. */
export function clipWork(deps: Deps): Work {
  const { db, storage, secret, config, models } = deps;
  return async (claim, signal): Promise<JobResult> => {
    if (claim.attempt > 1) await dropFiles(storage, Object.values(files(secret, claim, claim.attempt - 1)));
    const { plan, ...asked } = await readClipPlan(db, claim.taskId);
    const image = plan.image ? await load(deps, claim, plan.image) : await draw(deps, claim, plan, signal);
    const endImage = plan.endImage ? await load(deps, claim, plan.endImage) : undefined;
    const folder = await workFolder(config.dataDir, claim.taskId);
    try {
      const { prompt, seconds, width, height, seed } = plan;
      const made = await makeFor(
        deps,
        { taskId: claim.taskId, part: 'clip' },
        models.find('clip', asked),
        { image, ...(endImage ? { endImage } : {}), prompt, seconds, width, height, seed },
        { signal, folder },
      );
      const { video, poster } = files(secret, claim, claim.attempt);
      const size = { width: made.width, height: made.height, upscaled: false };
      const [put, shown] = await putFiles(storage, [
        { file: made.file, media: { ...video, ...size } },
        { file: made.poster, media: { ...poster, ...size } },
      ]);
      if (!put || !shown) throw new Error('The clip was not stored.');
      return {
        record: (client) => recordClip(client, claim, { video: put, poster: shown, seconds: made.seconds }),
        discard: () => dropFiles(storage, [put, shown]),
      };
    } finally {
      await dropWorkFolder(config.dataDir, claim.taskId);
    }
  };
}

async function load({ db, storage }: Deps, { userId }: Claim, key: string): Promise<Uint8Array> {
  const media: Media | undefined = await findOwnMedia(db, userId, key);
  if (!media) throw new UnrecoverableError('The picture to set in motion is gone.', 'sourceGone');
  return storage.read(storageName(media));
}

/** A clip without a picture starts with one drawn from its prompt. */
async function draw(deps: Deps, { taskId }: Claim, plan: ClipPlan, signal: AbortSignal): Promise<Uint8Array> {
  const { prompt, width, height, seed, style } = plan;
  const [picture] = await makeFor(
    deps,
    { taskId, part: 'first-picture' },
    deps.models.find('picture'),
    { prompt, width, height, count: 1, seed, style },
    { signal },
  );
  if (!picture) throw new Error('No picture was drawn.');
  return picture.data;
}
