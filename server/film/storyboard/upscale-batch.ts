/** Upscales the media of a film's shots: all tasks are charged in one transaction, or none (BOARD-79). */
import type { CallOutput } from '../../../src/api/call.ts';
import { upscaleImage } from '../../../src/api/draw.ts';
import { hdProblem } from '../../../src/api/draw-hd.ts';
import { upscaleBatch as upscaleBatchCall } from '../../../src/api/storyboard.ts';
import { upscaleVideo } from '../../../src/api/video.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { upscaledPicture } from '../../draw/change-routes.ts';
import { DRAW } from '../../draw/draw-kind.ts';
import { lockPictures, readFacts } from '../../draw/picture-facts.ts';
import { findOwnMedia, partsOf } from '../../media/media.ts';
import { mediaAddress } from '../../media/media-address.ts';
import type { Context } from '../../rpc/context.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { type Charging, submitPaid } from '../../tasks/submit-paid.ts';
import { markBatch } from '../../tasks/tasks.ts';
import { lockClips, requireStillUpscalable, upscaledClip } from '../../video/clip-changes.ts';
import { CLIP } from '../../video/clip-kind.ts';
import { requireClip } from '../../video/clip-rows.ts';
import { lockShots } from '../lock-shots.ts';
import type { ChargeItem } from './batch.ts';
import { clipInHd, pictureInHd, type ShowHd } from './hd-made-before.ts';
import { requireOwnShot } from './shot-owner.ts';
import { requireShot } from './shots.ts';

/**
 * Prepares the upscale of one shot's media.
 * @param taken what earlier shots of the batch show; a shot and its copy show the same, which is upscaled once for both
 * @returns null if it is in HD already or too large, which does not stop the others; `shared` if an earlier shot shows it too; what
 * shows its HD version, without a charge, if there is one
 */
type Prepare = (
  deps: Deps,
  userId: number,
  shotId: number,
  taken: Set<string>,
) => Promise<{ source: Source; charge: ChargeItem } | { show: ShowHd; projectId: number } | 'shared' | null>;

/** The key of a picture, or the id of a clip. */
type Source = string | number;

const shownBy = (projectId: number, show: ShowHd | null) => show && { show, projectId };

const PREPARE: Record<CallOutput<typeof upscaleBatchCall>['media_type'], Prepare> = {
  async image({ db, secret, models }, userId, shotId, taken) {
    const { projectId } = await requireOwnShot(db, userId, shotId);
    const { image, draw_id } = await requireShot(db, projectId, shotId);
    const { key } = partsOf(image);
    const picture = draw_id && key ? await findOwnMedia(db, userId, key) : null;
    if (!picture) throw new Refusal(400, 'badInput', { fill: { field: 'scense_id' } });
    if (!isFirst(taken, key)) return 'shared';
    if (hdProblem(await readFacts(db, userId, key)))
      return shownBy(projectId, await pictureInHd(db, { userId, projectId, key }));
    const { rows } = await db.query<{ prompt: string }>('SELECT prompt FROM draws WHERE id = $1', [draw_id]);
    const planned = upscaledPicture(models, picture, rows[0]?.prompt ?? '', {
      projectId,
      shotId,
      roleId: null,
    });
    const input = { media_url: mediaAddress(secret, image), id: draw_id };
    return {
      source: key,
      async charge({ client, charge }) {
        if (hdProblem(await readFacts(client, userId, key))) throw new Refusal(400, 'alreadyUpscaled');
        return charge(DRAW, planned, { path: upscaleImage.path, input });
      },
    };
  },
  async video(deps, userId, shotId, taken) {
    const { clipId, projectId } = await requireOwnShot(deps.db, userId, shotId);
    if (clipId === 0) throw new Refusal(400, 'badInput', { fill: { field: 'scense_id' } });
    if (!isFirst(taken, `${clipId}`)) return 'shared';
    const row = await requireClip(deps.db, userId, clipId);
    const problem = hdProblem({
      width: row.width ?? 0,
      height: row.height ?? 0,
      upscaled: row.upscaled ? 1 : 0,
    });
    if (problem) {
      const { key } = partsOf(row.video);
      return shownBy(projectId, await clipInHd(deps.db, { userId, projectId, clipId, key }));
    }
    // a copied shot shows a clip that was made for another shot, perhaps of another film
    const planned = { ...(await upscaledClip(deps, row)), place: { projectId, shotId } };
    const input = { id: clipId, media_url: mediaAddress(deps.secret, row.video) };
    return {
      source: clipId,
      async charge({ client, charge }) {
        await requireStillUpscalable(client, userId, clipId);
        return charge(CLIP, planned, { path: upscaleVideo.path, input });
      },
    };
  },
};

/** Locks all sources of a batch, before the first is charged: two batches may name the same ones in any order. */
const LOCK = {
  image: (client, userId, sources) => lockPictures(client, userId, sources.map(String)),
  video: (client, userId, sources) => lockClips(client, userId, sources.map(Number)),
} satisfies Record<
  keyof typeof PREPARE,
  (client: Queries, userId: number, sources: Source[]) => Promise<void>
>;

/** Whether this is the first time that a batch comes upon it. */
function isFirst(taken: Set<string>, what: string): boolean {
  const first = !taken.has(what);
  taken.add(what);
  return first;
}

/**
 * Submits the batch once per idempotency key.
 * @throws Refusal if there is nothing to upscale, or 2001 if there are too few points for all; then nothing is charged
 */
export const upscaleBatch = (deps: Deps, context: Context, input: CallOutput<typeof upscaleBatchCall>) =>
  submitPaid(deps, context, upscaleBatchCall, input, async (userId) => {
    const items: { source: Source; charge: ChargeItem }[] = [];
    const ready: { show: ShowHd; projectId: number }[] = [];
    const taken = new Set<string>();
    let skipped = 0;
    for (const shotId of new Set(input.lists.map(({ scene_id }) => scene_id))) {
      const item = await PREPARE[input.media_type](deps, userId, shotId, taken);
      if (item === null) skipped += 1;
      else if (item === 'shared') continue;
      else if ('show' in item) ready.push(item);
      else items.push(item);
    }
    if (items.length + ready.length === 0) throw new Refusal(400, 'nothingToUpscale');
    return async (charging: Charging) => {
      const { client } = charging;
      await LOCK[input.media_type](
        client,
        userId,
        items.map(({ source }) => source),
      );
      const tasks: string[] = [];
      for (const { charge } of items) tasks.push((await charge(charging)).task_id);
      await lockShots(
        client,
        ready.map(({ projectId }) => projectId),
      );
      for (const { show } of ready) await show(client);
      await markBatch(client, tasks);
      return { tasks, skipped, shown: ready.length };
    };
  });
