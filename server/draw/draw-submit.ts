/** A drawing's price, and the pictures it is sent. */
import type { Deps } from '../deps.ts';
import { drawCost } from '../ledger/costs.ts';
import type { Media } from '../media/media.ts';
import { requireKey } from '../media/media-address.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { usePicture } from '../uploads/uploads.ts';
import type { PlannedDraw } from './draw-plan.ts';
import type { NewDraw } from './draws.ts';

/** Everything about the drawing but whose it is. */
export type Prepared = Omit<NewDraw, 'taskId' | 'userId'> & { points: number; provider: string };

/** A planned drawing with its price. @throws Refusal for a model that is not offered */
export function priced(planned: PlannedDraw, provider: string): Prepared {
  const points = drawCost(planned.tool, planned.model);
  if (points === null) throw new Refusal(400, 'badInput', { fill: { field: 'model_name' } });
  return { ...planned, action: '', points, provider };
}

/** The member's picture behind an address they sent. @throws Refusal when the address or the picture is not theirs */
export const pictureAt = (
  { db, storage }: Deps,
  { host }: Context,
  userId: number,
  address: string,
): Promise<Media> => usePicture(db, storage, userId, requireKey(address, host));
