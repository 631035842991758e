// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What a fair and a town square have: a carousel, a roller coaster and a fountain. */
import { box, ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [gold, lamp, white] = [rgb('#d8a83a'), rgb('#ffe6a0'), rgb('#f8f4ea')];

/** A wooden horse on its pole. */
const horse = (x: number, y: number, coat: Rgb): Part[] => [
  { d: `M${x} -70V-14`, stroke: gold, width: 2 }, { d: limb([[x - 9, y], [x + 9, y - 1]], 11, 11), fill: coat }, { d: limb([[x + 9, y - 3], [x + 15, y - 13]], 8, 5), fill: coat }, { d: limb([[x + 15, y - 13], [x + 21, y - 10]], 6, 4), fill: coat },
  ...[[-9, -14, 9], [-5, -5, 10], [6, 12, 9], [10, 17, 5]].map(([from = 0, to = 0, down = 0]): Part => ({ d: limb([[x + from, y + 3], [x + to, y + down]], 3.6, 2.2), fill: shade(coat, -0.1) })), { d: limb([[x - 13, y - 2], [x - 19, y + 3], [x - 17, y + 10]], 4, 1.6), fill: shade(coat, -0.34) }, { d: smooth([[x + 8, y - 8], [x + 11, y - 15], [x + 16, y - 17], [x + 12, y - 10], [x + 10, y - 4]], true, 0.3), fill: shade(coat, -0.34) }, { d: box(x - 5, y - 7, 9, 6, 2), fill: rgb('#c8403a') }, { d: ellipse(x + 16.6, y - 12.6, 0.9), fill: rgb('#2a2226') },
];

/** A carousel with its horses under a striped roof. */
export function carousel(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(['#d8574a', '#4a7fb8', '#c8508a', '#3f9a8a']));
  const gores = Array.from({ length: 9 }, (_, i): Part => { const [left, right] = [-86 + i * 19.1, -86 + (i + 1) * 19.1]; return { d: poly([[left, -78], [left * 0.06, -116], [right * 0.06, -116], [right, -78]]), fill: i % 2 ? white : cloth }; });
  const scallops = Array.from({ length: 9 }, (_, i): Part => { const left = -86 + i * 19.1; return { d: `M${left} -78a9.55 9 0 0 0 19.1 0z`, fill: i % 2 ? cloth : white }; });
  return { half: 92, tall: 128, parts: [
    { d: box(-76, -76, 152, 64), fill: shade(cloth, -0.5), alpha: 0.5 }, { d: box(-15, -78, 30, 66), fill: rgb('#e8d2a0'), stroke: shade(gold, -0.3), width: 1 }, ...[-9, 0, 9].map((x): Part => ({ d: ellipse(x, -46, 3.6, 13), fill: rgb('#bcdce8'), shines: true, keeps: true })), ...horse(-56, -44, rgb('#f2ece0')), ...horse(54, -46, rgb('#5a4a44')), ...horse(-22, -34, rgb('#c89a64')), ...horse(22, -38, rgb('#f6f0e6')),
    ...[-80, 80].map((x): Part => ({ d: box(x - 1.6, -78, 3.2, 68), fill: gold })), { d: poly([[-90, 0], [-86, -14], [86, -14], [90, 0]]), fill: shade(cloth, -0.16), stroke: shade(cloth, -0.5), width: 1 }, { d: 'M-87 -9H87', stroke: gold, width: 2 }, ...gores, { d: 'M-86 -78L0 -116L86 -78', stroke: shade(cloth, -0.4), width: 1 }, ...scallops,
    ...Array.from({ length: 10 }, (_, i): Part => ({ d: ellipse(-86 + i * 19.1, -78, 2), fill: lamp, shines: true })), ...[-66, -44, -22, 0, 22, 44, 66].map((x): Part => ({ d: ellipse(x, -7, 1.8), fill: lamp, shines: true })), { d: 'M0 -116V-128', stroke: gold, width: 2 }, { d: poly([[0, -128], [13, -124], [0, -120]]), fill: cloth },
  ] };
}

