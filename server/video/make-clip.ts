import type { Deps } from '../deps.ts';
import { storageName } from '../media/media.ts';
import { makeFor } from '../models/make.ts';
import type { Offered } from '../models/model.ts';
import type { Claim } from '../tasks/claims.ts';
import type { MakePlan } from './clip-plan.ts';
import { type MadeClip, requireSource } from './clip-source.ts';

interface How {
  signal: AbortSignal;
  folder: string;
}

/** How closely the first picture follows references, if it is drawn. */
const REFERENCE_WEIGHT = 0.5;

/** Sets a picture in motion: the one that was given, or one that is drawn first. */
export async function makeClip(
  deps: Deps,
  claim: Claim,
  { plan, asked }: { plan: MakePlan; asked: Offered },
  how: How,
): Promise<MadeClip> {
  const { prompt, seconds, width, height, seed } = plan;
  const image = plan.image ? await load(deps, claim, plan.image) : await draw(deps, claim, plan, how.signal);
  const endImage = plan.endImage ? await load(deps, claim, plan.endImage) : undefined;
  const request = { image, ...(endImage ? { endImage } : {}), prompt, seconds, width, height, seed };
  const model = deps.models.find('clip', asked);
  const made = await makeFor(deps, { taskId: claim.taskId, part: 'clip' }, model, request, how);
  return { ...made, upscaled: false };
}

async function load(deps: Deps, claim: Claim, key: string): Promise<Uint8Array> {
  return deps.storage.read(storageName(await requireSource(deps, claim, key)));
}

/** A clip without a picture starts with one drawn from its prompt, with what the references show. */
async function draw(deps: Deps, claim: Claim, plan: MakePlan, signal: AbortSignal): Promise<Uint8Array> {
  const { prompt, width, height, seed, style } = plan;
  const references = [];
  for (const key of plan.references ?? [])
    references.push({ data: await load(deps, claim, key), weight: REFERENCE_WEIGHT });
  const [picture] = await makeFor(
    deps,
    { taskId: claim.taskId, part: 'first-picture' },
    deps.models.find('picture'),
    { prompt, width, height, count: 1, seed, style, ...(references.length > 0 ? { references } : {}) },
    { signal },
  );
  if (!picture) throw new Error('No picture was drawn.');
  return picture.data;
}
