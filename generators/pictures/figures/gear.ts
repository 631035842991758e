// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Things that people do something at, in the units of an adult who is 100 high. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const wood = rgb('#8a5a38');
const dark = rgb('#2a262c');

/** A small table with a board and some of its pieces. */
export function chess(): Figure {
  const parts: Part[] = [
    { d: box(-22, -40, 4, 40, 1), fill: shade(wood, -0.25) }, { d: box(18, -40, 4, 40, 1), fill: shade(wood, -0.25) },
    { d: poly([[-30, -40], [30, -40], [24, -50], [-24, -50]]), fill: rgb('#f2e2c0') },
  ];
  for (let row = 0; row < 4; row++) for (let i = row % 2; i < 8; i += 2) {
    const [low, high] = [-40 - row * 2.5, -42.5 - row * 2.5];
    const at = (column: number, share: number): number => (column / 8 - 0.5) * (58 - share * 12);
    parts.push({ d: poly([[at(i, row / 4), low], [at(i + 1, row / 4), low], [at(i + 1, (row + 1) / 4), high], [at(i, (row + 1) / 4), high]]), fill: rgb('#5a3a28') });
  }
  parts.push({ d: box(-31, -40, 62, 4, 1), fill: wood });
  for (const [x, colour] of [[-19, dark], [-11, dark], [-15, dark], [10, rgb('#fbf4e4')], [19, rgb('#fbf4e4')], [14, rgb('#fbf4e4')], [-1, dark]] as const) parts.push({ d: smooth([[x - 2.4, -43], [x - 1, -48], [x - 1.8, -51], [x, -53.6], [x + 1.8, -51], [x + 1, -48], [x + 2.4, -43]]), fill: colour });
  return { parts, half: 32, tall: 54 };
}

export const LINEN = rgb('#f4ead8');

/** A plate of food on a table. @param x of its middle @param food color */
export function dish(x: number, food: string): Part[] {
  const china = rgb('#fbfaf6');
  return [
    { d: ellipse(x, -46, 11, 3), fill: shade(china, -0.1) }, { d: ellipse(x, -47, 10, 2.6), fill: china }, { d: smooth([[x - 7, -47], [x - 4, -52], [x, -53.4], [x + 4, -52], [x + 7, -47]]), fill: rgb(food) },
  ];
}

/** A laid table. */
export function dinner(): Figure {
  const cloth = LINEN;
  const dishes = ([[-22, '#c8703a'], [0, '#6aa84a'], [22, '#e0b04a']] as const).flatMap(([x, food]) => dish(x, food));
  return { half: 42, tall: 66, parts: [
    { d: box(-34, -36, 5, 36, 1), fill: shade(wood, -0.2) }, { d: box(29, -36, 5, 36, 1), fill: shade(wood, -0.2) },
    { d: poly([[-40, -43], [40, -43], [34, -50], [-34, -50]]), fill: cloth }, { d: smooth([[-41, -43], [41, -43], [42, -30], [20, -33], [0, -30], [-20, -33], [-42, -30]], true, 0.3), fill: shade(cloth, -0.1) },
    ...dishes, ...[-22, 0, 22].map((x): Part => ({ d: `M${x} -54q-3 -5 0 -9`, stroke: rgb('#ffffff'), width: 1.6, alpha: 0.5, loose: true })),
  ] };
}

/** An upright piano, its keys at its left. */
export function piano(wished?: Rgb): Figure {
  const body = wished ?? rgb('#2e2a30');
  const parts: Part[] = [
    { d: box(-6, -76, 50, 76, 2), fill: body }, { d: box(-8, -80, 54, 5, 1.5), fill: shade(body, 0.18) }, { d: box(-2, -70, 42, 22, 1), fill: shade(body, 0.1) }, { d: box(10, -66, 20, 15, 1), fill: rgb('#f7f3ea') }, { d: 'M13 -62H27M13 -58.4H27M13 -55H27', stroke: rgb('#8a8690'), width: 0.8 },
    { d: box(-24, -42, 70, 6, 1), fill: shade(body, 0.14) }, { d: box(-22, -38, 5, 38, 1), fill: body }, { d: box(-24, -46, 66, 5, 1), fill: rgb('#fbf8f0') },
  ];
  for (let x = -20; x < 40; x += 4.6) parts.push({ d: box(x, -46, 2.2, 3, 0.4), fill: dark });
  parts.push({ d: box(8, -6, 14, 2.4, 1), fill: rgb('#d8b04a') });
  return { parts, half: 48, tall: 82 };
}

