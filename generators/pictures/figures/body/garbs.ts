// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Clothes of an occupation over the trunk: suits, white coats, uniforms and aprons. */
import { box, ellipse, poly, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { luminance, mix, type Rgb, rgb, shade } from '../../light/colour.ts';
import type { PersonLook } from '../../words/plan.ts';
import type { Garb } from '../../words/wear.ts';
import { cuirass, lamellar, mail } from './armour.ts';
import type { Trunk } from './trunk-place.ts';

const WHITE = rgb('#f6f5f1');
const TIES = ['#a8343a', '#2f5288', '#4a6a4a', '#6a3a6a'].map(rgb);

/** The color of the sleeves: skin of a bare arm, and what is worn under an apron. */
export const sleeveOf = ({ garb, skin, cloth }: PersonLook): Rgb => garb === 'tutu' ? skin : garb === 'apron' ? shirtUnder(cloth) : cloth;

/** A shirt that an apron shows against: pale under a dark one, blue under a white one. */
const shirtUnder = (cloth: Rgb): Rgb => luminance(cloth) > 0.6 ? rgb('#7f9fc0') : mix(cloth, WHITE, 0.82);

/** What is worn over a shirt of a garb; null for clothes without more of their own. @param hem y of the hem of the shirt */
export function overGarb(garb: Garb | undefined, look: PersonLook, trunk: Trunk, hem: number): Part[] | null {
  switch (garb) {
    case 'suit': case 'tuxedo': return trunk.behind ? [vent(look.cloth, trunk, hem)] : suit(look, trunk, hem, garb === 'suit');
    case 'whiteCoat': return coat(look, trunk, hem);
    case 'uniform': return uniform(look, trunk, hem);
    case 'apron': return apron(look, trunk);
    case 'lamellar': return lamellar(look, trunk);
    case 'cuirass': return cuirass(look, trunk);
    case 'mail': return mail(look, trunk);
    default: return null;
  }
}

/** The slit in the back of a jacket, under its collar. */
const vent = (cloth: Rgb, { lean, neck }: Trunk, hem: number): Part => ({ d: `M${lean - 4} ${neck + 0.4}Q${lean} ${neck + 2.4} ${lean + 4} ${neck + 0.4}M${lean * 0.3} ${hem - 8}V${hem}`, stroke: shade(cloth, -0.34), width: 1 });

/** A shirt in the V of a jacket with lapels, and a tie. */
function suit({ cloth, seed }: PersonLook, { lean, neck, hip }: Trunk, hem: number, tie: boolean): Part[] {
  const [dark, edge] = [shade(cloth, -0.3), shade(cloth, luminance(cloth) < 0.3 ? 0.22 : -0.16)];
  const low = hip - 11;
  const silk = TIES[Math.abs(seed >> 4) % TIES.length] ?? WHITE;
  return [
    { d: poly([[lean - 4, neck - 0.6], [lean + 4, neck - 0.6], [lean * 0.4, low]]), fill: WHITE, alpha: 1 },
    ...(tie ? [{ d: poly([[lean - 1.1, neck + 2.2], [lean + 1.1, neck + 2.2], [lean + 1.9, low - 4], [lean * 0.4, low - 0.4], [lean - 1.9, low - 4]]), fill: silk, alpha: 1 }, { d: poly([[lean - 1.7, neck + 0.2], [lean + 1.7, neck + 0.2], [lean + 1, neck + 2.8], [lean - 1, neck + 2.8]]), fill: shade(silk, -0.22), alpha: 1 }] : []),
    ...[-1, 1].map((side): Part => ({ d: poly([[lean + side * 3.2, neck - 1], [lean + side * 6.2, neck + 5.4], [lean + side * 4.6, neck + 6.4], [lean + side * 5.6, neck + 8], [lean * 0.4 + side * 0.3, low + 0.8]]), fill: edge, alpha: 1 })),
    ...[-1, 1].map((side): Part => ({ d: poly([[lean + side * 3.6, neck - 1.4], [lean, neck + 1.8], [lean + side * 2.4, neck + 3]]), fill: WHITE, alpha: 1 })),
    { d: `M${lean * 0.4} ${low}Q${0.6} ${hem - 4} ${1.6} ${hem + 0.6}`, stroke: dark, width: 0.9 }, { d: ellipse(0.2, low + 3, 0.7), fill: dark, alpha: 1 }, { d: ellipse(0.5, low + 7, 0.7), fill: dark, alpha: 1 },
    { d: `M-7.4 ${hip - 2.6}h3.8M7.4 ${hip - 2.6}h-3.4`, stroke: dark, width: 1.1 }, { d: poly([[lean + 5, neck + 9.4], [lean + 7.6, neck + 9.4], [lean + 6.6, neck + 7.8]]), fill: WHITE, alpha: 1 },
  ];
}

/** A long coat that is open over a shirt, with pockets. */
function coat({ cloth, legs }: PersonLook, trunk: Trunk, hem: number): Part[] {
  const { lean, neck, hip, long, behind } = trunk;
  const [line, shirt] = [shade(cloth, -0.3), mix(legs, WHITE, 0.45)];
  const foot = trunk.sits ? hem : hip + 19 * long;
  const skirt: Part[] = trunk.sits ? [] : [{ d: smooth([[-8.9, hip - 6], [8.9, hip - 6], [10.4, hip + 8 * long], [11.2, foot], [5, foot + 1], [0, foot + 0.4], [-5, foot + 1], [-11.2, foot], [-10.4, hip + 8 * long]], true, 0.3), fill: cloth, alpha: 1 }];
  if (behind) return [...skirt, { d: `M0 ${hip + 2}V${foot}M-5 ${hip - 8}H5`, stroke: line, width: 0.9 }];
  return [
    ...skirt,
    { d: poly([[lean - 3.6, neck - 0.6], [lean + 3.6, neck - 0.6], [lean * 0.4, hip - 12]]), fill: shirt, alpha: 1 },
    ...[-1, 1].map((side): Part => ({ d: poly([[lean + side * 3.2, neck - 1], [lean + side * 6, neck + 5], [lean + side * 4.6, neck + 7], [lean * 0.4, hip - 11.4]]), fill: shade(cloth, -0.1), alpha: 1 })),
    { d: `M${lean * 0.4} ${hip - 12}L0 ${foot}`, stroke: line, width: 0.9 }, ...[-8, -2, 4].map((down): Part => ({ d: ellipse(1.3, hip + down, 0.6), fill: line, alpha: 1 })),
    { d: `M3.4 ${hip + 1}h4.6v4.6h-4.6zM-8 ${hip + 1}h4.6v4.6h-4.6z`, stroke: line, width: 0.8 }, { d: `M${lean + 3.4} ${neck + 11}h3.8v3.6h-3.8z`, stroke: line, width: 0.7 }, { d: `M${lean + 5.2} ${neck + 9}v3`, stroke: rgb('#2f5fa8'), width: 0.9 },
  ];
}

/** A jacket with shoulder straps, breast pockets, brass buttons and a belt. */
function uniform({ cloth }: PersonLook, { lean, neck, hip, behind }: Trunk, hem: number): Part[] {
  const [dark, brass] = [shade(cloth, -0.32), rgb('#e6bf4e')];
  const pale = luminance(cloth) > 0.6;
  const belt: Part[] = [{ d: box(-8.6, hip - 5.4, 17.2, 3.2, 0.8), fill: pale ? shade(cloth, -0.18) : rgb('#2a2426'), alpha: 1 }];
  const straps = [-1, 1].map((side): Part => ({ d: poly([[lean + side * 4.6, neck + 0.6], [lean + side * 8.8, neck + 3], [lean + side * 8.2, neck + 4.6], [lean + side * 4.2, neck + 2.2]]), fill: pale ? dark : brass, alpha: 1 }));
  if (behind) return [...straps, ...belt];
  return [
    ...[-1, 1].map((side): Part => ({ d: poly([[lean + side * 4.4, neck - 1], [lean, neck + 2.4], [lean + side * 2.8, neck + 5.2], [lean + side * 5.2, neck + 2]]), fill: shade(cloth, pale ? -0.12 : 0.18), alpha: 1 })), ...straps,
    { d: `M${lean} ${neck + 3}L0 ${hem}`, stroke: dark, width: 0.8 }, ...[9, 15, 21].map((down): Part => ({ d: ellipse(lean * 0.7, neck + down * ((hip - neck) / 33), 0.8), fill: pale ? dark : brass, alpha: 1 })),
    { d: `M${lean + 2.8} ${neck + 9.4}h4.4v4.6h-4.4zM${lean + 2.8} ${neck + 11}h4.4M${lean - 7.2} ${neck + 9.4}h4.4v4.6h-4.4zM${lean - 7.2} ${neck + 11}h4.4`, stroke: dark, width: 0.7 },
    ...belt, { d: box(-1.8, hip - 5.6, 3.6, 3.6, 0.6), fill: brass, alpha: 1 },
  ];
}

/** A bib on a strap around the neck, and a skirt of cloth with a pocket, tied at the back. */
function apron({ cloth }: PersonLook, { lean, neck, hip, sits, long, behind }: Trunk): Part[] {
  const line = shade(cloth, -0.28);
  if (behind) return [{ d: `M${lean - 4} ${neck + 1}Q${lean} ${neck + 3.4} ${lean + 4} ${neck + 1}M-8.4 ${hip - 6}H8.4`, stroke: cloth, width: 1.8 }, { d: `M0 ${hip - 6}q-4 -2.6 -4.4 0.4q1.6 1.4 4.4 -0.4q4 -2.6 4.4 0.4q-1.6 1.4 -4.4 -0.4l-2 6m2 -6l2 6`, stroke: cloth, width: 1.2 }];
  const foot = sits ? hip + 7 : hip + 22 * long;
  return [
    { d: `M${lean - 5} ${neck + 9}L${lean - 3.4} ${neck - 0.6}M${lean + 5} ${neck + 9}L${lean + 3.4} ${neck - 0.6}`, stroke: line, width: 1.3 },
    { d: smooth([[lean - 5.4, neck + 8.4], [lean + 5.4, neck + 8.4], [6.6, hip - 8], [9.2, hip - 5], [10.2, foot - 2], [8, foot], [-8, foot], [-10.2, foot - 2], [-9.2, hip - 5], [-6.6, hip - 8]], true, 0.24), fill: cloth, alpha: 1 },
    { d: `M-8.8 ${hip - 5.4}H8.8`, stroke: line, width: 1.2 }, { d: `M-5 ${hip}h10v5.4q-5 2.4 -10 0z`, stroke: line, width: 0.8 },
  ];
}
