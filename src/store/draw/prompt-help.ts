/** Prompts made from a picture. They cost points, and the person waits for them. */
import { proxy } from 'valtio';
import { describeImage } from '../../api/draw.ts';
import { DRAW_TOOLS } from '../../api/draw-models.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { refreshPoints } from '../account/points.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { createUpload, type UploadedFile } from '../create-upload.ts';
import { keyed } from '../keyed.ts';
import { modelOf } from './draw-form.ts';

const analyses = keyed();

/** The picture of the image analysis, and the prompts made from it. They stay until another picture is chosen. */
export const analysis = proxy({ picture: null as UploadedFile | null, prompts: [] as string[] });

const forget = (): void => void Object.assign(analysis, { picture: null, prompts: [] });
onSignOut(forget);

export const analysisUpload = createUpload('drawReference', {
  onArrived: (picture) => Object.assign(analysis, { picture, prompts: [] }),
  onDrop: forget,
});

/** Asks for prompts for the picture (DRAW-40). @throws ApiError; what is refused costs nothing */
export async function analyse(model: string): Promise<void> {
  const { picture } = analysis;
  if (!picture) return;
  const { tool } = modelOf(model);
  const api_name = DRAW_TOOLS.find(({ value }) => value === tool)?.api ?? tool;
  const input = { api_name, tool_name: tool, describe_image: picture.url };
  // a key belongs to one request: for another model it is another one
  const of = `${tool} ${picture.url}`;
  const idempotencyKey = analyses.keyOf(of);
  const prompts = await client.send(describeImage, input, { idempotencyKey });
  analyses.answered(of);
  void refreshPoints().catch(failInBackground);
  if (analysis.picture?.url === picture.url) analysis.prompts = prompts;
}
