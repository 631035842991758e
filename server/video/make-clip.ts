import type { ClipRequest } from '../../generators/clips/clips.ts';
import type { Deps } from '../deps.ts';
import { fileName, type Media, storageName } from '../media/media.ts';
import { makeFor } from '../models/make.ts';
import type { Offered } from '../models/model.ts';
import type { Claim } from '../tasks/claims.ts';
import { type MakePlan, partOf } from './clip-plan.ts';
import { type MadeClip, requireSource } from './clip-source.ts';
import { recipeOf } from './picture-recipe.ts';

interface How {
  signal: AbortSignal;
  folder: string;
}

type OwnPicture = Required<Pick<ClipRequest, 'image'>> & Pick<ClipRequest, 'recipe'>;

/** How closely a clip follows its references, 0..1. */
const REFERENCE_WEIGHT = 0.5;

/** Generates a clip from a picture, or from a prompt alone. */
export async function makeClip(
  deps: Deps,
  claim: Claim,
  { plan, asked }: { plan: MakePlan; asked: Offered },
  how: How,
): Promise<MadeClip> {
  const model = deps.models.find('clip', asked);
  const part = { taskId: claim.taskId, part: partOf(plan) };
  const made = await makeFor(deps, part, model, () => requestOf(deps, claim, plan), how);
  return { ...made, upscaled: false };
}

/** The model's request, with its pictures loaded. */
async function requestOf(deps: Deps, claim: Claim, plan: MakePlan): Promise<ClipRequest> {
  const { prompt, seconds, width, height, seed, style } = plan;
  const first = plan.image ? await ownPicture(deps, claim, plan.image) : {};
  const request: ClipRequest = { ...first, prompt, seconds, width, height, seed, style };
  if (plan.people) request.people = plan.people;
  if (plan.setting) request.setting = plan.setting;
  if (plan.endImage) request.endImage = await read(deps, await requireSource(deps, claim, plan.endImage));
  const references = [];
  for (const key of plan.references ?? []) {
    const { image: data, recipe } = await ownPicture(deps, claim, key);
    references.push({ data, weight: REFERENCE_WEIGHT, ...(recipe && { recipe }) });
  }
  if (references.length > 0) request.references = references;
  return request;
}

const read = ({ storage }: Deps, media: Media): Promise<Uint8Array> => storage.read(storageName(media));

/** A picture used as first frame or reference, with the plan that drew it. */
async function ownPicture(deps: Deps, claim: Claim, key: string): Promise<OwnPicture> {
  const media = await requireSource(deps, claim, key);
  const recipe = await recipeOf(deps.db, claim.userId, fileName(media));
  return { image: await read(deps, media), ...(recipe ? { recipe } : {}) };
}
