// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** A tyrannosaur: a big head, small arms, and a tail that holds the balance. Facing right. */
export function dinosaur(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#6f9a4a', '#5a8a6a', '#a8804a']));
  const [pale, dark] = [mix(skin, [250, 244, 214], 0.6), shade(skin, -0.26)];
  const leg = (x: number, fill: Rgb): Part[] => [
    { d: smooth([[x - 14, -46], [x + 4, -52], [x + 12, -38], [x + 6, -22], [x - 6, -26]]), fill }, { d: limb([[x + 2, -26], [x - 7, -13], [x - 1, -4]], 9, 7), fill }, { d: smooth([[x - 6, -5], [x + 6, -7], [x + 15, -1], [x - 6, 0]]), fill: shade(fill, -0.12) },
  ];
  const arm = (x: number, fill: Rgb): Part => ({ d: limb([[x, -58], [x + 7, -50], [x + 14, -53]], 5.4, 3), fill });
  const teeth: Point[] = Array.from({ length: 8 }, (_, i) => [38 + i * 3.8, -81 + (i % 2 ? 3.6 : 0)] as const);
  return { half: 86, tall: 106, head: { at: { x: 36, y: -90, scale: 13 }, eyes: [[0.2, -0.2]], neck: { x: 23, y: -74, scale: 12, turn: 0.6 } }, hand: [46, -52], parts: [
    ...leg(-6, dark), arm(30, dark),
    { d: limb([[-8, -46], [-34, -44], [-58, -36], [-84, -40]], 32, 3), fill: skin },
    { d: smooth([[-24, -56], [-4, -64], [16, -68], [28, -62], [30, -46], [18, -34], [-4, -30], [-22, -36]]), fill: skin, trunk: 'coat' },
    { d: smooth([[30, -60], [29, -46], [18, -34], [0, -31], [14, -42], [22, -54]]), fill: pale, alpha: 0.9, trunk: 'mark' },
    ...[-40, -26, -12, 2].map((x, i): Part => ({ d: poly([[x, -56 + Math.abs(i - 2) * 4], [x + 5, -66 + Math.abs(i - 2) * 3.4], [x + 10, -57 + Math.abs(i - 2) * 3]]), fill: dark })),
    { d: limb([[12, -58], [22, -74], [32, -88]], 30, 22), fill: skin },
    { d: smooth([[26, -82], [40, -80], [66, -77], [66, -72], [44, -70], [28, -74]]), fill: shade(skin, -0.12) }, { d: smooth([[34, -80], [68, -82], [66, -75], [38, -75]]), fill: rgb('#6a2a30') },
    { d: smooth([[22, -90], [30, -104], [44, -105], [52, -97], [68, -94], [72, -86], [66, -81], [40, -81], [26, -80]]), fill: skin }, { d: poly([...teeth, [66, -83], [38, -83]]), fill: rgb('#fbf8ee') },
    ...eyeAt(38, -93, 3), { d: ellipse(66, -89, 1.5), fill: dark }, ...leg(2, skin), arm(27, skin),
  ] };
}

/** A crocodile on its short legs, its mouth a little open. Facing right. */
export function crocodile(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#5f7a44', '#6a7a4a', '#4f6a4a']));
  const [pale, dark] = [mix(skin, [240, 236, 200], 0.6), shade(skin, -0.28)];
  const leg = (x: number, fill: Rgb): Part => ({ d: limb([[x, -20], [x + 8, -10], [x + 4, -2], [x + 13, -1.4]], 11, 5), fill });
  const scales = Array.from({ length: 13 }, (_, i): Part => { const x = -84 + i * 10.4; const y = -34 - Math.sin((Math.PI * (i + 2)) / 16) * 6 + Math.max(0, 4 - i) * 4; return { d: poly([[x, y + 4], [x + 4, y - 5], [x + 9, y + 4]]), fill: dark }; });
  const teeth = (from: number, y: number, way: number): Part[] => Array.from({ length: 6 }, (_, i): Part => ({ d: poly([[from + i * 7, y], [from + i * 7 + 2, y + 4.6 * way], [from + i * 7 + 4, y]]), fill: rgb('#fbf8ee') }));
  return { half: 112, tall: 50, head: { at: { x: 54, y: -30, scale: 12 }, eyes: [[0.2, -0.75]], neck: { x: 38, y: -25, scale: 12, turn: 1.3 } }, parts: [
    leg(-38, dark), leg(28, dark), ...scales,
    { d: smooth([[-110, -12], [-84, -22], [-50, -34], [0, -38], [44, -34], [52, -22], [40, -10], [-40, -8], [-80, -12]]), fill: skin, trunk: 'coat' }, { d: smooth([[-60, -10], [0, -14], [46, -18], [40, -9], [-40, -7]]), fill: pale, alpha: 0.9, trunk: 'mark' },
    { d: smooth([[44, -20], [64, -20], [104, -17], [106, -12], [66, -10], [46, -12]]), fill: shade(skin, -0.1) }, ...teeth(62, -18.6, -1),
    { d: smooth([[42, -24], [46, -38], [58, -41], [66, -33], [100, -32], [108, -27], [102, -23], [66, -22], [46, -20]]), fill: skin }, ...teeth(66, -23, 1),
    { d: ellipse(56, -39, 5.4), fill: skin }, ...eyeAt(57, -39.6, 2.6), { d: ellipse(102, -30, 1.4), fill: dark }, leg(-48, skin), leg(20, skin),
  ] };
}

/** A snake in coils on the ground, its head raised. */
export function snake(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#5fa04a', '#c89a3c', '#7a8a9c', '#b0503c']));
  const [pale, dark] = [mix(skin, [250, 244, 210], 0.55), shade(skin, -0.34)];
  const coil: Point[] = [[-66, -3], [-48, -9], [-28, -5], [-4, -6], [26, -5], [36, -14], [20, -23], [-12, -22], [-26, -30], [-14, -40], [10, -39], [24, -46], [26, -62], [24, -76]];
  const marks = coil.slice(1, -2).map(([x, y]): Part => ({ d: ellipse(x, y - 2, 5, 3.4), fill: dark, alpha: 0.75 }));
  return { half: 68, tall: 92, head: { at: { x: 29, y: -81, scale: 8.5 }, eyes: [[0.3, -0.2]], neck: { x: 25, y: -66, scale: 7, turn: 0 } }, parts: [
    { d: limb(coil, 3, 14), fill: skin }, ...marks, { d: limb([[27, -46], [29, -60], [28, -72]], 5, 5), fill: pale, alpha: 0.9 },
    { d: 'M42 -80L52 -79M52 -79l5 -3M52 -79l5 2', stroke: rgb('#d8343a'), width: 1.5 }, { d: smooth([[18, -78], [22, -88], [34, -88], [44, -81], [40, -75], [28, -73]]), fill: skin }, ...eyeAt(32, -83, 2.2), { d: 'M42 -79Q36 -77 30 -78', stroke: dark, width: 1 },
  ] };
}
