import type { ClipRequest } from '../../generators/clips/clips.ts';
import type { Deps } from '../deps.ts';
import { fileName, type Media, storageName } from '../media/media.ts';
import { makeFor } from '../models/make.ts';
import type { Offered } from '../models/model.ts';
import type { Claim } from '../tasks/claims.ts';
import type { MakePlan } from './clip-plan.ts';
import { type MadeClip, requireSource } from './clip-source.ts';
import { recipeOf } from './picture-recipe.ts';

interface How {
  signal: AbortSignal;
  folder: string;
}

type FirstPicture = Pick<ClipRequest, 'image' | 'recipe'>;

/** How closely a drawn first picture follows references. */
const REFERENCE_WEIGHT = 0.5;

/** Makes a clip from a picture, or from words alone. */
export async function makeClip(
  deps: Deps,
  claim: Claim,
  { plan, asked }: { plan: MakePlan; asked: Offered },
  how: How,
): Promise<MadeClip> {
  const { prompt, seconds, width, height, seed, style } = plan;
  const first = plan.image
    ? await ownPicture(deps, claim, plan.image)
    : await drawFirst(deps, claim, plan, how.signal);
  const request: ClipRequest = { ...first, prompt, seconds, width, height, seed, style };
  if (plan.endImage) request.endImage = await read(deps, await requireSource(deps, claim, plan.endImage));
  const model = deps.models.find('clip', asked);
  const made = await makeFor(deps, { taskId: claim.taskId, part: 'clip' }, model, request, how);
  return { ...made, upscaled: false };
}

const read = ({ storage }: Deps, media: Media): Promise<Uint8Array> => storage.read(storageName(media));

/** The picture that a clip begins with, and what drew it. */
async function ownPicture(deps: Deps, claim: Claim, key: string): Promise<FirstPicture> {
  const media = await requireSource(deps, claim, key);
  const recipe = await recipeOf(deps.db, claim.userId, fileName(media));
  return { image: await read(deps, media), ...(recipe ? { recipe } : {}) };
}

/** A clip without a picture begins with one drawn from its words, with what the references show. */
async function drawFirst(
  deps: Deps,
  claim: Claim,
  { references: keys = [], ...plan }: MakePlan,
  signal: AbortSignal,
): Promise<FirstPicture> {
  const { prompt, width, height, seed, style } = plan;
  const recipe = { prompt, width, height, seed, style };
  const references = await Promise.all(
    keys.map(async (key) => ({
      data: await read(deps, await requireSource(deps, claim, key)),
      weight: REFERENCE_WEIGHT,
    })),
  );
  const [picture] = await makeFor(
    deps,
    { taskId: claim.taskId, part: 'first-picture' },
    deps.models.find('picture'),
    { ...recipe, count: 1, ...(references.length > 0 ? { references } : {}) },
    { signal },
  );
  if (!picture) throw new Error('No picture was drawn.');
  return { image: picture.data, ...(references.length > 0 ? {} : { recipe }) };
}
