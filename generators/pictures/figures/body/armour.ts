// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Armor of old times over the trunk: of little plates, of bronze, and of rings. */
import { box, ellipse, poly, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { mix, rgb, shade } from '../../light/colour.ts';
import type { PersonLook } from '../../words/plan.ts';
import type { Trunk } from './trunk-place.ts';

const GOLD = rgb('#e2b64c');
const IRON = rgb('#8f99a4');

/** Round guards on both shoulders. */
const guards = ({ lean, neck }: Trunk, fill: Part['fill'], edge: Part['fill']): Part[] =>
  [-1, 1].flatMap((side): Part[] => [
    { d: smooth([[lean + side * 3.6, neck + 0.4], [lean + side * 9.6, neck + 1.6], [lean + side * 11.4, neck + 8.6], [lean + side * 7, neck + 8]], true, 0.3), ...(fill && { fill }), alpha: 1 },
    { d: `M${lean + side * 11} ${neck + 8.2}L${lean + side * 6.8} ${neck + 7.8}`, ...(edge && { stroke: edge }), width: 1.3 },
  ]);

/** Rows of plates that overlap, between two heights. */
const plates = (top: number, foot: number, half: number, line: Part['fill']): Part[] => {
  const rows = Math.max(1, Math.floor((foot - top) / 3));
  return Array.from({ length: rows }, (_, i): Part => {
    const y = top + (i + 1) * ((foot - top) / rows);
    return { d: `M${-half} ${y}${Array.from({ length: 7 }, () => `q${half / 7} 1.8 ${(half * 2) / 7} 0`).join('')}`, ...(line && { stroke: line }), width: 0.7 };
  });
};

/** A skirt of two or more flaps over the legs. */
const skirt = ({ hip, sits, long }: Trunk, flaps: number, cloth: Part['fill'], line: Part['fill']): Part[] => {
  const foot = sits ? hip + 6 : hip + 15 * long;
  const wide = 20 / flaps;
  return Array.from({ length: flaps }, (_, i): Part => ({ d: poly([[-9.6 + i * wide * 0.96, hip - 4], [-9.6 + (i + 1) * wide * 0.96 - 0.5, hip - 4], [-10.6 + (i + 1) * wide * 1.06 - 0.7, foot], [-10.6 + i * wide * 1.06, foot]]), ...(cloth && { fill: cloth }), ...(line && { stroke: line }), width: 0.7, alpha: 1 }));
};

const belt = ({ hip }: Trunk, leather: Part['fill'], buckle: boolean): Part[] => [
  { d: box(-9, hip - 5.6, 18, 3.4, 0.8), ...(leather && { fill: leather }), alpha: 1 },
  ...(buckle ? [{ d: ellipse(0, hip - 3.9, 2.5), fill: GOLD, alpha: 1 } satisfies Part] : []),
];

/** The armor of imperial China: plates on silk, guards, and two round mirrors on the chest. */
export function lamellar({ cloth }: PersonLook, trunk: Trunk): Part[] {
  const { lean, neck, hip, behind } = trunk;
  const [plate, dark] = [mix(IRON, cloth, 0.25), shade(cloth, -0.42)];
  const chest: Part = { d: smooth([[lean - 7.6, neck + 2], [lean + 7.6, neck + 2], [8.8, hip - 6], [-8.8, hip - 6]], true, 0.16), fill: plate, alpha: 1 };
  const mirrors = [-3.7, 3.7].flatMap((x): Part[] => [{ d: ellipse(lean * 0.8 + x, neck + 10.6, 3), fill: GOLD, alpha: 1 }, { d: ellipse(lean * 0.8 + x, neck + 10.6, 1.7), fill: shade(GOLD, 0.3), alpha: 1 }]);
  return [...skirt(trunk, 2, plate, dark), ...plates(hip - 3, trunk.sits ? hip + 5 : hip + 14 * trunk.long, 9.4, dark), chest, ...plates(neck + 3, hip - 7, 8, dark), ...(behind ? [] : mirrors), ...guards(trunk, cloth, GOLD), ...belt(trunk, shade(cloth, -0.5), !behind)];
}

/** The armor of Rome: bronze over the chest, straps of leather over the legs. */
export function cuirass({ cloth }: PersonLook, trunk: Trunk): Part[] {
  const { lean, neck, hip, behind } = trunk;
  const [bronze, leather] = [rgb('#c9974a'), rgb('#7a4a2c')];
  const line = shade(bronze, -0.35);
  return [
    ...skirt(trunk, 6, leather, shade(leather, -0.35)),
    { d: smooth([[lean - 7.8, neck + 0.8], [lean + 7.8, neck + 0.8], [9, hip - 9], [0, hip - 3], [-9, hip - 9]], true, 0.2), fill: bronze, alpha: 1 },
    ...(behind ? [] : [{ d: `M${lean - 6} ${neck + 11}q3 3 6 0.4q3 2.6 6 -0.4M${lean * 0.6} ${neck + 11.4}V${hip - 7}M${-4} ${hip - 12}h8`, stroke: line, width: 0.8 } satisfies Part]),
    ...guards(trunk, cloth, GOLD), ...belt(trunk, shade(leather, -0.3), !behind),
  ];
}

/** A shirt of rings under fur, with a broad belt. */
export function mail({ cloth }: PersonLook, trunk: Trunk): Part[] {
  const { lean, neck, hip } = trunk;
  const fur = mix(cloth, rgb('#6a4c34'), 0.5);
  return [
    ...skirt(trunk, 2, shade(IRON, -0.12), shade(IRON, -0.4)),
    { d: smooth([[lean - 7.6, neck + 2], [lean + 7.6, neck + 2], [8.8, hip - 4], [-8.8, hip - 4]], true, 0.16), fill: IRON, alpha: 1 }, ...plates(neck + 4, hip - 5, 8.2, shade(IRON, -0.35)),
    { d: smooth([[lean - 10.4, neck + 5], [lean - 6, neck - 1.6], [lean + 6, neck - 1.6], [lean + 10.4, neck + 5], [lean + 7, neck + 8], [lean + 2.6, neck + 6], [lean, neck + 8.4], [lean - 2.6, neck + 6], [lean - 7, neck + 8]]), fill: fur, alpha: 1 },
    ...belt(trunk, rgb('#4a3020'), true),
  ];
}
