import { t } from '@lingui/core/macro';

/** A picture by its number in its record. @param index from 0 */
export function pictureName(index: number): string {
  const number = index + 1;
  return t`Picture ${number}`;
}
