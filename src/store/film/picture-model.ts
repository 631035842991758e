/** The model that draws a film's pictures, also where the storyboard's code is not loaded. */
import * as v from 'valibot';
import { DRAW_MODELS } from '../../api/draw-models.ts';
import { type ShotImageKey, shotImageModel } from '../../api/shot-image-models.ts';
import { shotRow } from '../account/makers.ts';
import { points } from '../account/points.ts';
import { fieldsOf, type Parts, readParts } from '../draft-parts.ts';

/** The draft in which the storyboard keeps how a film's pictures are drawn. */
export const pictureFormsDraft = (projectId: number): string => `picture-forms|${projectId}`;

/** The part of it that is the film's model; the others are fields of shots. */
export const MODEL = 'model';

const Whole = v.object({
  model: v.string(),
  byShot: v.record(v.string(), v.record(v.string(), v.unknown())),
});

/** Divides a draft that an earlier version has stored in one piece. */
export function splitPictureForms(whole: unknown): Parts {
  const stored = v.safeParse(Whole, whole);
  return stored.success ? fieldsOf(stored.output.byShot).set(MODEL, stored.output.model) : new Map();
}

/** The model that was chosen for a film on this device; else the usual one. */
export async function pictureModelOf(projectId: number): Promise<ShotImageKey> {
  const model = (await readParts(pictureFormsDraft(projectId), splitPictureForms)).get(MODEL);
  return shotImageModel(typeof model === 'string' ? model : '').key;
}

/** Tool and model as a check of prompts names them; null where a model of a service draws. */
export function painterAsked(model: ShotImageKey): { tool_name: string; model_name?: string } | null {
  const { drawn, tool } = shotImageModel(model);
  if (shotRow(points.payload, drawn, tool)) return null;
  const name = DRAW_MODELS.find(({ key }) => key === drawn)?.model;
  return { tool_name: tool, ...(name && { model_name: name }) };
}
