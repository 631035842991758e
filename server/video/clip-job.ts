import type { Deps } from '../deps.ts';
import { speak } from '../lipsync/speak.ts';
import { fileName } from '../media/media.ts';
import { keyOfAttempt } from '../media/media-keys.ts';
import { dropFiles, putFiles } from '../media/put-files.ts';
import type { Claim } from '../tasks/claims.ts';
import type { JobResult, Work } from '../tasks/work.ts';
import { dropWorkFolder, workFolder } from '../tasks/work-folder.ts';
import { layClipSound, upscaleClip } from './change-clip.ts';
import { readClipPlan, recordClip } from './clips.ts';
import { makeClip } from './make-clip.ts';

const files = (secret: string, claim: Claim, attempt: number) => ({
  video: { key: keyOfAttempt(secret, 'clip', claim, attempt), ext: 'mp4', mime: 'video/mp4' },
  poster: { key: keyOfAttempt(secret, 'clip-poster', claim, attempt), ext: 'jpg', mime: 'image/jpeg' },
});

/** The job of a clip: generates it, or changes an existing one, and stores clip and poster. */
export function clipWork(deps: Deps): Work {
  const { db, storage, secret, config } = deps;
  return async (claim, signal): Promise<JobResult> => {
    if (claim.attempt > 1) await dropFiles(storage, Object.values(files(secret, claim, claim.attempt - 1)));
    const { plan, poster: sourcePoster, ...asked } = await readClipPlan(db, claim.taskId);
    const folder = await workFolder(config.dataDir, claim.taskId);
    const how = { signal, folder };
    try {
      const made =
        plan.kind === 'sound'
          ? await layClipSound(deps, claim, plan, how)
          : plan.kind === 'upscale'
            ? await upscaleClip(deps, claim, plan, how)
            : plan.kind === 'talk' || plan.kind === 'dub'
              ? await speak(deps, claim, { plan, tool: asked.tool }, how)
              : await makeClip(deps, claim, { plan, asked }, how);
      const { video, poster } = files(secret, claim, claim.attempt);
      const size = { width: made.width, height: made.height, upscaled: made.upscaled };
      const put = await putFiles(deps, [
        { file: made.file, media: { ...video, ...size } },
        ...(made.poster ? [{ file: made.poster, media: { ...poster, ...size, upscaled: false } }] : []),
      ]);
      const [stored, shown] = put;
      const posterFile = shown ? fileName(shown) : sourcePoster;
      if (!stored || !posterFile) throw new Error('The clip was not stored.');
      return {
        record: (client) =>
          recordClip(client, claim, {
            media: put,
            video: fileName(stored),
            poster: posterFile,
            seconds: made.seconds,
          }),
        discard: () => dropFiles(storage, put),
      };
    } finally {
      await dropWorkFolder(config.dataDir, claim.taskId);
    }
  };
}
