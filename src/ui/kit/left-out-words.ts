import { t } from '@lingui/core/macro';
import type { LeftOut } from '../../store/account/makers.ts';
import { takesNoPictureWords } from './takes-no-picture-words.ts';

/** Says what is left out of a request that is sent again, or why it cannot be sent; empty if nothing is. */
export function leftOutWords(leftOut: LeftOut | null): string {
  if (!leftOut) return '';
  const { name: maker, why } = leftOut;
  if (why === 'words') return t`${maker} takes no picture: it draws from your words.`;
  if (why === 'clip') return t`${maker} takes no picture: the clip is made from your text.`;
  if (why === 'end') return t`${maker} takes no last frame: the clip is made without it.`;
  return takesNoPictureWords(maker);
}