/** A stove with a wok over its flame. */
export function stove(): Figure {
  const steel = rgb('#c4c9ce');
  const parts: Part[] = [
    { d: box(-30, -46, 60, 46, 2), fill: steel }, { d: box(-22, -34, 44, 28, 2), fill: rgb('#4a5058') }, { d: box(-20, -38, 40, 2.4, 1), fill: shade(steel, -0.3) },
    ...[-20, -10, 10, 20].map((x): Part => ({ d: ellipse(x, -42, 2), fill: rgb('#3a3e46') })), { d: box(-32, -50, 64, 4.6, 1), fill: shade(steel, -0.2) },
  ];
  for (const x of [-12, -4, 4, 12]) parts.push({ d: smooth([[x - 3, -50], [x, -58], [x, -58], [x + 3, -50]]), fill: rgb('#4a9cf0'), shines: true });
  parts.push({ d: limb([[-22, -60], [-40, -64]], 3.4, 3), fill: dark }, { d: 'M-26 -62Q-22 -53 0 -52Q22 -53 26 -62Z', fill: rgb('#34343c') }, { d: ellipse(0, -62, 26, 5), fill: rgb('#4a4a54') });
  for (const [x, y, colour] of [[-14, -63, '#5fae4a'], [-5, -65, '#e8553a'], [5, -63.4, '#f2c23e'], [14, -64, '#5fae4a'], [0, -62, '#e2a05a'], [9, -66, '#d8343a'], [-10, -66, '#f2c23e']] as const) parts.push({ d: ellipse(x, y, 3.6, 2.4, x * 4), fill: rgb(colour) });
  for (const dx of [-9, 0, 9]) parts.push({ d: `M${dx} -70q-5 -7 0 -13t-1 -13`, stroke: rgb('#ffffff'), width: 2.2, alpha: 0.45, loose: true });
  return { parts, half: 42, tall: 97 };
}

/** A blackboard on its stand, with a sum and a shape on it. */
export function blackboard(): Figure {
  const chalk = rgb('#f2f2ea');
  return { half: 62, tall: 116, letters: true, parts: [
    { d: 'M-46 -40L-52 0M46 -40L52 0', stroke: wood, width: 4 }, { d: box(-60, -114, 120, 76, 2), fill: wood }, { d: box(-56, -110, 112, 68, 1), fill: rgb('#2c4a3e') }, { d: box(-40, -40, 80, 3.4, 1), fill: shade(wood, 0.2) },
    { d: 'M-46 -98v12m-6 -6h12M-34 -99q7 -3 7 3q0 4 -7 10h8M-20 -95h7m-7 4h7M-8 -98h7q-8 6 0 6q4 6 -8 6', stroke: chalk, width: 1.6 },
    { d: 'M22 -58L34 -82L46 -58Z', stroke: chalk, width: 1.6 }, { d: ellipse(34, -66, 7), stroke: chalk, width: 1.2 }, { d: 'M-46 -72H8M-46 -64H-4M-46 -56H4', stroke: chalk, width: 1.3, alpha: 0.8 },
  ] };
}

