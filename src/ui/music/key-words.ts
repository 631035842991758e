import { t } from '@lingui/core/macro';

/** A key such as `A minor` or `Bb major` in the reader's language and with the signs of notation; empty for none. */
export function keyWords(key: string): string {
  const [name = '', mode] = key.split(' ');
  const note = name.replace('b', '♭').replace('#', '♯');
  if (mode === 'minor') return t`${note} minor`;
  return mode === 'major' ? t`${note} major` : key;
}
