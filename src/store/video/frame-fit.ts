/** How much of the first frame a clip shows: frames fill the clip, and what has another shape is cut off. */
import { proxy } from 'valtio';
import { aspectOf } from '../../api/draw-options.ts';
import { type ClipSettings, picturesOf, ratioOf, rowOf } from './clip-form.ts';

/** Width by height of the first frame with this address, once the browser has loaded it. */
export const firstFrame = proxy({ url: '', aspect: 0 });

/** Share of a picture that may be cut off without a word. */
const SMALL = 0.2;

const lost = (ratio: string, aspect: number): number => {
  const away = aspectOf(ratio) / aspect;
  return 1 - Math.min(away, 1 / away);
};

/** The mode's ratio that shows clearly more of the first frame than the chosen one; null if there is none. */
export function betterRatio(form: ClipSettings, { url, aspect }: Readonly<typeof firstFrame>): string | null {
  if (picturesOf(form).first?.url !== url || aspect <= 0) return null;
  const chosen = lost(ratioOf(form), aspect);
  const best = [...rowOf(form).mode.ratios].sort((a, b) => lost(a, aspect) - lost(b, aspect))[0];
  return best && chosen > SMALL && lost(best, aspect) < chosen - SMALL / 2 ? best : null;
}