/** Three balls of snow with a hat, a carrot and a scarf. @param wished color of the scarf */
export function snowman(wished?: Rgb): Figure {
  const [snow, scarf] = [rgb('#f4f7fb'), wished ?? rgb('#d8343a')];
  return { half: 44, tall: 112, parts: [
    { d: 'M-20 -54L-40 -70M-34 -65l-2 -9M-34 -65l-9 0M20 -54L40 -68M34 -64l2 -9M34 -64l9 0', stroke: rgb('#6a4a34'), width: 2.2 },
    { d: ellipse(0, -22, 29, 24), fill: snow }, { d: ellipse(0, -56, 22, 20), fill: snow }, { d: ellipse(0, -83, 16, 15), fill: snow },
    { d: smooth([[-15, -74], [0, -69], [15, -74], [16, -68], [0, -62], [-16, -68]]), fill: scarf }, { d: smooth([[7, -68], [15, -69], [18, -46], [10, -45]]), fill: shade(scarf, -0.12) },
    { d: box(-17, -97, 34, 4, 1.5), fill: dark }, { d: box(-11, -112, 22, 16, 2), fill: dark }, { d: box(-11, -100, 22, 3.4), fill: scarf },
    { d: ellipse(-5.4, -86, 2), fill: dark }, { d: ellipse(5.4, -86, 2), fill: dark }, { d: poly([[-1, -83], [15, -80], [-1, -78.6]]), fill: rgb('#f0852c') }, { d: 'M-6 -75Q0 -72 6 -75', stroke: dark, width: 1.5 },
    ...[-60, -52].map((y): Part => ({ d: ellipse(0, y, 2.2), fill: dark })),
  ] };
}

/** A pram with its handle at its left. */
export function stroller(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(['#3f78b8', '#c8485a', '#4a9a82', '#e0a840']));
  const spoke = (x: number): Part[] => [{ d: ellipse(x, -9, 9), fill: dark }, { d: ellipse(x, -9, 6), fill: rgb('#d8dade') }, { d: `M${x - 6} -9h12M${x} -15v12`, stroke: rgb('#8a8e96'), width: 1, spin: [x, -9] }];
  return { half: 40, tall: 70, parts: [
    { d: 'M-18 -12L-30 -44L-38 -52M20 -12L-14 -32', stroke: rgb('#5a5e68'), width: 2.4 },
    { d: smooth([[-28, -42], [-24, -22], [-4, -16], [20, -20], [32, -38]]), fill: cloth }, { d: ellipse(-2, -42, 9, 8), fill: rgb('#f2c9a4') }, { d: 'M-5 -42.4q1.4 1.4 2.8 0m3 0q1.4 1.4 2.8 0M-2 -38.6q1 1 2.4 0', stroke: dark, width: 0.9 },
    { d: smooth([[-28, -40], [-14, -36], [8, -36], [32, -40], [28, -26], [0, -20], [-24, -26]]), fill: shade(cloth, 0.2) },
    { d: smooth([[2, -40], [6, -58], [20, -68], [34, -56], [33, -38]]), fill: shade(cloth, -0.16) }, ...spoke(-18), ...spoke(21),
  ] };
}

/** A painting in the making, the brush side at its left. */
export function easel(): Figure {
  return { half: 34, tall: 104, parts: [
    { d: 'M0 -102L-20 0M0 -102L22 0M4 -96L8 0', stroke: wood, width: 3 }, { d: box(-30, -88, 60, 48, 1), fill: rgb('#fbf8f0') }, { d: box(-26, -84, 52, 22), fill: rgb('#a9d4ee') }, { d: smooth([[-26, -62], [-12, -74], [2, -64], [14, -72], [26, -62]]), fill: rgb('#7a9a6a') }, { d: box(-26, -63, 52, 19), fill: rgb('#8fbf6a') }, { d: ellipse(16, -77, 4.4), fill: rgb('#f4c23e') }, { d: box(-32, -40, 64, 3.4, 1), fill: shade(wood, 0.15) },
  ] };
}

