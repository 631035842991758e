/** Plans a clip of the video page or of a shot, from validated input. */
import { modeOf, NOT_IN_STORYBOARD, subModeOf } from '../../src/api/video-modes.ts';
import type { Deps } from '../deps.ts';
import { pictureAt } from '../draw/draw-submit.ts';
import { lookOf, readStyle } from '../draw/styles.ts';
import { readPeople } from '../film/characters/role-looks.ts';
import { requireOwnShot } from '../film/storyboard/shot-owner.ts';
import { settingOfShot } from '../film/storyboard/shot-setting.ts';
import { requireFits } from '../models/limits.ts';
import { requireReady } from '../models/readiness.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { Prepared } from './clip-kind.ts';
import { type ClipInput, type ClipLook, planClip } from './clip-plan.ts';
import type { ShotPlace } from './clips.ts';

const NO_LOOK = { words: '', style: 'auto' } as const;

interface Place {
  look: ClipLook;
  place: ShotPlace | null;
}

async function prepare(
  deps: Deps,
  context: Context,
  userId: number,
  input: ClipInput,
  { look, place }: Place,
): Promise<Prepared> {
  const resolve = async (address: string) => (await pictureAt(deps, context, userId, address)).key;
  const planned = await planClip(input, resolve, look);
  const { tool, model, resolution } = planned;
  const maker = deps.models.find('clip', { tool, model, resolution });
  await requireReady(maker);
  const { plan } = planned;
  if (plan.kind === 'make' || plan.kind === undefined)
    requireFits(maker, {
      prompt: plan.prompt,
      image: plan.image !== null || (plan.references ?? []).length > 0,
      endImage: plan.endImage !== null,
      ratio: String(planned.options.ratio ?? ''),
      seconds: plan.seconds,
    });
  return { ...planned, points: maker.points ?? planned.points, place, provider: maker.name, by: maker };
}

/** Plans a clip of the video page. @throws Refusal if the prompt is missing, or the mode's row does not allow a field (VIDEO-43) */
export function preparePageClip(
  deps: Deps,
  context: Context,
  userId: number,
  input: ClipInput,
): Promise<Prepared> {
  if (input.prompt === '' && !modeOf(input.tool_name)?.wordless) throw new Refusal(400, 'clipNeedsWords');
  return prepare(deps, context, userId, input, { look: NO_LOOK, place: null });
}

/** Plans a clip of a shot. @throws Refusal if shot or picture is not the member's, or the storyboard does not offer the mode */
export async function prepareShotClip(
  deps: Deps,
  context: Context,
  userId: number,
  input: ClipInput & { scene_id: number; script_id: number },
): Promise<Prepared> {
  const row = subModeOf(input.tool_name, input.model ?? '', input.resolution ?? '');
  if (row && NOT_IN_STORYBOARD.includes(row.value))
    throw new Refusal(400, 'badInput', { fill: { field: 'model' } });
  const place = await requireOwnShot(deps.db, userId, input.scene_id, input.script_id);
  const style = lookOf(await readStyle(deps.db, place.styleName));
  const people = (await readPeople(deps.db, place.projectId)).map(({ name, look }) => ({ name, look }));
  const setting = await settingOfShot(deps.db, place.projectId, input.scene_id, people);
  return prepare(
    deps,
    context,
    userId,
    { ...input, ratio: input.ratio ?? place.ratio },
    { look: { ...style, people, setting }, place },
  );
}
