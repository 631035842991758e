// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A little green visitor with a large head and two feelers, its face towards us. */
export function alien(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb('#7cc26a');
  const dark = shade(skin, -0.22);
  const suit = rgb(random.pick(['#8a94b8', '#b58ac8', '#6a9ab0']));
  const lean = random.range(-2, 2);
  return { half: 34, tall: 112, hand: [25, -36], head: { at: { x: 0, y: -72, scale: 25 }, eyes: [[-0.4, 0.05], [0.4, 0.05]], neck: { x: 0, y: -47, scale: 14 } }, parts: [
    { d: limb([[-7, -22], [-8, -10], [-9, -2]], 9, 7), fill: shade(suit, -0.2) }, { d: limb([[7, -22], [8, -10], [9, -2]], 9, 7), fill: shade(suit, -0.1) },
    { d: ellipse(-11, -2.6, 7, 3.4), fill: dark }, { d: ellipse(11, -2.6, 7, 3.4), fill: dark },
    { d: limb([[-11, -42], [-19, -36], [-24, -28]], 7, 5), fill: shade(suit, -0.14) }, { d: limb([[11, -42], [19, -38], [25, -36]], 7, 5), fill: suit },
    { d: ellipse(-25, -26.5, 4, 4), fill: dark }, { d: ellipse(25, -36, 4, 4), fill: skin },
    { d: smooth([[-10, -48], [10, -48], [14, -32], [12, -18], [-12, -18], [-14, -32]]), fill: suit, trunk: 'coat' },
    { d: ellipse(0, -35, 4.5, 4.5), fill: shade(suit, 0.34) },
    { d: `M-10 -92Q${-16 + lean} -102 ${-19 + lean} -106M10 -92Q${16 + lean} -102 ${19 + lean} -106`, stroke: dark, width: 2.2 }, { d: ellipse(-19 + lean, -107, 3.6, 3.6), fill: shade(skin, 0.3) }, { d: ellipse(19 + lean, -107, 3.6, 3.6), fill: shade(skin, 0.3) },
    { d: smooth([[0, -98], [23, -90], [27, -74], [15, -55], [0, -47], [-15, -55], [-27, -74], [-23, -90]]), fill: skin },
    { d: smooth([[-20, -80], [-8, -74], [-6, -63], [-17, -66]]), fill: rgb('#1c1f2a') }, { d: smooth([[20, -80], [8, -74], [6, -63], [17, -66]]), fill: rgb('#1c1f2a') },
    { d: ellipse(-15, -75, 2.4, 1.8), fill: rgb('#ffffff'), alpha: 0.85 }, { d: ellipse(11.5, -72, 2.4, 1.8), fill: rgb('#ffffff'), alpha: 0.85 },
    { d: 'M-5 -56Q0 -52.5 5 -56', stroke: shade(skin, -0.45), width: 1.6 },
  ] };
}
