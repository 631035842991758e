/** Pictures of a role: drawn from its description, varied, edited. */
import type { CallInput } from '../../../api/call.ts';
import type { GeneratedImage, Role } from '../../../api/characters.ts';
import { changeImage, imagineFromImage } from '../../../api/draw.ts';
import { NIJI } from '../../../api/draw-parameters.ts';
import { imagineMaterial } from '../../../api/storyboard.ts';
import { createSubmit, type Price } from '../../tasks/create-submit.ts';
import { comingPicture } from '../coming-picture.ts';
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

/** CHAR-31; which options a model takes. */
function optionsOf(role: Role, form: RoleForm): CallInput<typeof imagineMaterial>['options'] {
  const ar = ratioOf(form);
  const { rip, rid, style, s, chaos, version, references } = form;
  if (form.model === 'irag') return undefined;
  const looks = { ...(cast.styleImage && { sref: cast.styleImage }), ...(style && { style }) };
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
  const [upload] = form.model === 'irag' ? form.references : [];
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

const contextOf = (role: Role, prompt: string, tool: string) => ({
  prompt,
  tool,
  script_id: cast.projectId,
  role_id: role.id,
});

/** Draws a picture of a role, as it is described at the press. @throws ApiError if the server refuses */
export async function drawRole(role: Role, price: Price): Promise<void> {
  const input = roleRequest(role);
  await drawing.send(imagineMaterial, input, {
    slot: role.id,
    price,
    context: contextOf(role, input.prompt, roleModel(formOf(role).model).name),
    reload: loadRolePictures,
    onAccepted: (answer) =>
      addRolePicture(
        role.id,
        comingPicture(typeof answer === 'string' ? answer : answer.task_id, input.tool_name, input.prompt),
      ),
  });
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
