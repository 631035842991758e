import type { Deps } from '../deps.ts';
import { fileName } from '../media/media.ts';
import { keyOfAttempt } from '../media/media-keys.ts';
import { dropFiles, putFiles } from '../media/put-files.ts';
import type { Claim } from '../tasks/claims.ts';
import type { JobResult, Work } from '../tasks/work.ts';
import { dropWorkFolder, workFolder } from '../tasks/work-folder.ts';
import { readSpeakPlan, recordLipSync } from './lip-syncs.ts';
import { speak } from './speak.ts';

const files = (secret: string, claim: Claim, attempt: number) => ({
  video: { key: keyOfAttempt(secret, 'head', claim, attempt), ext: 'mp4', mime: 'video/mp4' },
  poster: { key: keyOfAttempt(secret, 'head-poster', claim, attempt), ext: 'jpg', mime: 'image/jpeg' },
});

/** The job of a lip-sync: generates it, and stores clip and poster. */
export function lipSyncWork(deps: Deps): Work {
  const { db, storage, secret, config } = deps;
  return async (claim, signal): Promise<JobResult> => {
    if (claim.attempt > 1) await dropFiles(storage, Object.values(files(secret, claim, claim.attempt - 1)));
    const planned = await readSpeakPlan(db, claim.taskId);
    const folder = await workFolder(config.dataDir, claim.taskId);
    try {
      const made = await speak(deps, claim, planned, { signal, folder });
      const { video, poster } = files(secret, claim, claim.attempt);
      const size = { width: made.width, height: made.height, upscaled: false };
      const media = await putFiles(deps, [
        { file: made.file, media: { ...video, ...size } },
        ...(made.poster ? [{ file: made.poster, media: { ...poster, ...size } }] : []),
      ]);
      const [clip, shown] = media;
      if (!clip) throw new Error('The clip was not stored.');
      return {
        record: (client) =>
          recordLipSync(client, claim, {
            media,
            video: fileName(clip),
            poster: shown ? fileName(shown) : '',
            seconds: made.seconds,
          }),
        discard: () => dropFiles(storage, media),
      };
    } finally {
      await dropWorkFolder(config.dataDir, claim.taskId);
    }
  };
}
