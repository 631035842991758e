import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type FileUse, UPLOAD_LIMITS } from '../../api/uploads.ts';
import type { UploadProblem } from '../../store/create-upload.ts';

/** Between Chinese and what it names in Latin letters or digits, such as `JPG` or `.xls`. */
const SEAM = /(?<=\w)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\.?\w)/gu;
/** "JPG, JPEG or PNG"; in Chinese with a space on both sides of the word, as in all texts. */
const oneOf = (names: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names).replace(SEAM, ' ');
const formatsOf = (use: FileUse): string => oneOf(UPLOAD_LIMITS[use].formats);
const megabytesOf = (use: FileUse): string =>
  new Intl.NumberFormat(i18n.locale).format(UPLOAD_LIMITS[use].maxBytes / 1024 / 1024);

/** Why a file is refused, with the limits of its use. */
export function uploadProblem(use: FileUse, problem: UploadProblem): string {
  const formats = formatsOf(use);
  const size = megabytesOf(use);
  const { medium } = UPLOAD_LIMITS[use];
  const side = UPLOAD_LIMITS[use].minSide ?? 0;
  if (problem === 'failed') return t`Upload failed`;
  if (problem === 'small') return t`The picture must be at least ${side} × ${side} pixels`;
  if (problem === 'shape') {
    const shapes = oneOf(UPLOAD_LIMITS[use].shapes ?? []);
    return t`The picture must be ${shapes}. Crop it and try again`;
  }
  if (problem === 'pixels') return t`The picture has too many pixels. Choose a smaller one`;
  if (problem === 'animated') return t`Animated pictures are not supported. Choose a still one`;
  if (problem === 'unreadable') return t`The picture can't be read`;
  if (problem === 'type') {
    if (medium === 'film') return t`Only ${formats} videos are supported`;
    return medium === 'picture'
      ? t`Only ${formats} images are supported`
      : t`Only ${formats} files are supported`;
  }
  if (use === 'lipSyncClip') return t`Video size exceeded (${size} MB)`;
  if (medium === 'film') return t`The video must not exceed ${size} MB`;
  if (use === 'workCover') return t`The cover must not exceed ${size} MB`;
  return medium === 'picture' ? t`Image size exceeded (${size} MB)` : t`The file is larger than ${size} MB`;
}

/** What a use accepts, for the line under its field. */
export function uploadHint(use: FileUse): string {
  const formats = formatsOf(use);
  const size = megabytesOf(use);
  const side = UPLOAD_LIMITS[use].minSide;
  return side === undefined
    ? t`${formats}, up to ${size} MB`
    : t`${formats}, up to ${size} MB, at least ${side} × ${side} pixels`;
}
