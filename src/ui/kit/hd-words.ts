import { t } from '@lingui/core/macro';
import { HD_LIMIT } from '../../api/draw-hd.ts';

/** Why something cannot be upscaled; empty if it can. */
export function hdWords(problem: 'again' | 'large' | null): string {
  if (problem === 'again') return t`Already upscaled`;
  const { long, short } = HD_LIMIT;
  return problem === 'large' ? t`Only for pictures under ${long} x ${short}` : '';
}
