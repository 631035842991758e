// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** A bow with its arrow. */
import { ellipse, limb, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

const [string, shaft, steel, feather] = [rgb('#efe8d8'), rgb('#c79a5a'), rgb('#c2c9d2'), rgb('#d8433a')];

/** A bow, with its arrow on the string. @param wished color of the wood @param drawn whether somebody draws it */
export function longbow(wished?: Rgb, drawn = false): Figure {
  const wood = wished ?? rgb('#8a5630');
  const tip = drawn ? -22 : -13;
  const nock = drawn ? -49 : tip;
  const bend: Part[] = [
    { d: limb([[tip, -99], [-3, -84], [3, -50]], 2.6, 5.4), fill: wood }, { d: limb([[tip, -1], [-3, -16], [3, -50]], 2.6, 5.4), fill: wood }, { d: 'M2.600 -57V-43', stroke: shade(wood, -0.45), width: 6.4 }, { d: `M${tip} -99l-2.500 -2.500M${tip} -1l-2.500 2.500`, stroke: shade(wood, -0.3), width: 2 },
  ];
  return { half: drawn ? 50 : 36, tall: 100, parts: [
    { d: `M${tip} -99L${nock} -50L${tip} -1`, stroke: string, width: 1.3 }, ...bend,
    { d: `M${nock} -50H26`, stroke: shaft, width: 2.2 }, { d: poly([[24, -54], [37, -50], [24, -46]]), fill: steel }, { d: poly([[nock + 2, -50], [nock - 2, -55], [nock + 8, -55], [nock + 12, -50], [nock + 8, -45], [nock - 2, -45]]), fill: feather }, { d: ellipse(2.6, -50, 1.6), fill: shade(wood, -0.5) },
  ] };
}
