import * as v from 'valibot';
import { proxy } from 'valtio';
import type { Call, CallInput } from '../../../api/call.ts';
import type { Shot } from '../../../api/shot.ts';
import { shotImageName } from '../../../api/shot-image-models.ts';
import { generateShotVideo, imagineMaterial } from '../../../api/storyboard.ts';
import { DEFAULT_VIDEO } from '../../../api/video-modes.ts';
import { modeFields, pictureFields } from '../../../api/video-request.ts';
import { readDraft, writeDraft } from '../../own-drafts.ts';
import { createSubmit, type Price } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { comingAfter } from '../coming-picture.ts';
import { board } from './board.ts';
import { picturesFor, restoreClipPictures } from './clip-pictures.ts';
import { CLIP_WAYS, clipWayOf } from './costs.ts';
import { textOf } from './edits.ts';
import { addClip, addPicture, loadClips, loadPictures } from './materials.ts';
import { restorePictureForms } from './picture-form.ts';
import { pictureRequest } from './picture-request.ts';
import { saveEdits } from './save-edits.ts';

const picture = createSubmit('shot-image');
const clip = createSubmit('shot-video');

/** The state of the last submit, by shot and tab. */
export const generating = { picture: picture.progress, clip: clip.progress };

/** How the film's clips are made (BOARD-70). */
export const clipForm = proxy({
  /** The value of the chosen row. */
  mode: DEFAULT_VIDEO.subMode as string,
  /** References instead of frames, for rows that take either. */
  references: false,
});

/** Whether a row is sent references: some take nothing else, others by choice. */
export function takesReferences(mode: string, chosen = clipForm.references): boolean {
  const { row } = clipWayOf(mode);
  return row.references !== undefined && (row.frames === undefined || chosen);
}

/** Whether a shot's clip would be sent references: where it has none yet, not even its picture, it costs what a clip without them costs. */
export const sendsReferences = (
  shot: Pick<Shot, 'id' | 'scene_img'>,
  mode: string,
  chosen = clipForm.references,
): boolean => picturesFor(shot, clipWayOf(mode).row, takesReferences(mode, chosen)).references.length > 0;

const Kept = v.object({ mode: v.string(), references: v.boolean() });

const modeName = (projectId: number): string => `clip-mode|${projectId}`;

/** Chooses how clips of the open film are made; batches and the next visit begin with it, too. */
export function chooseClipMode(mode: string): void {
  Object.assign(clipForm, { mode, references: false });
  keepClipForm();
}

/** Chooses references instead of frames, or frames again, for clips of the open film. */
export function chooseReferences(references: boolean): void {
  clipForm.references = references;
  keepClipForm();
}

const keepClipForm = (): void => void writeDraft(modeName(board.projectId), { ...clipForm });

/** Restores the choice of a film. */
export async function restoreClipMode(projectId: number): Promise<void> {
  Object.assign(clipForm, { mode: DEFAULT_VIDEO.subMode, references: false });
  void restoreClipPictures(projectId);
  void restorePictureForms(projectId);
  const draft = await readDraft(modeName(projectId));
  // an earlier version stored the mode alone
  const kept = v.safeParse(Kept, typeof draft === 'string' ? { mode: draft, references: false } : draft);
  if (!kept.success || board.projectId !== projectId) return;
  if (CLIP_WAYS.some(({ row }) => row.value === kept.output.mode)) Object.assign(clipForm, kept.output);
}

const context = (shot: Pick<Shot, 'id'>, prompt: string, tool: string) => ({
  prompt,
  tool,
  script_id: board.projectId,
  scene_id: shot.id,
});

/** What is sent for one clip of a shot (BOARD-68, BOARD-69). */
export function clipRequest(shot: Shot, ratio: string, mode: string) {
  const way = clipWayOf(mode);
  return {
    type: 2 as const,
    ...modeFields(way.mode, way.row, way.row.seconds),
    prompt: textOf(shot, 'dynamic_desc').trim(),
    scene_id: shot.id,
    script_id: board.projectId,
    ratio,
    ...pictureFields(way.row, picturesFor(shot, way.row, takesReferences(mode))),
  } satisfies CallInput<typeof generateShotVideo>;
}

/** Draws a picture for a shot, as it is described at the press. @throws ApiError if the server refuses */
export async function drawShot(shot: Shot, price: Price): Promise<void> {
  const input = pictureRequest(shot, board.ratio);
  await sendShotPicture(
    shot.id,
    { call: imagineMaterial, input },
    { price, tool: input.tool_name, prompt: input.prompt, before: saveEdits },
  );
}

/** Sends the request of a picture, and shows the picture in progress. @throws ApiError if the server refuses */
export const sendShotPicture = (
  shotId: number,
  { call, input }: { call: Call; input: unknown },
  about: { price: Price; tool: string; prompt: string; before?: () => Promise<unknown> },
): Promise<Submitted<unknown>> =>
  picture.send(call, input, {
    slot: shotId,
    price: about.price,
    context: context({ id: shotId }, about.prompt, shotImageName(about.tool)),
    ...(about.before && { before: about.before }),
    reload: loadPictures,
    onAccepted: (answer) => addPicture(shotId, comingAfter(answer, about.tool, about.prompt)),
  });

/** Makes a clip for a shot, as it is described at the press. @throws ApiError if the server refuses */
export async function filmShot(shot: Shot, price: Price): Promise<void> {
  const input = clipRequest(shot, board.ratio, clipForm.mode);
  await sendShotClip(shot.id, input, { price, tool: clipWayOf(clipForm.mode).mode.label });
}

/** Sends the request of a clip, and shows the clip in progress. @throws ApiError if the server refuses */
export async function sendShotClip(
  shotId: number,
  input: CallInput<typeof generateShotVideo>,
  { price, tool }: { price: Price; tool: string },
): Promise<void> {
  await clip.send(generateShotVideo, input, {
    slot: shotId,
    price,
    context: context({ id: shotId }, input.prompt ?? '', tool),
    before: saveEdits,
    reload: loadClips,
    onAccepted: ({ task_id }) =>
      addClip(shotId, {
        task_id,
        state: 0,
        video_url: '',
        poster: '',
        tool_name: input.tool_name,
        is_allowed_chaofen: 0,
        options: '',
        is_select: 0,
      }),
  });
}
