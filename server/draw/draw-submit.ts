/** Prices a drawing and resolves its pictures. */
import type { Deps } from '../deps.ts';
import type { Media } from '../media/media.ts';
import { requireKey } from '../media/media-address.ts';
import { nameFile } from '../media/named-files.ts';
import { requireFits } from '../models/limits.ts';
import type { Model } from '../models/model.ts';
import type { Models } from '../models/models.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { usePicture } from '../uploads/uploads.ts';
import type { PlannedDraw } from './draw-plan.ts';
import { drawerOf, drawPrice } from './draw-price.ts';
import type { NewDraw } from './draws.ts';

/** A drawing without its owner. */
export type Prepared = Omit<NewDraw, 'taskId' | 'userId'> & {
  points: number;
  provider: string;
  /** The model that draws it. */
  by: Painter;
};
export type Painter = Model<'picture'> | Model<'edit'> | Model<'variation'> | Model<'upscale'>;

/** Adds price and model to a planned drawing. @throws Refusal for a model that is not offered */
export function priced({ models }: Pick<Deps, 'models'>, planned: PlannedDraw): Prepared {
  const by = drawerOf(models, planned);
  const points = drawPrice(models, by, planned);
  if (points === null) throw new Refusal(400, 'badInput', { fill: { field: 'model_name' } });
  const { plan } = planned;
  if (plan.kind === 'generate')
    requireFits(by, {
      prompt: plan.prompt,
      image: plan.references.length > 0,
      endImage: false,
      ratio: String(planned.options.ratio ?? ''),
    });
  return { ...planned, action: '', points, provider: by.name, by };
}

/** The model that draws for a tool and its model name. */
export const painterOf = (
  models: Models,
  { tool, model }: Pick<NewDraw, 'tool' | 'model'>,
): Model<'picture'> => models.find('picture', { tool, model });

/** Resolves a URL to the member's own picture. @throws Refusal if the URL or the picture is not theirs */
export const pictureAt = async (
  { db, storage }: Deps,
  { host, files }: Pick<Context, 'host' | 'files'>,
  userId: number,
  address: string,
): Promise<Media> => nameFile({ files }, await usePicture(db, storage, userId, requireKey(address, host)));
