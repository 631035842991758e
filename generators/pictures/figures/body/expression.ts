// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What a face on a small figure says: brows, mouth and tears. In units of the skull, from the middle of the face. */
import { ellipse, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { type Rgb, rgb } from '../../light/colour.ts';
import type { Feeling } from '../../words/feeling.ts';

/** Where a brow is above the middle of the face, at its outer end, its middle and its inner end. */
const BROWS: Readonly<Record<Feeling | 'calm', readonly [outer: number, middle: number, inner: number]>> = {
  calm: [0.2, 0.31, 0.24], joy: [0.24, 0.36, 0.28], sorrow: [0.13, 0.27, 0.37], worry: [0.16, 0.28, 0.34], anger: [0.34, 0.24, 0.1], surprise: [0.3, 0.46, 0.34],
};

/** The line of a brow over an eye. @param at x of the eye and y of the face, @param r of the skull */
export function browLine(feeling: Feeling | undefined, side: number, { x, y, r }: { x: number; y: number; r: number }): string {
  const [outer, middle, inner] = BROWS[feeling ?? 'calm'];
  return `M${x - r * 0.17} ${y - r * (side < 0 ? outer : inner)}Q${x} ${y - r * middle} ${x + r * 0.17} ${y - r * (side < 0 ? inner : outer)}`;
}

const [WITHIN, TONGUE, TEAR] = [rgb('#5a2228'), rgb('#d8747c'), rgb('#7cc4ee')];

/** The mouth of a face, and the tears beside it. @param lips their color @param eyes x of both */
export function mouthOf(feeling: Feeling | undefined, { x, y, r, lips, eyes }: { x: number; y: number; r: number; lips: Rgb; eyes: readonly number[] }): Part[] {
  const line = (wide: number, ends: number, middle: number): Part => ({ d: `M${x - r * wide} ${y + r * ends}Q${x} ${y + r * middle} ${x + r * wide} ${y + r * ends}`, stroke: lips, width: r * 0.1 });
  switch (feeling) {
    case 'joy': return [
      { d: smooth([[x - r * 0.27, y + r * 0.45], [x, y + r * 0.52], [x + r * 0.27, y + r * 0.45], [x + r * 0.17, y + r * 0.68], [x, y + r * 0.74], [x - r * 0.17, y + r * 0.68]], true, 0.3), fill: WITHIN, alpha: 1 },
      { d: ellipse(x, y + r * 0.66, r * 0.12, r * 0.06), fill: TONGUE, alpha: 1 },
    ];
    case 'sorrow': return [line(0.2, 0.65, 0.46), ...eyes.map((ex): Part => ({ d: smooth([[ex, y + r * 0.26], [ex - r * 0.07, y + r * 0.42], [ex, y + r * 0.49], [ex + r * 0.07, y + r * 0.42]], true, 0.5), fill: TEAR, alpha: 0.95 }))];
    case 'worry': return [line(0.17, 0.59, 0.53)];
    case 'anger': return [line(0.2, 0.63, 0.49)];
    case 'surprise': return [{ d: ellipse(x, y + r * 0.6, r * 0.11, r * 0.14), fill: WITHIN, alpha: 1 }];
    default: return [line(0.21, 0.51, 0.66)];
  }
}
