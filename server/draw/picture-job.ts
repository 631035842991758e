import type { PictureRequest } from '../../generators/pictures/pictures.ts';
import type { DrawTool } from '../../src/api/draw-models.ts';
import type { Deps } from '../deps.ts';
import { putMedia } from '../media/loose-files.ts';
import { findOwnMedia, type Media, storageName } from '../media/media.ts';
import { keyOfAttempt } from '../media/media-keys.ts';
import { makeFor } from '../models/make.ts';
import type { Model } from '../models/model.ts';
import type { Claim } from '../tasks/claims.ts';
import { UnrecoverableError } from '../tasks/unrecoverable-error.ts';
import type { JobResult, Work } from '../tasks/work.ts';
import type { PicturePlan } from './draw-plan.ts';
import { painterOf } from './draw-submit.ts';
import { readPlan, recordPictures } from './draws.ts';

const MOST_PICTURES = 4;
/** The single model request of a picture task. */
export const PICTURES = 'pictures';

interface Drawn {
  data: Uint8Array;
  media: Omit<Media, 'key' | 'bytes'>;
  seed: number | null;
}

/** The job of a picture task: draws or upscales, then stores the files. */
export function pictureWork(deps: Deps): Work {
  const { db, storage, secret } = deps;
  return async (claim, signal): Promise<JobResult> => {
    await dropLeftovers(deps, claim);
    const { plan, ...asked } = await readPlan(db, claim.taskId);
    const drawn =
      plan.kind === 'upscale'
        ? [await upscale(deps, claim, plan.source, asked, signal)]
        : await draw(deps, claim, drawnBy(deps.models, asked), plan, signal);
    const made: Media[] = [];
    const discard = async () => {
      for (const media of made) await storage.delete(storageName(media));
    };
    try {
      for (const [index, { data, media }] of drawn.entries()) {
        const key = keyOfAttempt(secret, 'picture', claim, claim.attempt, index);
        made.push({ ...media, key, bytes: data.length });
        await putMedia(deps, { key, ext: media.ext }, data);
      }
    } catch (error) {
      await discard();
      throw error;
    }
    return {
      record: (client) => recordPictures(client, claim, made, drawn[0]?.seed ?? null),
      discard,
    };
  };
}

async function draw(
  deps: Deps,
  { userId, taskId }: Claim,
  model: Model<'picture'> | Model<'edit'> | Model<'variation'>,
  plan: Extract<PicturePlan, { kind: 'generate' }>,
  signal: AbortSignal,
): Promise<Drawn[]> {
  const { db, storage } = deps;
  const { kind: _, references, ...request } = plan;
  const withReferences = async (): Promise<PictureRequest> => {
    const loaded = [];
    for (const { key, ...reference } of references) {
      const media = await findOwnMedia(db, userId, key);
      if (media) loaded.push({ data: await storage.read(storageName(media)), ...reference });
    }
    return { ...request, references: loaded };
  };
  const part = { taskId, part: PICTURES };
  const made =
    model.medium === 'picture'
      ? await makeFor(deps, part, model, withReferences, { signal })
      : model.medium === 'edit'
        ? await makeFor(deps, part, model, withReferences, { signal })
        : await makeFor(deps, part, model, withReferences, { signal });
  return made.map(({ data, mime, width, height, seed }) => ({
    data,
    media: { ext: 'jpg', mime, width, height, upscaled: false },
    seed,
  }));
}

/** The provider that draws a plan. */
function drawnBy(models: Deps['models'], asked: { tool: DrawTool; model: string; action: string }) {
  if (asked.tool === 'fluxImage') return models.find('edit', asked);
  return asked.action.startsWith('VARIATION') ? models.find('variation', asked) : painterOf(models, asked);
}

async function upscale(
  deps: Deps,
  { userId, taskId }: Claim,
  source: string,
  asked: { tool: DrawTool },
  signal: AbortSignal,
): Promise<Drawn> {
  const { db, storage, models } = deps;
  const load = async () => {
    const media = await findOwnMedia(db, userId, source);
    if (!media) throw new UnrecoverableError('The picture to upscale is gone.', 'sourceGone');
    return { data: await storage.read(storageName(media)) };
  };
  const part = { taskId, part: PICTURES };
  const { data, ...facts } = await makeFor(deps, part, models.find('upscale', asked), load, { signal });
  return { data, media: { ...facts, upscaled: true }, seed: null };
}

async function dropLeftovers({ storage, secret }: Deps, claim: Claim): Promise<void> {
  if (claim.attempt < 2) return;
  for (let index = 0; index < MOST_PICTURES; index++) {
    const key = keyOfAttempt(secret, 'picture', claim, claim.attempt - 1, index);
    for (const ext of ['jpg', 'png']) await storage.delete(storageName({ key, ext }));
  }
}
