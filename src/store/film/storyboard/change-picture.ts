/** New pictures of a shot from one of its pictures: in HD, varied, and edited (BOARD-58, BOARD-59, BOARD-61). */
import type { CallAnswer } from '../../../api/call.ts';
import { changeImage, type imagine, imagineFromImage, upscaleImage } from '../../../api/draw.ts';
import { hdProblem } from '../../../api/draw-hd.ts';
import { createSubmit, type Price } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { EDIT_MODEL } from '../characters/role-models.ts';
import { comingPicture } from '../coming-picture.ts';
import type { PictureChange } from '../picture-again.ts';
import { board } from './board.ts';
import type { MaterialView } from './material-view.ts';
import { addPicture, loadPictures, materials } from './materials.ts';

export type ShotPicture = NonNullable<MaterialView['picture']>;

const changing = createSubmit('shot-image');

/** The state of each change, by {@link changeSlot}. */
export const pictureChanges = changing.progress;
export const changeSlot = ({ task_id, draw_index }: ShotPicture, change: PictureChange): string =>
  `${task_id}|${draw_index}|${change}`;

/** Why a picture cannot be made larger, as far as the list told; the server decides (LIMIT-06, LIMIT-07). */
export function pictureHdProblem({ tool_name, files, draw_index }: ShotPicture): 'again' | 'large' | null {
  if (tool_name === 'chaofen') return 'again';
  const facts = files?.[draw_index];
  return facts ? hdProblem(facts) : null;
}

function optionsOf(picture: ShotPicture, change: PictureChange, tool: string, prompt: string, price: Price) {
  const { shotId } = materials;
  return {
    slot: changeSlot(picture, change),
    price,
    context: { prompt, tool, script_id: board.projectId, scene_id: shotId },
    reload: loadPictures,
    onAccepted: ({ task_id = '' }: CallAnswer<typeof imagine>) =>
      addPicture(shotId, comingPicture(task_id, tool, prompt)),
  };
}

const placeHere = () => ({ script_id: board.projectId, scene_id: materials.shotId });

/** Makes a picture larger. @throws ApiError when the server refuses: nothing was charged */
export function upscaleShotPicture(picture: ShotPicture, price: Price): Promise<Submitted<unknown>> {
  const input = { media_url: picture.address, id: picture.id };
  return changing.send(
    upscaleImage,
    input,
    optionsOf(picture, 'hd', 'chaofen', picture.message_input, price),
  );
}

/** Draws variations of a picture of the first family. @throws ApiError when the server refuses: nothing was charged */
export function evolveShotPicture(picture: ShotPicture, price: Price): Promise<Submitted<unknown>> {
  const { task_id, draw_index: index, message_input } = picture;
  const input = {
    api_name: 'mj',
    action: 'VARIATION' as const,
    index,
    task_id,
    message_input,
    ...placeHere(),
  };
  return changing.send(changeImage, input, optionsOf(picture, 'evolve', 'mj', message_input, price));
}

/** Edits a picture as the words say. @throws ApiError when the server refuses: nothing was charged */
export function editShotPicture(
  picture: ShotPicture,
  words: string,
  price: Price,
): Promise<Submitted<unknown>> {
  const prompt = words.trim();
  const input = {
    ...placeHere(),
    prompt,
    ratio: 'match_input_image' as const,
    image_url: picture.address,
    model_name: EDIT_MODEL,
  };
  return changing.send(imagineFromImage, input, optionsOf(picture, 'edit', 'fluxImage', prompt, price));
}
