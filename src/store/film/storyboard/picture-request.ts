/** What is sent for one picture of a shot (BOARD-42 to 45). */
import type { CallInput } from '../../../api/call.ts';
import { OMNI_REFERENCE, RATIOS, type Ratio } from '../../../api/draw-options.ts';
import { NIJI } from '../../../api/draw-parameters.ts';
import type { Shot } from '../../../api/shot.ts';
import { shotImageModel } from '../../../api/shot-image-models.ts';
import type { imagineMaterial } from '../../../api/storyboard.ts';
import { takesPictures } from '../picture-needs.ts';
import { board } from './board.ts';
import { textOf } from './edits.ts';
import { type PictureForm, pictureFormOf, weighsReferences } from './picture-form.ts';
import { rolesIn } from './shot-roles.ts';

/** A reference, and its weight, 0 to 1000. */
interface Followed {
  image_url: string;
  ow: number;
}

/** The pictures of a shot's roles, with their weights. */
export const roleReferences = (shot: Shot, { weights }: Pick<PictureForm, 'weights'>) =>
  rolesIn(shot)
    .filter(({ cref }) => cref !== '')
    .map(({ id, name, cref }) => ({ id, name, image_url: cref, ow: weights[id] ?? shot.ow }));

/** The pictures that the model is sent: none if it draws from words only. */
const picturesOf = (shot: Shot, form: PictureForm) =>
  takesPictures(form.model)
    ? { roles: roleReferences(shot, form), uploads: form.uploads, style: board.styleImage }
    : { roles: [], uploads: [], style: '' };
type Pictures = ReturnType<typeof picturesOf>;

/** The references of version 7.0; a weight of 0 leaves a picture out. */
function omniReferences(pictures: Pictures): Followed[] {
  const roles = pictures.roles.map(({ image_url, ow }) => ({ image_url, ow }));
  const uploads = pictures.uploads.map(({ url, weight }) => ({ image_url: url, ow: weight }));
  return [...roles, ...uploads].filter(({ ow }) => ow > 0).slice(0, OMNI_REFERENCE.most);
}

function options(
  form: PictureForm,
  pictures: Pictures,
  ratio: string,
): CallInput<typeof imagineMaterial>['options'] {
  const ar = RATIOS.find((one): one is Ratio => one === ratio);
  const [role] = pictures.roles;
  const shared = {
    ...(ar && { ar }),
    ...(pictures.style && { sref: pictures.style }),
    ...(form.style && { style: form.style }),
  };
  if (form.model === 'jimeng')
    return { ...shared, rip: form.rip, rid: form.rid, ...(role && { cref: role.image_url }) };
  if (form.model !== 'mj') return undefined;
  const { s, chaos, q, cw, version } = form;
  const oref = weighsReferences(form) ? omniReferences(pictures) : [];
  return {
    ...shared,
    s,
    chaos,
    q,
    cw,
    ...(version === 'niji' ? { niji: NIJI[0] } : { v: version }),
    ...(oref.length > 0 ? { oref } : {}),
    ...(role && !weighsReferences(form) ? { cref: role.image_url } : {}),
  };
}

/** The request for a shot as it stands on the screen. */
export function pictureRequest(shot: Shot, ratio: string) {
  const form = pictureFormOf(shot);
  const { api, tool } = shotImageModel(form.model);
  const pictures = picturesOf(shot, form);
  const chosen = options(form, pictures, ratio);
  const [upload] = form.model === 'mj' ? [] : pictures.uploads;
  return {
    rid: shot.rid,
    desc: textOf(shot, 'static_desc'),
    scene_id: shot.id,
    script_id: board.projectId,
    narration: textOf(shot, 'narration'),
    dialogue_character_1: shot.dialogue_character_1,
    dialogue_character_2: shot.dialogue_character_2,
    api_name: api,
    tool_name: tool,
    prompt: textOf(shot, 'static_desc').trim(),
    ...(chosen ? { options: chosen } : { ratio }),
    ...(upload && { image_url: upload.url }),
  } satisfies CallInput<typeof imagineMaterial>;
}
