// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** A house on fire, and those who put it out, in the units of an adult who is 100 high. */
import { box, ellipse, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Post, Station } from './station.ts';

/** A flame of some height on a foot. */
export function flame([x, y]: Point, tall: number): Part[] {
  const k = tall / 50;
  const at = (points: readonly Point[]): Point[] => points.map(([dx, dy]) => [x + dx * k, y + dy * k]);
  const burns: Point = [x, y];
  return [
    { d: smooth(at([[-16, 0], [-18, -16], [-10, -30], [-10, -30], [-6, -22], [1, -50], [1, -50], [8, -30], [13, -36], [13, -36], [18, -14], [15, 0], [0, 3]]), true, 0.4), fill: rgb('#ef6a26'), shines: true, burns },
    { d: smooth(at([[-10, 0], [-9, -14], [-3, -22], [1, -36], [1, -36], [8, -18], [10, -2], [0, 2]]), true, 0.4), fill: rgb('#fbc23c'), shines: true, burns },
    { d: smooth(at([[-5, 0], [-3, -12], [1, -20], [1, -20], [5, -9], [3, 0]])), fill: rgb('#fff2b8'), shines: true, burns },
  ];
}

/** A house with flames in its windows and on its roof, and smoke above. */
export function blaze(wished?: Rgb): Figure {
  const wall = wished ?? rgb('#e2c6a0');
  const soot = rgb('#2c2426');
  const window = (x: number, y: number): Part[] => [
    { d: box(x - 13, y - 28, 26, 30, 1), fill: soot }, { d: box(x - 11, y - 26, 22, 26, 1), fill: rgb('#ffb347'), shines: true },
    { d: smooth([[x - 15, y - 26], [x - 18, y - 44], [x - 6, y - 56], [x + 8, y - 52], [x + 17, y - 40], [x + 14, y - 26]]), fill: soot, alpha: 0.45 },
    ...flame([x, y], 38),
  ];
  const parts: Part[] = [];
  for (let i = 0; i < 5; i++) parts.push({ d: ellipse(-14 + i * 15, -172 - i * 11, 16 + i * 4, 13 + i * 3), fill: rgb('#4a4448'), alpha: 0.6 - i * 0.09, loose: true });
  parts.push(
    ...flame([-38, -132], 52), ...flame([34, -136], 60), ...flame([0, -146], 44),
    { d: box(-78, -92, 156, 92), fill: wall }, { d: box(-78, -6, 156, 6), fill: shade(wall, -0.3) },
    { d: poly([[-92, -88], [-58, -134], [-22, -134], [-10, -126], [8, -140], [58, -134], [92, -88]]), fill: rgb('#7a3f36') }, { d: 'M-81 -105H81M-70 -122H70', stroke: rgb('#5a2c28'), width: 1.6, alpha: 0.8 },
    { d: poly([[-24, -134], [-10, -126], [8, -140], [2, -112], [-16, -108]]), fill: soot },
    ...window(-48, -40), ...window(48, -40),
    { d: box(-17, -50, 34, 50, 1), fill: rgb('#5a3a2a') }, { d: ellipse(10, -24, 2), fill: rgb('#e8c04a') },
    ...flame([-6, -118], 46),
  );
  return { parts, half: 94, tall: 242 };
}

/** Where the first two stand who put it out, one at each side; others are behind them. */
const POSTS: readonly Post[] = [
  { x: -134, pose: 'stand', arms: 'give' },
  { x: 134, pose: 'stand', arms: 'give', left: true },
  { x: -176, pose: 'stand' },
  { x: 176, pose: 'stand', left: true },
];
/** From the middle of who stretches an arm out to their hand. */
const HAND: Point = [31, -71];

/** A hose along the ground into somebody's hand, and its water. @param x where they stand @param way 1 to the right */
function hose(x: number, way: 1 | -1): Part[] {
  const [hx, hy] = [x + HAND[0] * way, HAND[1]];
  const to = (dx: number, dy: number): string => `${hx + dx * way} ${hy + dy}`;
  const [water, foam] = [rgb('#9fd4f2'), rgb('#f2fbff')];
  return [
    { d: `M${to(-70, 70)}C${to(-50, 64)} ${to(-16, 78)} ${to(-8, 44)}S${to(-8, 6)} ${to(2, 1)}`, stroke: rgb('#d8b23c'), width: 4.4 },
    { d: `M${to(12, -4)}C${to(34, -22)} ${to(52, -14)} ${to(66, 10)}`, stroke: water, width: 8, alpha: 0.85 }, { d: `M${to(12, -4)}C${to(34, -24)} ${to(54, -18)} ${to(70, 4)}`, stroke: foam, width: 2.6, alpha: 0.9 },
    ...([[64, 10, 8], [74, 4, 6], [70, 16, 6], [58, 17, 4.4]] as const).map(([dx, dy, r]): Part => ({ d: ellipse(hx + dx * way, hy + dy, r), fill: foam, alpha: 0.75 })),
    { d: `M${to(-4, 3)}L${to(14, -5)}`, stroke: rgb('#4a4e56'), width: 5.6 },
  ];
}

/** Those who put out a fire, each with a hose. */
export const FIREFIGHTING: Station = {
  low: true,
  posts: POSTS,
  fitted: (all) => {
    const house = blaze();
    const hoses = POSTS.slice(0, Math.min(all, 2)).flatMap(({ x, left }) => hose(x, left ? -1 : 1));
    return { posts: POSTS, thing: { ...house, parts: [...house.parts, ...hoses] } };
  },
};
