import { t } from '@lingui/core/macro';
import type { DrawView } from '../../store/draw/draw-view.ts';

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A picture's size in words: the requested ratio, and for an upscale its pixels. */
export function shapeWords({ ratio, files, tool }: Pick<DrawView, 'ratio' | 'files' | 'tool'>): string {
  const [file] = files;
  if (file && tool === 'chaofen') return `${file.width} × ${file.height}`;
  if (ratio === 'match_input_image') return t`As the reference`;
  const [width = 0, height = 0] = ratio.split(':').map(Number);
  const by = divisor(width, height);
  return by > 1 ? `${width / by}:${height / by}` : ratio;
}
