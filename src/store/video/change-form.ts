/** Changes of the bar's settings that have to stay consistent. */
import { modeOf } from '../../api/video-modes.ts';
import { type ClipForm, type ClipPicture, clipForm, rowOf, takesReferences, UPLOAD } from './clip-form.ts';

/** Chooses a mode: its first row, and frames (VIDEO-24). */
export function chooseMode(mode: string): void {
  const row = modeOf(mode)?.subModes[0];
  if (!row) return;
  Object.assign(clipForm, { mode, upload: UPLOAD.frames });
  chooseSubMode(row.value);
}

/** Chooses a row of the mode. A row that takes no references drops them (VIDEO-25). */
export function chooseSubMode(subMode: string): void {
  clipForm.subMode = subMode;
  const { row } = rowOf(clipForm);
  clipForm.seconds = row.seconds;
  if (!row.references) clipForm.references = [];
}

/** Where a picture of the bar goes: a frame, or a reference. */
export type PicturePlace = 'first' | 'last' | 'reference';

/** Sets a picture; references are added one after the other. @returns false when there is no room for it */
export function putPicture(place: PicturePlace, picture: ClipPicture): boolean {
  if (place !== 'reference') {
    clipForm[place] = picture;
    return true;
  }
  if (clipForm.references.some(({ url }) => url === picture.url)) return true;
  const most = rowOf(clipForm).row.references?.most ?? 0;
  if (clipForm.references.length >= most) return false;
  clipForm.references.push(picture);
  return true;
}

/**
 * Where a picture goes by default, e.g. one that was pasted; null when there is no room.
 * @param isComing whether a picture is on its way to a place
 */
export function nextPlace(isComing: (place: PicturePlace) => boolean = () => false): PicturePlace | null {
  const { row } = rowOf(clipForm);
  if (takesReferences(clipForm))
    return clipForm.references.length < (row.references?.most ?? 0) ? 'reference' : null;
  if (!row.frames) return null;
  if (!clipForm.first && !isComing('first')) return 'first';
  return row.frames.last && !clipForm.last && !isComing('last') ? 'last' : null;
}

/** Removes a picture. @param url of a reference */
export function removePicture(place: PicturePlace, url = ''): void {
  if (place === 'reference') clipForm.references = clipForm.references.filter((one) => one.url !== url);
  else clipForm[place] = null;
}

/** Swaps first and last frame. */
export function swapFrames(): void {
  const { first, last } = clipForm;
  Object.assign(clipForm, { first: last, last: first });
}

/** Replaces the whole form, e.g. with a clip's settings. */
export const fillForm = (form: ClipForm): void => void Object.assign(clipForm, structuredClone(form));