/** A desk with a computer, the keyboard at its left. */
export function computer(): Figure {
  return { half: 44, tall: 82, parts: [
    { d: box(-38, -42, 5, 42, 1), fill: shade(wood, -0.2) }, { d: box(34, -42, 5, 42, 1), fill: shade(wood, -0.2) }, { d: box(-42, -46, 84, 5, 1), fill: wood },
    { d: box(12, -54, 6, 9), fill: rgb('#8a8e98') }, { d: box(4, -48, 24, 2.6, 1), fill: rgb('#8a8e98') }, { d: box(-8, -82, 46, 30, 2), fill: dark }, { d: box(-5, -79, 40, 24, 1), fill: rgb('#8fd0f0'), shines: true }, { d: 'M-1 -74h18M-1 -69h26M-1 -64h14', stroke: rgb('#ffffff'), width: 1.6 }, { d: box(-34, -49, 24, 3, 1), fill: rgb('#d4d8de') },
  ] };
}

/** A comb, its teeth down. */
export function comb(): Figure {
  const horn = rgb('#c8863c');
  const teeth = Array.from({ length: 9 }, (_, i): Part => ({ d: box(-15.4 + i * 3.6, -10, 1.8, 10), fill: horn }));
  return { half: 18, tall: 18, parts: [...teeth, { d: box(-17, -17, 34, 9, 3), fill: horn }] };
}

/** What two who embrace or hold hands stand around: nothing. */
export const embrace = (): Figure => ({ parts: [], half: 10, tall: 60 });

/** A fishing rod, its line and its float; held at its foot. */
export function rod(): Figure {
  return { half: 64, tall: 74, parts: [
    { d: 'M0 0Q30 -46 60 -72', stroke: rgb('#4a2c18'), width: 2.8 }, { d: 'M60 -72Q63 -30 62 16', stroke: rgb('#4a4a54'), width: 0.9 }, { d: ellipse(62, 18, 2.6, 4), fill: rgb('#e8403a') }, { d: ellipse(3, -6, 3.4), fill: rgb('#8a8e96') },
  ] };
}

/** A watering can, pouring to its right. */
export function wateringCan(wished?: Rgb): Figure {
  const tin = wished ?? rgb('#4a9a6a');
  const drops = [0, 7, 14, 21].map((dx): Part => ({ d: `M${48 + dx * 0.5} -44q${4 + dx * 0.3} 14 ${5 + dx * 0.5} ${40 + (dx % 2) * 6}`, stroke: rgb('#8fd0f4'), width: 2, alpha: 0.9 }));
  return { half: 66, tall: 66, parts: [
    ...drops, { d: 'M-14 -44Q-44 -54 -38 -24Q-34 -10 -18 -8', stroke: shade(tin, -0.25), width: 5 }, { d: limb([[14, -14], [34, -30], [46, -48]], 9, 6), fill: shade(tin, -0.12) }, { d: poly([[38, -50], [52, -56], [56, -42], [46, -40]]), fill: shade(tin, -0.25) },
    { d: smooth([[-22, 0], [-20, -44], [18, -44], [22, 0]], true, 0.2), fill: tin }, { d: 'M-16 -44Q0 -66 14 -44', stroke: shade(tin, -0.25), width: 4 }, { d: box(-22, -14, 44, 4), fill: shade(tin, 0.2) },
  ] };
}

/** A ball: of a colour, or white with black patches as a football. */
export function ball(wished?: Rgb): Figure {
  const skin = wished ?? rgb('#f7f7f4');
  const parts: Part[] = [{ d: ellipse(0, -30, 30), fill: skin }];
  if (wished) parts.push({ d: 'M-30 -30Q0 -18 30 -30M0 -60Q-14 -30 0 0M-21 -51Q-6 -30 -21 -9M21 -51Q6 -30 21 -9', stroke: shade(skin, -0.5), width: 2 });
  else for (const [x, y, r] of [[0, -32, 9.4], [-24, -40, 6], [24, -40, 6], [-14, -8, 6.4], [14, -8, 6.4], [0, -57, 5]] as const) parts.push({ d: poly(Array.from({ length: 5 }, (_, i) => [x + Math.sin(i * 1.2566) * r, y - Math.cos(i * 1.2566) * r] as const)), fill: dark });
  return { parts, half: 31, tall: 61 };
}
