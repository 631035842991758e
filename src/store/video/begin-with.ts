import { snapshot } from 'valtio';
import { aspectOf } from '../../api/draw-options.ts';
import { DEFAULT_VIDEO, modeOf } from '../../api/video-modes.ts';
import { chooseMode, fillForm, putPicture } from './change-form.ts';
import {
  type ClipForm,
  type ClipPicture,
  clipDraft,
  clipForm,
  ratioNear,
  rowOf,
  UPLOAD,
} from './clip-form.ts';
import { frameUploads } from './frame-upload.ts';

/**
 * Uses a picture as the first frame, in a mode that takes one.
 * @param ratio taken if the mode has it
 * @returns brings back what the bar had before; null if it had no picture that is lost
 */
export function beginWith(picture: ClipPicture, ratio?: string): (() => void) | null {
  const before = structuredClone(snapshot(clipForm)) as ClipForm;
  // a frame on its way would take this one's place, or stand at the end of a clip that nobody asked it for
  frameUploads.first.drop();
  frameUploads.last.drop();
  if (!rowOf(clipForm).row.frames) chooseMode(DEFAULT_VIDEO.mode);
  Object.assign(clipForm, { upload: UPLOAD.frames, last: null });
  putPicture('first', picture);
  if (ratio && modeOf(clipForm.mode)?.ratios.includes(ratio)) clipForm.ratio = ratio;
  const lost = [before.first, before.last, ...before.references].some(
    (one) => one && one.url !== picture.url,
  );
  return lost ? () => fillForm(before) : null;
}

/** The ratio that is nearest to a shape: least of the picture is cut off. */
function nearestOf(ratios: readonly string[], shape: string): string {
  const away = (ratio: string) => Math.abs(Math.log(aspectOf(ratio) / aspectOf(shape)));
  return [...ratios].sort((a, b) => away(a) - away(b))[0] ?? DEFAULT_VIDEO.ratio;
}

/**
 * Prepares a clip of a drawing: it is the first frame, in the nearest ratio that the mode has. Words that wait to be sent stay;
 * without any, the drawing's words are the clip's.
 * @param shape width and height, e.g. `1024:576`
 * @returns brings back what the bar had before; null if it had no picture that is lost
 */
export async function beginWithDrawing(
  picture: ClipPicture,
  { words, shape }: { words: string; shape: string },
): Promise<(() => void) | null> {
  // the draft of an earlier visit would be replaced unseen
  await clipDraft.restore();
  const undo = beginWith(picture);
  clipForm.ratio = ratioNear(clipForm, nearestOf(rowOf(clipForm).mode.ratios, shape));
  if (clipForm.prompt.trim() === '') clipForm.prompt = words;
  return undo;
}
