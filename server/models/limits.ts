/** Checks a request against a model's limits, before points are taken. */
import { makesRatio, makesSeconds } from '../../src/api/model-limits.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { AnyModel, Model } from './model.ts';

export interface Wanted {
  prompt: string;
  /** The request has a start image or a reference. */
  image: boolean;
  endImage: boolean;
  ratio?: string;
  seconds?: number;
}

/** @throws Refusal that names the model and its limit */
export function requireFits({ name: model, limits }: AnyModel | Model, wanted: Wanted): void {
  const { ratios, seconds, needs = [], takes } = limits;
  if (needs.includes('image') && !wanted.image)
    throw new Refusal(400, 'modelNeedsPicture', { fill: { model } });
  if (needs.includes('prompt') && wanted.prompt.trim() === '')
    throw new Refusal(400, 'modelNeedsWords', { fill: { model } });
  if (takes && !takes.image && wanted.image) throw new Refusal(400, 'modelNoPicture', { fill: { model } });
  if (takes && !takes.endImage && wanted.endImage)
    throw new Refusal(400, 'modelNoEndPicture', { fill: { model } });
  if (ratios && wanted.ratio !== undefined && !makesRatio(limits, wanted.ratio))
    throw new Refusal(400, 'modelRatio', { fill: { model, ratios: ratios.join(', ') } });
  if (seconds && wanted.seconds !== undefined && !makesSeconds(limits, wanted.seconds))
    throw new Refusal(400, 'modelSeconds', { fill: { model, seconds: seconds.join(', ') } });
}
