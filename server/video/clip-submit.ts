/** Plans a shot's clip from validated input. */
import type { Deps } from '../deps.ts';
import { pictureAt } from '../draw/draw-submit.ts';
import { lookOf, readStyle } from '../draw/styles.ts';
import { requireOwnShot } from '../film/storyboard/shot-owner.ts';
import { requireReady } from '../models/readiness.ts';
import type { Context } from '../rpc/context.ts';
import type { Prepared } from './clip-kind.ts';
import { type ClipInput, planClip } from './clip-plan.ts';

/** Plans a clip for a shot. @throws Refusal if shot or picture is not the member's, or no model makes such clips */
export async function prepareShotClip(
  deps: Deps,
  context: Context,
  userId: number,
  input: ClipInput & { scene_id: number; script_id: number },
): Promise<Prepared> {
  const model = deps.models.find('clip', {
    tool: input.tool_name,
    model: input.model,
    resolution: input.resolution,
  });
  await requireReady(model);
  const place = await requireOwnShot(deps.db, userId, input.scene_id, input.script_id);
  const resolve = async (address: string) => (await pictureAt(deps, context, userId, address)).key;
  const withRatio = { ...input, ratio: input.ratio ?? place.ratio };
  const planned = await planClip(withRatio, resolve, lookOf(await readStyle(deps.db, place.styleName)));
  return { ...planned, points: model.points ?? planned.points, place, provider: model.name };
}
