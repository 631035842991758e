import { bindShotVideo, generateShotVideo, listShotVideos } from '../../src/api/storyboard.ts';
import { getVideoTasks } from '../../src/api/video.ts';
import type { Deps } from '../deps.ts';
import { requireOwnShot } from '../film/storyboard/shot-owner.ts';
import { memberOf } from '../rpc/context.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { submitPaid } from '../tasks/submit-paid.ts';
import { CLIP } from './clip-kind.ts';
import { findClips } from './clip-rows.ts';
import { prepareShotClip } from './clip-submit.ts';
import { bindClip, listShotClips } from './clips.ts';
import { serializeClips, serializeShotClips } from './serialize-clip.ts';

/** Clips of shots: submits, polls and lists. */
export function clipRoutes(deps: Deps): Route[] {
  const { db, secret, models } = deps;
  const upscales = models.has('clip-upscale');
  return [
    on(generateShotVideo, (context, input) =>
      submitPaid(deps, context, generateShotVideo, input, async (userId) => {
        const planned = await prepareShotClip(deps, context, userId, input);
        return ({ charge }) => charge(CLIP, planned);
      }),
    ),

    on(getVideoTasks, async (context, { task_id }) => {
      const rows = await findClips(db, memberOf(context).userId, task_id);
      return serializeClips(rows, { db, secret, language: context.language, upscales });
    }),

    on(listShotVideos, async (context, { scene_id, script_id, ...page }) => {
      const { userId } = memberOf(context);
      const { clipId } = await requireOwnShot(db, userId, scene_id, script_id);
      const { rows, more } = await listShotClips(db, userId, scene_id, page);
      const options = { db, secret, language: context.language, upscales };
      return { lists: await serializeShotClips(rows, clipId, options), has_next: flag(more) };
    }),

    on(bindShotVideo, async (context, { video_task_id, scene_id }) => {
      await bindClip(db, memberOf(context).userId, scene_id, video_task_id);
    }),
  ];
}
