/** What drawings and changes of pictures cost. */
import type { CallInput } from '../../src/api/call.ts';
import type { changeImage, VARIANT_ACTIONS } from '../../src/api/draw.ts';
import { usualChangeCost } from '../ledger/bound-costs.ts';
import { COSTS, drawCost } from '../ledger/costs.ts';
import type { Model } from '../models/model.ts';
import type { Models } from '../models/models.ts';
import type { ServerKind } from '../tasks/paid-kind.ts';
import type { PlannedDraw } from './draw-plan.ts';

type Painter = Pick<PlannedDraw, 'tool' | 'model'>;
type Maker = Pick<Model, 'points'>;

const isEdit = ({ tool }: Painter): boolean => tool === 'fluxImage';

/** The model that draws for a tool and its model name, or that edits a picture by words. */
export const drawerOf = (models: Models, planned: Painter): Model<'picture'> | Model<'edit'> =>
  models.find(isEdit(planned) ? 'edit' : 'picture', { tool: planned.tool, model: planned.model });

/** The price of a drawing or edit by this model; null for a model that is not offered. */
export const drawPrice = (models: Models, by: Maker, planned: Painter): number | null =>
  by.points ??
  (isEdit(planned) ? usualChangeCost(models, 'flux', planned.model) : drawCost(planned.tool, planned.model));

/** The price of an HD upscale by this model. */
export const upscalePrice = (by: Maker): number => by.points ?? COSTS.upscale_points;

/**
 * The price of changing one picture of a drawing of the first family. A variation draws four new pictures; an upscale is the same as
 * the HD upscale and costs the same.
 */
export const changePrice = (models: Models, by: Maker, action: (typeof VARIANT_ACTIONS)[number]): number =>
  action === 'UPSCALE'
    ? upscalePrice(by)
    : (by.points ?? usualChangeCost(models, 'mj', '') ?? COSTS.draw_points);

/** What a task's drawing costs now: its model may have got another price since. */
export const drawPriceAgain: NonNullable<ServerKind['priceAgain']> = ({ models }, _, task, input) => {
  const { tool, model, points } = task;
  const { action } = input as Partial<CallInput<typeof changeImage>>;
  if (action) {
    const by = models.find(action === 'UPSCALE' ? 'upscale' : 'variation', { tool, model });
    return changePrice(models, by, action);
  }
  if (tool === 'chaofen') return upscalePrice(models.find('upscale', { tool }));
  const painter = { tool, model } as Painter;
  return drawPrice(models, drawerOf(models, painter), painter) ?? points;
};