/** A roller coaster with a train of cars on its way down. */
export function rollerCoaster(random: Random, wished?: Rgb): Figure {
  const rail = wished ?? rgb(random.pick(['#d8483c', '#3a78c0', '#e89a30']));
  const track: Point[] = [[-150, -10], [-128, -30], [-100, -84], [-76, -116], [-54, -108], [-34, -64], [-12, -34], [12, -44], [34, -72], [56, -84], [78, -66], [98, -36], [124, -16], [150, -10]];
  const line = smooth(track, false, 0.5);
  const struts = Array.from({ length: 23 }, (_, i): Part[] => {
    const x = -138 + i * 12.5;
    const at = track.findIndex(([right]) => right >= x);
    const [[ax, ay], [bx, by]] = [track[Math.max(0, at - 1)] ?? [0, 0], track[at] ?? [0, 0]];
    const y = ay + ((by - ay) * (x - ax)) / Math.max(1, bx - ax);
    return [{ d: `M${x} ${y}V0M${x} ${y * 0.5}L${x + 12.5} 0M${x + 12.5} ${y * 0.5}L${x} 0`, stroke: rgb('#c8ccd2'), width: 1.4 }];
  }).flat();
  const car = (x: number, y: number, turn: number): Part[] => [{ d: box(-8, -10, 15, 9, 3), fill: shade(rail, -0.16), stroke: shade(rail, -0.5), width: 0.8, at: { x, y, scale: 1, turn } }, { d: ellipse(-2, -13, 3.4), fill: rgb('#e8b890'), at: { x, y, scale: 1, turn } }, { d: 'M-5 -13l-3 -9M2 -13l3 -9', stroke: rgb('#e8b890'), width: 2, at: { x, y, scale: 1, turn } }];
  return { half: 152, tall: 124, parts: [...struts, { d: line, stroke: shade(rail, -0.3), width: 5 }, { d: line, stroke: rail, width: 3 }, ...car(-54, -108, 0.85), ...car(-44, -88, 1.1), ...car(-35, -68, 1.1)] };
}

/** A fountain of stone with two bowls. */
export function fountain(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#c8c2b6', '#bcb8b0', '#d0c8b8']));
  const water = rgb('#a8dcf0');
  const bowl = (y: number, half: number, deep: number): Part[] => [{ d: `M${-half} ${y}Q${-half * 0.8} ${y + deep} ${-half * 0.2} ${y + deep}H${half * 0.2}Q${half * 0.8} ${y + deep} ${half} ${y}Z`, fill: stone, stroke: shade(stone, -0.4), width: 1 }, { d: ellipse(0, y, half, half * 0.13), fill: shade(stone, 0.2), stroke: shade(stone, -0.4), width: 0.8 }, { d: ellipse(0, y, half * 0.9, half * 0.1), fill: water }];
  const jet = (x: number, from: number, to: number, high: number): Part => ({ d: `M0 ${from}Q${x * 0.5} ${from - high} ${x} ${to}`, stroke: shade(water, 0.3), width: 2.2, alpha: 0.9, loose: true });
  return { half: 78, tall: 108, parts: [
    { d: box(-76, -17, 152, 17, 4), fill: stone, stroke: shade(stone, -0.4), width: 1 }, { d: ellipse(0, -18, 76, 9), fill: shade(stone, 0.16), stroke: shade(stone, -0.4), width: 1 }, { d: ellipse(0, -18, 69, 7), fill: water }, { d: smooth([[-9, -16], [-6, -40], [6, -40], [9, -16]], true, 0.2), fill: shade(stone, -0.12) }, ...bowl(-52, 42, 14), { d: box(-4, -78, 8, 26), fill: shade(stone, -0.1) }, ...bowl(-78, 22, 9),
    ...[-18, -10, 10, 18].map((x) => jet(x, -86, -79, 22)), ...[-40, -34, 34, 40].map((x) => jet(x * 1.5, -54, -20, 10)), { d: 'M0 -78V-104', stroke: shade(water, 0.4), width: 3, alpha: 0.9, loose: true }, ...[-1, 1].map((side) => jet(side * 9, -102, -80, 12)), ...[-50, -22, 16, 46].map((x): Part => ({ d: ellipse(x, -18, 8, 1.6), stroke: rgb('#ffffff'), width: 1, alpha: 0.7 })),
  ] };
}
