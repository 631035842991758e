// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { shipsWheel } from './vehicles.ts';

/** Where the wheel stands: on the deck at the stern. */
export const HELM = { x: -84, deck: -50 } as const;

/** A sailing ship with two masts, its bow to the right. @param pirate whether it flies the black flag */
export function tallShip(random: Random, wished?: Rgb, pirate = false): Figure {
  const hull = wished ?? rgb(random.pick(['#6a4228', '#5a3a28', '#744a2c']));
  const [wood, canvas] = [rgb('#4a3222'), rgb(pirate ? random.pick(['#e9dfc8', '#d8ccb4']) : '#f6f1e4')];
  const sail = (x: number, y: number, wide: number, high: number): Part[] => [
    { d: `M${x - wide} ${y}H${x + wide}Q${x + wide + 10} ${y + high * 0.6} ${x + wide - 2} ${y + high}Q${x} ${y + high - 9} ${x - wide + 4} ${y + high}Q${x - wide + 12} ${y + high * 0.5} ${x - wide} ${y}Z`, fill: canvas },
    { d: `M${x - wide * 0.3} ${y + 2}q8 ${high * 0.5} 0 ${high - 8}M${x + wide * 0.4} ${y + 2}q9 ${high * 0.5} 1 ${high - 8}`, stroke: shade(canvas, -0.18), width: 1 }, { d: `M${x - wide - 3} ${y}H${x + wide + 3}`, stroke: wood, width: 2.6 },
  ];
  const flag = (x: number, y: number): Part[] => {
    const cloth: Part = { d: smooth([[x, y], [x + 12, y - 3], [x + 24, y + 1], [x + 36, y - 2], [x + 36, y + 18], [x + 24, y + 21], [x + 12, y + 17], [x, y + 20]], true, 0.4), fill: rgb(pirate ? '#1c1b20' : '#c8362e') };
    const bone = rgb('#f4f1e8');
    return pirate ? [cloth, { d: `M${x + 9} ${y + 13}l18 4m0 -4l-18 4`, stroke: bone, width: 1.8 }, { d: ellipse(x + 18, y + 7, 4.8), fill: bone }, { d: box(x + 15.4, y + 9, 5.2, 4, 1), fill: bone }, ...[-1.9, 1.9].map((dx): Part => ({ d: ellipse(x + 18 + dx, y + 7, 1.2), fill: rgb('#1c1b20') }))] : [cloth];
  };
  const ports = [-52, -26, 0, 26, 52].map((x): Part => ({ d: box(x - 4, -22, 8, 7, 1), fill: shade(hull, -0.5) }));
  return { half: 118, tall: 150, below: 2, parts: [
    { d: limb([[-30, -34], [-30, -90], [-30, -144]], 4.6, 2.6), fill: wood }, { d: limb([[38, -34], [38, -84], [38, -126]], 4.2, 2.4), fill: wood }, { d: limb([[84, -40], [118, -60]], 3.6, 1.8), fill: wood },
    { d: 'M38 -124L116 -60M-30 -140L38 -122M-30 -136L-106 -62', stroke: wood, width: 0.9 }, { d: smooth([[42, -112], [110, -60], [110, -60], [52, -52], [42, -112]], true, 0.2), fill: shade(canvas, -0.1) },
    ...sail(-30, -116, 24, 26), ...sail(-30, -86, 30, 36), ...sail(38, -104, 21, 22), ...sail(38, -78, 26, 32), ...flag(-30, -149),
    { d: 'M-112 -62L-108 -8Q-104 0 -92 0H62Q96 -4 108 -46Q84 -34 40 -34H-56L-60 -52H-106Z', fill: hull }, { d: 'M-109 -30H86M-108 -12H76', stroke: shade(hull, -0.28), width: 2 }, { d: 'M-57 -36H42Q84 -36 106 -48', stroke: rgb('#c8963c'), width: 2.6 }, { d: 'M-114 -52H-58', stroke: rgb('#c8963c'), width: 2.6 },
    ...ports, { d: box(-106, -46, 9, 9, 1), fill: rgb('#ffd98a'), shines: true }, { d: box(-90, -46, 9, 9, 1), fill: rgb('#ffd98a'), shines: true }, { d: poly([[-108, -52], [-112, -70], [-108, -70], [-104, -52]]), fill: wood }, { d: ellipse(-110, -74, 3.4, 4.6), fill: rgb('#ffd98a'), shines: true },
    ...shipsWheel(HELM.x + 14, HELM.deck - 14, HELM.deck),
  ] };
}
