import type { Pixels } from '../../clips/pixels.ts';
import { luminance, mix, type Rgb, shade } from '../../pictures/light/colour.ts';
import type { Spot } from './skin.ts';

/** Darkest share of a spot's pixels that counts as ink. */
const INK = 0.3;

/** The color of the lines of a drawn feature. */
export function inkOf({ data, width }: Pixels, { box, mask, skin }: Spot): Rgb {
  const found: Rgb[] = [];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const at = ((box.y + Math.floor(i / box.width)) * width + box.x + (i % box.width)) * 4;
    found.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  }
  if (found.length < 6) return shade(skin, -0.6);
  const dark = found
    .sort((a, b) => luminance(a) - luminance(b))
    .slice(0, Math.max(1, Math.round(found.length * INK)));
  const part = (channel: 0 | 1 | 2) => dark.reduce((sum, color) => sum + color[channel], 0) / dark.length;
  const ink: Rgb = [part(0), part(1), part(2)];
  // pale or bright features still get a dark line
  return luminance(ink) > luminance(skin) * 0.6 ? mix(ink, shade(skin, -0.75), 0.7) : ink;
}
