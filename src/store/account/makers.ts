/** Who makes something: the row of a real model, or the studio's own engine. */
import { type BoundModel, boundModel } from '../../api/bound-models.ts';
import { DRAW_MODELS } from '../../api/draw-models.ts';
import type { UserPoints } from '../../api/points.ts';

/** What is read of a points answer; snapshots of it too. */
export type MakersPayload =
  | { models?: readonly BoundModel[] | undefined; providers?: UserPoints['providers'] }
  | null
  | undefined;

/**
 * What is left out of a request that is sent again, as its model takes it no more. `change`: without it there is nothing to do, so it
 * cannot be sent; `words`: a drawing is made of its words alone; `clip`: so is a clip; `end`: a clip lacks its last frame.
 */
export interface LeftOut {
  /** Of the model. */
  name: string;
  why: 'change' | 'words' | 'clip' | 'end';
}

/** The row that draws for a model of the drawing page, by its key; undefined for the built-in engine. */
export function drawRow(payload: MakersPayload, key: string | null): BoundModel | undefined {
  const found = DRAW_MODELS.find((model) => model.key === key);
  return found && boundModel(payload, 'picture', { tool: found.tool, model: found.model });
}

/** The row that changes a picture by words for a model of the drawing page; undefined for the built-in engine. */
export const editRow = (payload: MakersPayload, model: string): BoundModel | undefined =>
  boundModel(payload, 'edit', { tool: 'fluxImage', model });

/** The name of the row that changes pictures if it is not sent the picture, and so cannot; else null. */
export function unfitChanger(
  payload: MakersPayload,
  medium: 'edit' | 'variation',
  wanted: Parameters<typeof boundModel>[2],
): string | null {
  const row = boundModel(payload, medium, wanted);
  return row?.takes?.image === false ? row.name : null;
}

/** The row that draws for a model of films: by its model of the drawing page, or by its tool. */
export const shotRow = (payload: MakersPayload, key: string | null, tool: string): BoundModel | undefined =>
  drawRow(payload, key) ?? boundModel(payload, 'picture', { tool });

/** Who draws for a model of films. */
export const shotMaker = (payload: MakersPayload, key: string | null, tool: string): string | undefined =>
  shotRow(payload, key, tool)?.name ?? payload?.providers?.picture;

/** Who makes what has neither a page of models nor modes, e.g. a song. A studio that does not say makes it by itself. */
export const makerOf = (
  payload: MakersPayload,
  medium: 'song' | 'sound-effect' | 'lip-sync' | 'digital-human',
  tool: string,
): string => boundModel(payload, medium, { tool })?.name ?? payload?.providers?.[USUAL[medium]] ?? BUILT_IN;
const BUILT_IN = 'built-in engine';
/** Their names in the points answer's `providers`. */
const USUAL = {
  song: 'song',
  'sound-effect': 'sound',
  'lip-sync': 'lip_sync',
  'digital-human': 'digital_human',
} as const;
