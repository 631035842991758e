/** The model that draws a film's pictures, also where the storyboard's code is not loaded. */
import * as v from 'valibot';
import { DRAW_MODELS } from '../../api/draw-models.ts';
import { type ShotImageKey, shotImageModel } from '../../api/shot-image-models.ts';
import { shotRow } from '../account/makers.ts';
import { points } from '../account/points.ts';
import { readDraft } from '../own-drafts.ts';

/** The draft in which the storyboard keeps how a film's pictures are drawn. */
export const pictureFormsDraft = (projectId: number): string => `picture-forms|${projectId}`;

const Stored = v.object({ model: v.string() });

/** The model that was chosen for a film on this device; else the usual one. */
export async function pictureModelOf(projectId: number): Promise<ShotImageKey> {
  const stored = v.safeParse(Stored, await readDraft(pictureFormsDraft(projectId)));
  return shotImageModel(stored.success ? stored.output.model : '').key;
}

/** Tool and model as a check of prompts names them; null where a model of a service draws. */
export function painterAsked(model: ShotImageKey): { tool_name: string; model_name?: string } | null {
  const { drawn, tool } = shotImageModel(model);
  if (shotRow(points.payload, drawn, tool)) return null;
  const name = DRAW_MODELS.find(({ key }) => key === drawn)?.model;
  return { tool_name: tool, ...(name && { model_name: name }) };
}
