import { t } from '@lingui/core/macro';
import { unfitFilmChanger } from '../../store/film/picture-needs.ts';
import { takesNoPictureWords } from '../kit/takes-no-picture-words.ts';

/** Says that a model starts from a picture. @param maker its name; null if nothing is missing */
export const needsPictureWords = (maker: string | null): string | null =>
  maker === null ? null : t`${maker} needs a picture to start from.`;

/** Why a picture cannot be changed in this way, as a part of a menu's entry. */
export function changeBlocked(change: Parameters<typeof unfitFilmChanger>[0]): { blocked?: string } {
  const words = takesNoPictureWords(unfitFilmChanger(change));
  return words ? { blocked: words } : {};
}
