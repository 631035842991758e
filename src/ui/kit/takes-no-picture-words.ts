import { t } from '@lingui/core/macro';

/** Why a model cannot change a picture, as a part of a menu's entry. @param maker its name; null if it can */
export const takesNoPictureWords = (maker: string | null): string =>
  maker === null ? '' : t`${maker} takes no picture`;
