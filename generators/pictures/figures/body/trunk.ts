// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What people wear on the trunk: dresses with folds, and shirts, jackets and sweaters with shoulders, a collar and a hem. */
import { box, ellipse, type Point, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { luminance, mix, shade } from '../../light/colour.ts';
import type { PersonLook } from '../../words/plan.ts';
import { ribs, robe, tutu } from '../clothes.ts';
import { overGarb, sleeveOf } from './garbs.ts';
import type { Trunk } from './trunk-place.ts';

/** From the neck down over a shoulder and back up over the other one. */
const shoulders = (lean: number, neck: number): Point[] => [[-9.8 + lean, neck + 4.6], [-8 + lean, neck + 2], [-3.6 + lean, neck - 0.4], [3.6 + lean, neck - 0.4], [8 + lean, neck + 2], [9.8 + lean, neck + 4.6]];

/** The clothes of the trunk, from the shoulders to the hem. */
export function trunkOf(look: PersonLook, trunk: Trunk): Part[] {
  const { cloth, skin, garb } = look;
  const { lean, neck, hip, sits, long } = trunk;
  if (garb === 'robe') return robe(cloth, lean, neck, hip, sits, long);
  if (garb === 'tutu' && !sits) return [{ d: smooth([...shoulders(lean, neck), [8.6, neck + 14], [0, neck + 18], [-8.6, neck + 14]]), fill: shade(skin, -0.05) }, ...tutu(cloth, lean, neck, hip, long)];
  return look.dress ? dress(look, trunk) : top(look, trunk);
}

/** A dress with a waist, a neckline and a skirt in folds. */
function dress({ cloth, skin, figure }: PersonLook, { lean, neck, hip, sits, long, behind }: Trunk): Part[] {
  const [dark, pale] = [shade(cloth, -0.24), mix(cloth, [255, 255, 255], 0.45)];
  const waist = figure === 'child' ? 7.4 : 6.6;
  const hem: Point[] = sits ? [[22, hip + 3], [21, hip + 11], [-8, hip + 10]] : [[11.4, hip + 12 * long], [15.4, hip + 25 * long], [8, hip + 27.4 * long], [0, hip + 26.6 * long], [-8, hip + 27.4 * long], [-15.4, hip + 25 * long], [-11.4, hip + 12 * long]];
  const bodice: Part = { d: smooth([...shoulders(lean, neck), [8.8 + lean * 0.6, neck + 11], [waist, hip - 6], ...(sits ? [] : [[8.6, hip + 1] as const]), ...hem, ...(sits ? [] : [[-8.6, hip + 1] as const]), [-waist, hip - 6], [-8.8 + lean * 0.6, neck + 11]]), fill: cloth };
  const folds: Part[] = sits
    ? [{ d: `M2 ${hip + 1}Q10 ${hip + 1} 18 ${hip + 5}M0 ${hip + 5}Q8 ${hip + 6} 14 ${hip + 8}`, stroke: dark, width: 0.8, alpha: 0.7 }]
    : [
      { d: smooth([[-3, hip - 3], [-8.6, hip + 26.8 * long], [-4.6, hip + 26.6 * long]], true, 0.2), fill: dark, alpha: 0.5 }, { d: smooth([[3.4, hip - 3], [5.4, hip + 26.6 * long], [9.6, hip + 26.8 * long]], true, 0.2), fill: dark, alpha: 0.5 },
      { d: `M-14.6 ${hip + 22.6 * long}Q0 ${hip + 26.4 * long} 14.6 ${hip + 22.6 * long}`, stroke: dark, width: 0.7, alpha: 0.7 },
    ];
  const collar: Part[] = behind
    ? [{ d: `M${lean} ${neck + 1}L0 ${hip - 9}`, stroke: dark, width: 0.7, alpha: 0.7 }]
    : [{ d: smooth([[lean - 4, neck - 1], [lean + 4, neck - 1], [lean + 2.6, neck + 3.4], [lean, neck + 4.6], [lean - 2.6, neck + 3.4]]), fill: shade(skin, -0.06), alpha: 1 }, { d: `M${lean - 4.2} ${neck - 0.4}Q${lean - 2.8} ${neck + 4.8} ${lean} ${neck + 4.9}Q${lean + 2.8} ${neck + 4.8} ${lean + 4.2} ${neck - 0.4}`, stroke: pale, width: 1 }];
  return [bodice, ...folds, { d: box(-waist - 0.3, hip - 7.6, waist * 2 + 0.6, 2.8, 1), fill: pale }, ...collar];
}

/** A shirt, a jacket or a sweater over the seat of the trousers. */
function top(look: PersonLook, trunk: Trunk): Part[] {
  const { lean, neck, hip, sits, behind } = trunk;
  const { legs, woman, figure, garb, seed } = look;
  const cloth = sleeveOf(look);
  const [dark, light] = [shade(cloth, -0.28), mix(cloth, [255, 255, 255], luminance(cloth) > 0.72 ? 0.9 : 0.4)];
  const slim = woman && figure !== 'child' ? 1.3 : 0;
  const hem = hip + (sits ? 6 : 4.6);
  const parts: Part[] = [
    ...(sits ? [] : [{ d: smooth([[-8.2, hip - 4], [8.2, hip - 4], [8.2, hip + 5], [4, hip + 10], [0, hip + 8], [-4, hip + 10], [-8.2, hip + 5]]), fill: shade(legs, -0.08) }]),
    { d: smooth([...shoulders(lean, neck), [9.2 + lean * 0.5, neck + 12], [8.6 - slim, hip - 8], [9.3, hem - 2], [9, hem], [0, hem + 1.4], [-9, hem], [-9.3, hem - 2], [-8.6 + slim, hip - 8], [-9.2 + lean * 0.5, neck + 12]]), fill: cloth },
  ];
  // cloth gathers under the arms and above the hem
  parts.push({ d: `M${-8.6 + lean * 0.6} ${neck + 11}q2.6 1.2 3.4 3.4M${8.6 + lean * 0.6} ${neck + 11}q-2.6 1.2 -3.4 3.4M${-8 + slim} ${hip - 7}q3 0.4 4.6 2.2M${8 - slim} ${hip - 7}q-3 0.4 -4.6 2.2`, stroke: dark, width: 0.7, alpha: 0.55 });
  if (garb === 'knit') return [...parts, ...ribs(cloth, lean, neck, hip)];
  const over = overGarb(garb, look, trunk, hem);
  if (over) return [...parts, ...over];
  parts.push({ d: `M-9.1 ${hem - 2.2}Q0 ${hem - 0.6} 9.1 ${hem - 2.2}`, stroke: dark, width: 0.7, alpha: 0.7 });
  if (behind) return [...parts, { d: `M${lean - 8.4} ${neck + 6.4}Q${lean} ${neck + 8.4} ${lean + 8.4} ${neck + 6.4}`, stroke: dark, width: 0.7, alpha: 0.7 }, { d: `M${lean - 4} ${neck}Q${lean} ${neck + 1.8} ${lean + 4} ${neck}`, stroke: dark, width: 1.2 }];
  const middle = `M${lean} ${neck + 3}L${lean * 0.3} ${hem}`;
  switch (Math.abs(seed >> 2) % 3) {
    // a jacket, open over what is worn under it
    case 0: return [...parts,
      { d: smooth([[lean - 3.2, neck - 0.4], [lean + 3.2, neck - 0.4], [lean + 1.9, neck + 12], [lean * 0.5 + 1.5, hem + 0.8], [lean * 0.5 - 1.5, hem + 0.8], [lean - 1.9, neck + 12]], true, 0.3), fill: light, alpha: 1 },
      { d: `M${lean - 3.4} ${neck - 0.6}L${lean - 5} ${neck + 4.6}L${lean - 2} ${neck + 12}L${lean * 0.5 - 1.6} ${hem}M${lean + 3.4} ${neck - 0.6}L${lean + 5} ${neck + 4.6}L${lean + 2} ${neck + 12}L${lean * 0.5 + 1.6} ${hem}`, stroke: dark, width: 0.9 },
      { d: `M-7 ${hip - 3}l3.6 0.8M7 ${hip - 3}l-3.6 0.8`, stroke: dark, width: 0.9 },
    ];
    // a shirt with a collar, buttons and a pocket
    case 1: return [...parts,
      { d: middle, stroke: dark, width: 0.7, alpha: 0.8 }, ...[8, 14.5, 21, 27.5].map((down): Part => ({ d: ellipse(lean * 0.7 + 1.1, neck + down * ((hip - neck) / 33), 0.55), fill: light, alpha: 1 })),
      { d: smooth([[lean - 4.4, neck - 1], [lean, neck + 2.6], [lean - 2.6, neck + 5.4], [lean - 5.4, neck + 2]], true, 0.2), fill: light }, { d: smooth([[lean + 4.4, neck - 1], [lean, neck + 2.6], [lean + 2.6, neck + 5.4], [lean + 5.4, neck + 2]], true, 0.2), fill: light },
      { d: `M${lean + 3.2} ${neck + 11}h3.8v3.4l-1.9 1.2l-1.9 -1.2z`, stroke: dark, width: 0.6, alpha: 0.8 },
    ];
    // a round neck, and pockets at the sides
    default: return [...parts,
      { d: `M${lean - 4} ${neck - 0.4}Q${lean} ${neck + 4.4} ${lean + 4} ${neck - 0.4}`, stroke: dark, width: 1.3 },
      { d: `M${lean - 8.6} ${neck + 9.4}Q${lean} ${neck + 11} ${lean + 8.6} ${neck + 9.4}`, stroke: light, width: 1.6, alpha: figure === 'child' ? 0.9 : 0.35 },
    ];
  }
}
