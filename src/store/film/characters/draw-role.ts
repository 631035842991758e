/** Pictures of a role: drawn from its description, varied, edited. */
import type { Call, CallInput } from '../../../api/call.ts';
import type { GeneratedImage, Role } from '../../../api/characters.ts';
import { changeImage, imagineFromImage } from '../../../api/draw.ts';
import { NIJI } from '../../../api/draw-parameters.ts';
import { shotImageName } from '../../../api/shot-image-models.ts';
import { imagineMaterial } from '../../../api/storyboard.ts';
import { createSubmit, type Price } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { comingAfter, comingPicture } from '../coming-picture.ts';
import { readPictureRequest } from '../picture-again.ts';
import { lacksPicture, takesPictures } from '../picture-needs.ts';
import { usesFaceWeight } from '../reference-weights.ts';
import { cast } from './cast.ts';
import { descriptionOf, nameOf } from './role-edits.ts';
import { formOf, type RoleForm, ratioOf, takesReferences } from './role-form.ts';
import { addRolePicture, loadRolePictures } from './role-materials.ts';
import { EDIT_MODEL, roleModel } from './role-models.ts';

const drawing = createSubmit('shot-image');
const changing = createSubmit('shot-image');

/** The state of the last submit, by role. */
export const roleDrawing = drawing.progress;
export const roleChanging = changing.progress;

type Picture = Pick<GeneratedImage, 'task_id' | 'draw_index' | 'message_input'>;

/** The references that the model is sent: none if it draws from words only. */
const referencesOf = ({ model, references }: RoleForm): RoleForm['references'] =>
  takesPictures(model) ? references : [];

/** CHAR-31; which options a model takes. */
function optionsOf(role: Role, form: RoleForm): CallInput<typeof imagineMaterial>['options'] {
  const ar = ratioOf(form);
  const { rip, rid, style, s, chaos, version } = form;
  const references = referencesOf(form);
  if (form.model === 'irag') return undefined;
  const styleImage = takesPictures(form.model) ? cast.styleImage : '';
  const looks = { ...(styleImage && { sref: styleImage }), ...(style && { style }) };
  if (form.model === 'jimeng') {
    const [cref] = references;
    return {
      ar,
      rip,
      ...(usesFaceWeight(form, role) ? { rid } : {}),
      ...looks,
      ...(cref ? { cref: cref.url } : {}),
    };
  }
  return {
    ar,
    s,
    chaos,
    ...looks,
    ...(version === 'niji' ? { niji: NIJI[0] } : { v: version }),
    ...(takesReferences(form) && references.length > 0
      ? { oref: references.map(({ url, weight }) => ({ image_url: url, ow: weight })) }
      : {}),
  };
}

/** What is sent for a picture of a role (CHAR-29). */
export function roleRequest(role: Role) {
  const form = formOf(role);
  const { api, tool } = roleModel(form.model);
  const desc = descriptionOf(role).trim();
  const options = optionsOf(role, form);
  // iRAG has no options: its reference is the picture of the call, as on the drawing page and with shots
  const [upload] = form.model === 'irag' ? referencesOf(form) : [];
  return {
    name: nameOf(role).trim(),
    desc,
    role_id: role.id,
    script_id: cast.projectId,
    api_name: api,
    tool_name: tool,
    prompt: desc,
    ratio: ratioOf(form),
    ...(options ? { options } : {}),
    ...(upload ? { image_url: upload.url } : {}),
  } satisfies CallInput<typeof imagineMaterial>;
}

/** The name of the model that draws if it starts from a picture, and the role has none for it; null if the server takes it. */
export const lackingReference = (role: Role): string | null =>
  lacksPicture(formOf(role).model, roleRequest(role));

const contextOf = (role: Pick<Role, 'id'>, prompt: string, tool: string) => ({
  prompt,
  tool,
  script_id: cast.projectId,
  role_id: role.id,
});

/** Draws a picture of a role, as it is described at the press. @throws ApiError if the server refuses */
export async function drawRole(role: Role, price: Price): Promise<void> {
  const input = roleRequest(role);
  await sendRolePicture(
    role.id,
    { call: imagineMaterial, input },
    { price, tool: input.tool_name, prompt: input.prompt },
  );
}

/** Sends the request of a picture, and shows the picture in progress. @throws ApiError if the server refuses */
const sendRolePicture = (
  roleId: number,
  { call, input }: { call: Call; input: unknown },
  { price, tool, prompt }: { price: Price; tool: string; prompt: string },
): Promise<Submitted<unknown>> =>
  drawing.send(call, input, {
    slot: roleId,
    price,
    context: contextOf({ id: roleId }, prompt, shotImageName(tool)),
    reload: loadRolePictures,
    onAccepted: (answer) => addRolePicture(roleId, comingAfter(answer, tool, prompt)),
  });

/**
 * Makes a picture of a role again, with the words and references of then. The description stays as it is now.
 * @returns null for a request that this version of the app does not know @throws ApiError if the server refuses
 */
export async function repeatRolePicture(
  roleId: number,
  picture: GeneratedImage,
  price: Price,
): Promise<Submitted<unknown> | null> {
  const found = await readPictureRequest(picture);
  if (!found) return null;
  const { tool_name: tool, message_input: prompt } = picture;
  return sendRolePicture(roleId, found, { price, tool, prompt });
}

/** Draws variations of a picture of the first family (CHAR-34). @throws ApiError if the server refuses */
export async function evolveRole(role: Role, picture: Picture, price: Price): Promise<void> {
  const { task_id, draw_index: index, message_input } = picture;
  const place = { script_id: cast.projectId, role_id: role.id };
  const input = { api_name: 'mj', action: 'VARIATION' as const, index, task_id, message_input, ...place };
  await changing.send(changeImage, input, {
    slot: role.id,
    price,
    context: contextOf(role, message_input, roleModel('mj').name),
    reload: loadRolePictures,
    onAccepted: (answer) => addRolePicture(role.id, comingPicture(answer.task_id ?? '', 'mj', message_input)),
  });
}

/** Edits a picture as the words say (CHAR-35). @throws ApiError if the server refuses */
export async function editRolePicture(
  role: Role,
  image_url: string,
  words: string,
  price: Price,
): Promise<void> {
  const prompt = words.trim();
  const place = { script_id: cast.projectId, role_id: role.id };
  const input = { ...place, prompt, ratio: 'match_input_image' as const, image_url, model_name: EDIT_MODEL };
  await changing.send(imagineFromImage, input, {
    slot: role.id,
    price,
    context: contextOf(role, prompt, EDIT_MODEL),
    reload: loadRolePictures,
    onAccepted: (answer) => addRolePicture(role.id, comingPicture(answer.task_id ?? '', 'fluxImage', prompt)),
  });
}
