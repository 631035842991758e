/** How a shot's pictures are drawn: model, parameters and references (BOARD-39, BOARD-44 to 46). Kept for the next visit. */
import * as v from 'valibot';
import { proxy, snapshot } from 'valtio';
import { OMNI_REFERENCE, PARAMETERS } from '../../../api/draw-options.ts';
import { VERSIONS } from '../../../api/draw-parameters.ts';
import type { Shot } from '../../../api/shot.ts';
import { SHOT_IMAGE_MODELS, type ShotImageKey, shotImageModel } from '../../../api/shot-image-models.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import type { UploadedFile } from '../../create-upload.ts';
import { fieldsOf, knowParts, readParts, recordsOf, saveParts } from '../../draft-parts.ts';
import { changeDraft, writeDraft } from '../../own-drafts.ts';
import { MODEL, pictureFormsDraft, splitPictureForms } from '../picture-model.ts';
import { takesPictures } from '../picture-needs.ts';
import { REFERENCE_WEIGHTS } from '../reference-weights.ts';
import { board } from './board.ts';

/** Quality ends earlier here than on the drawing page (decisions A-13). */
export const SHOT_QUALITY = { ...PARAMETERS.q, min: 0.5, max: 2 } as const;

const Version = v.picklist([...VERSIONS, 'niji']);
const Uploaded = v.object({ url: v.string(), name: v.string(), weight: v.number() });
const Settings = v.object({
  version: Version,
  s: v.number(),
  chaos: v.number(),
  q: v.number(),
  cw: v.number(),
  style: v.string(),
  rip: v.number(),
  rid: v.number(),
  /** Of the roles' pictures, by role; the others have the shot's `ow`. */
  weights: v.record(v.string(), v.number()),
  uploads: v.array(Uploaded),
});
type Settings = v.InferOutput<typeof Settings>;
type Changes = Partial<Settings>;
export type PictureForm = Settings & { model: ShotImageKey };
const Stored = v.record(v.string(), v.partial(Settings));

/** What was changed, by shot. The model is the film's: batches use it, too. */
export const pictureForms = proxy({
  model: SHOT_IMAGE_MODELS[0].key as ShotImageKey,
  byShot: {} as Record<string, Changes>,
});
const forget = (): void => {
  Object.assign(pictureForms, { model: SHOT_IMAGE_MODELS[0].key, byShot: {} });
};
onSignOut(forget);

const saveDraft = (): void =>
  void saveParts(pictureFormsDraft(board.projectId), fieldsOf(snapshot(pictureForms).byShot));

/** Brings back how a film's pictures are drawn. */
export async function restorePictureForms(projectId: number): Promise<void> {
  forget();
  const parts = new Map(await readParts(pictureFormsDraft(projectId), splitPictureForms));
  if (board.projectId !== projectId) return;
  const model = parts.get(MODEL);
  parts.delete(MODEL);
  if (typeof model === 'string') pictureForms.model = shotImageModel(model).key;
  const stored = v.safeParse(Stored, recordsOf(parts));
  if (!stored.success) return;
  knowParts(pictureFormsDraft(projectId), parts);
  for (const [id, changes] of Object.entries(stored.output))
    pictureForms.byShot[id] = { ...(changes as Changes), ...pictureForms.byShot[id] };
}

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

/** The version that a stored model stands for. Nobody has chosen `v 6.1`, which new shots are stored with (decisions A-14). */
const versionIn = (model: string): PictureForm['version'] =>
  /niji/u.test(model) ? 'niji' : OMNI_REFERENCE.version;

/** A shot's form: as it was drawn last, with what was changed since. */
export const pictureFormOf = (shot: Shot): PictureForm => ({
  model: pictureForms.model,
  version: versionIn(shot.model),
  s: within(shot.s, PARAMETERS.s),
  chaos: within(shot.chaos, PARAMETERS.chaos),
  q: within(shot.q, SHOT_QUALITY),
  cw: within(shot.cw, PARAMETERS.cw),
  style: shot.style,
  rip: within(shot.rip, REFERENCE_WEIGHTS.rip),
  rid: within(shot.rid, REFERENCE_WEIGHTS.rid),
  weights: {},
  uploads: [],
  ...pictureForms.byShot[shot.id],
});

/** Changes a shot's form. */
export function changePictureForm(shotId: number, changes: Changes): void {
  pictureForms.byShot[shotId] = { ...pictureForms.byShot[shotId], ...changes };
  saveDraft();
}

/** Chooses the model of the film's pictures; also batches begin with it, and the next visit. */
export function choosePictureModel(model: ShotImageKey): void {
  pictureForms.model = model;
  void writeDraft(`${pictureFormsDraft(board.projectId)}|${MODEL}`, model);
}

/** Back to how the shot was drawn last; references stay. */
export function resetPictureForm(shotId: number): void {
  const { weights, uploads } = pictureForms.byShot[shotId] ?? {};
  pictureForms.byShot[shotId] = { ...(weights && { weights }), ...(uploads && { uploads }) };
  saveDraft();
}

/** Whether each reference has a weight: with version 7.0 only. */
export const weighsReferences = ({ model, version }: Pick<PictureForm, 'model' | 'version'>): boolean =>
  model === 'mj' && version === OMNI_REFERENCE.version && takesPictures(model);

/** How many uploaded references a model takes, besides those of roles. */
export function mostUploads(form: Pick<PictureForm, 'model' | 'version'>, roles: number): number {
  if (weighsReferences(form)) return Math.max(0, OMNI_REFERENCE.most - roles);
  return form.model === 'mj' || !takesPictures(form.model) ? 0 : 1;
}

const withUpload = (uploads: Settings['uploads'], { url, name }: UploadedFile): Settings['uploads'] =>
  uploads.some((one) => one.url === url)
    ? uploads
    : [...uploads, { url, name, weight: OMNI_REFERENCE.weight.default }];

/** Adds a reference with the usual weight; one that exists stays as it is. */
export function addUpload(shot: Shot, file: UploadedFile): void {
  changePictureForm(shot.id, { uploads: withUpload(pictureFormOf(shot).uploads, file) });
}

/** Keeps a reference for the next visit of a film that was left while it was being uploaded. */
export async function keepUpload(projectId: number, shotId: number, file: UploadedFile): Promise<void> {
  // divides what an earlier version has stored
  await readParts(pictureFormsDraft(projectId), splitPictureForms);
  await changeDraft(`${pictureFormsDraft(projectId)}|${shotId}|uploads`, (before) => {
    const uploads = v.safeParse(v.array(Uploaded), before);
    return withUpload(uploads.success ? uploads.output : [], file);
  });
}

/** Changes the weight of an uploaded reference, or removes it. */
export function setUpload(shot: Shot, url: string, weight: number | null): void {
  const { uploads } = pictureFormOf(shot);
  changePictureForm(shot.id, {
    uploads: uploads.flatMap((one) =>
      one.url !== url ? [one] : weight === null ? [] : [{ ...one, weight }],
    ),
  });
}
