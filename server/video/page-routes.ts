import { listVideoPrompts } from '../../src/api/earlier-prompts.ts';
import {
  addSoundEffect,
  deleteVideo,
  generateVideo,
  listVideos,
  readLastFrame,
  restoreVideo,
  starVideo,
  upscaleVideo,
} from '../../src/api/video.ts';
import { CLIP_TOOLS } from '../../src/api/video-modes.ts';
import { dayIn } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { fileName } from '../media/media.ts';
import { mediaAddress } from '../media/media-address.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { earlierPrompts } from '../rpc/earlier-prompts.ts';
import { isFiltered } from '../rpc/history-filter.ts';
import { Refusal } from '../rpc/refusal.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { deleteRecord, restoreRecord, starRecord } from '../tasks/records.ts';
import { submitPaid } from '../tasks/submit-paid.ts';
import { lockClips, prepareSound, prepareUpscale, requireStillUpscalable } from './clip-changes.ts';
import { CLIP } from './clip-kind.ts';
import { listClips } from './clip-list.ts';
import { type ClipRow, findClips } from './clip-rows.ts';
import { preparePageClip } from './clip-submit.ts';
import { CLIPS } from './clips.ts';
import { lastFrame } from './last-frame.ts';
import { serializeClips } from './serialize-clip.ts';

/** The video page: submits and history. Also changes of clips, which the storyboard uses too. */
export function videoRoutes(deps: Deps): Route[] {
  const { db, secret, models } = deps;
  /** Clips as answered, with the day they are listed under. */
  const dated = async (rows: ClipRow[], { language, timeZone }: Context) => {
    const upscales = models.has('clip-upscale');
    const clips = await serializeClips(rows, { db, secret, language, upscales });
    return clips.map((clip, at) => ({ clip, date: dayIn(timeZone, rows[at]?.created_at ?? new Date()) }));
  };
  type Answered = Awaited<ReturnType<typeof dated>>[number];
  return [
    on(generateVideo, (context, input) =>
      submitPaid(deps, context, generateVideo, input, async (userId) => {
        const planned = await preparePageClip(deps, context, userId, input);
        return ({ charge }) => charge(CLIP, planned);
      }),
    ),

    on(addSoundEffect, (context, input) =>
      submitPaid(deps, context, addSoundEffect, input, async (userId) => {
        const planned = await prepareSound(deps, context, userId, input);
        return ({ charge }) => charge(CLIP, planned);
      }),
    ),

    on(upscaleVideo, (context, input) =>
      submitPaid(deps, context, upscaleVideo, input, async (userId) => {
        const planned = await prepareUpscale(deps, context, userId, input);
        return async ({ client, charge }) => {
          await lockClips(client, userId, [input.id]);
          await requireStillUpscalable(client, userId, input.id);
          return charge(CLIP, planned);
        };
      }),
    ),

    on(listVideos, async (context, input) => {
      const { rows, more } = await listClips(db, memberOf(context).userId, input, context.timeZone);
      const days = new Map<string, Answered['clip'][]>();
      for (const { clip, date } of await dated(rows, context))
        days.set(date, [...(days.get(date) ?? []), clip]);
      return {
        lists: [...days].map(([date, tasks]) => ({ date, tasks })),
        has_next: flag(more),
        ...(isFiltered({ ...input, tool: input.tool_name }) ? { filtered: 1 as const } : {}),
      };
    }),

    on(deleteVideo, async (context, { id }) => {
      await deleteRecord(deps, CLIPS, memberOf(context).userId, id);
    }),

    on(restoreVideo, async (context, { id }) => {
      const { userId } = memberOf(context);
      const rows = await findClips(db, userId, [await restoreRecord(db, CLIPS, userId, id)]);
      const [back] = await dated(rows, context);
      if (!back) throw new Refusal(404, 'clipGone');
      return { ...back.clip, date: back.date };
    }),

    on(starVideo, async (context, { id, starred }) => {
      await starRecord(db, CLIPS, memberOf(context).userId, id, starred === 1);
    }),

    on(listVideoPrompts, async (context) => ({
      lists: await earlierPrompts(db, 'clips', memberOf(context).userId, Object.values(CLIP_TOOLS)),
    })),

    on(readLastFrame, async (context, { id }) => {
      const { width, height, ...media } = await lastFrame(deps, memberOf(context).userId, id);
      return { image: mediaAddress(secret, fileName(media)), width: width ?? 0, height: height ?? 0 };
    }),
  ];
}
