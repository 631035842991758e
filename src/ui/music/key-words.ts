import { t } from '@lingui/core/macro';

/** A key such as `A minor` in the reader's language; empty for none. */
export function keyWords(key: string): string {
  const [note = '', mode] = key.split(' ');
  if (mode === 'minor') return t`${note} minor`;
  return mode === 'major' ? t`${note} major` : key;
}
