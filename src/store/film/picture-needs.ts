/** What the models of a film's pictures do with other pictures: some real ones are sent words only, some start from a picture. */
import type { BoundModel } from '../../api/bound-models.ts';
import { type ShotImageKey, shotImageModel } from '../../api/shot-image-models.ts';
import { shotRow, unfitChanger } from '../account/makers.ts';
import { points } from '../account/points.ts';
import { EDIT_MODEL } from './characters/role-models.ts';

/** The row of a real model that draws; undefined for the built-in engine. */
export function painterOf(model: ShotImageKey): BoundModel | undefined {
  const { drawn, tool } = shotImageModel(model);
  return shotRow(points.payload, drawn, tool);
}

/** Whether a model is sent pictures. */
export const takesPictures = (model: ShotImageKey): boolean => painterOf(model)?.takes?.image !== false;

/** The pictures of a request. */
export interface SentPictures {
  image_url?: string;
  options?: {
    image?: string | undefined;
    cref?: string | undefined;
    sref?: string | undefined;
    oref?: readonly { image_url: string }[] | undefined;
  };
}

/** The picture of a built-in style only names it; that of an own one is a reference. */
export const isReference = (sref = ''): boolean => sref !== '' && !sref.startsWith('/web/styles/');

/** The name of the row that draws if it starts from a picture, and there is none in the request; else null. */
export function lacksPicture(model: ShotImageKey, { image_url, options = {} }: SentPictures): string | null {
  const painter = painterOf(model);
  if (!painter?.needs?.includes('image')) return null;
  const { cref, sref, oref = [] } = options;
  return image_url || cref || isReference(sref) || oref.length > 0 ? null : painter.name;
}

/** The name of the row that edits or varies pictures of films if it is not sent the picture, and so cannot; else null. */
export const unfitFilmChanger = (change: 'edit' | 'evolve'): string | null =>
  change === 'edit'
    ? unfitChanger(points.payload, 'edit', { tool: 'fluxImage', model: EDIT_MODEL })
    : unfitChanger(points.payload, 'variation', { tool: 'mj' });
