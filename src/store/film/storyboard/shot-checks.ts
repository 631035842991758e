/** What the built-in engine leaves out of the selected shot's prompts, as the drawing and the video page say it of theirs. */
import { withNames } from '../../../api/mentions.ts';
import type { Shot } from '../../../api/shot.ts';
import { createPromptCheck } from '../../prompt-check.ts';
import { painterAsked } from '../picture-model.ts';
import { board } from './board.ts';
import { clipPictures, picturesFor } from './clip-pictures.ts';
import { clipWayOf, filmerOf } from './costs.ts';
import { edits, type ShotField, textOf } from './edits.ts';
import { clipForm, takesReferences } from './generate.ts';
import { pictureForms } from './picture-form.ts';

const chosenShot = (): Shot | undefined => board.shots.find(({ id }) => id === board.shotId);
const promptOf = (shot: Shot | undefined, field: ShotField): string =>
  shot ? withNames(textOf(shot, field)).trim() : '';

/** Of its picture. */
export const shotPictureCheck = createPromptCheck([edits, board, pictureForms], () => {
  const prompt = promptOf(chosenShot(), 'static_desc');
  const asked = painterAsked(pictureForms.model);
  return prompt && asked ? { medium: 'picture', ...asked, prompt } : null;
});

/** Of its clip; null where that begins with a picture, which it then shows. */
export const shotClipCheck = createPromptCheck([edits, board, clipForm, clipPictures], () => {
  const shot = chosenShot();
  const prompt = promptOf(shot, 'dynamic_desc');
  const { mode, row } = clipWayOf(clipForm.mode);
  if (!shot || !prompt || filmerOf(clipForm.mode)) return null;
  const { first, last, references } = picturesFor(shot, row, takesReferences(clipForm.mode));
  if (first || last || references.length > 0) return null;
  return { medium: 'clip', tool_name: mode.value, model_name: row.model, resolution: row.resolution, prompt };
});
