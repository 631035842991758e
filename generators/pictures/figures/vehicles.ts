// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import type { Rgb } from '../light/colour.ts';
import { mix, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const glass = rgb('#a9d4e4');
const tyre = rgb('#26262c');
const lamp = rgb('#fff0b8');

function paint(random: Random, wished?: Rgb): Rgb {
  return wished ?? rgb(random.pick(['#d8403a', '#2f78c8', '#f0b838', '#3f9a78', '#e8e4da', '#e2743a', '#7a5ab0']));
}

function wheel(x: number, r: number): Part[] {
  return [{ d: ellipse(x, -r, r), fill: tyre }, { d: ellipse(x, -r, r * 0.58), fill: rgb('#c9ced6') }, { d: ellipse(x, -r, r * 0.22), fill: rgb('#5a606a') }, { d: `M${x - r * 0.5} ${-r}H${x + r * 0.5}M${x} ${-r * 1.5}V${-r * 0.5}`, stroke: rgb('#7a808c'), width: r * 0.12, spin: [x, -r] }];
}

/** A saloon, a compact or a sports car, facing right. @param high height of its roof. Default: by chance */
export function car(random: Random, wished?: Rgb, high?: number): Figure {
  const body = paint(random, wished);
  const low = random.chance(0.4) && high === undefined;
  const roof = low ? -40 : -(high ?? random.range(48, 56));
  const belt = low ? -25 : -30;
  const parts: Part[] = [
    { d: smooth([[-70, -10], [-73, -24], [-66, belt - 2], [-40, belt - 3], [48, belt], [70, belt + 7], [75, -16], [72, -9], [0, -7]], true, 0.4), fill: body },
    { d: smooth([[-52, belt], [-38, roof + 3], [-16, roof], [12, roof], [26, roof + 5], [47, belt + 1]], true, 0.35), fill: body },
    { d: smooth([[-43, belt - 1], [-33, roof + 6], [-9, roof + 5], [-9, belt - 1]], true, 0.25), fill: glass }, { d: smooth([[-5, belt - 1], [-5, roof + 5], [12, roof + 5], [22, roof + 8], [37, belt - 1]], true, 0.25), fill: glass },
    { d: poly([[-28, belt - 2], [-20, roof + 7], [-15, roof + 7], [-23, belt - 2]]), fill: rgb('#ffffff'), alpha: 0.4 },
    { d: `M-7 ${belt}V-11M-62 ${belt + 7}H64`, stroke: shade(body, -0.35), width: 1 }, { d: box(-18, belt + 5, 8, 1.8, 0.8), fill: shade(body, -0.4) },
    { d: smooth([[-70, -14], [0, -11], [74, -14], [72, -8], [0, -6], [-68, -8]]), fill: shade(body, -0.4) },
    { d: ellipse(68, belt + 11, 5, 3.4), fill: lamp, shines: true }, { d: box(-73, belt + 6, 5, 5, 1.5), fill: rgb('#f04438'), shines: true },
    { d: ellipse(-42, -12, 14.5, 14), fill: shade(body, -0.6) }, { d: ellipse(43, -12, 14.5, 14), fill: shade(body, -0.6) }, ...wheel(-42, 12), ...wheel(43, 12),
  ];
  return { parts, half: 80, tall: -roof + 3 };
}

/** Parts of an open car that are in front of those who sit in it. */
export const CAR_SIDE = 20;

/** An open car with a steering wheel, facing right; its last `CAR_SIDE` parts are before its seats. */
export function convertible(random: Random, wished?: Rgb): Figure {
  const body = paint(random, wished);
  const leather = rgb('#5a3a2c');
  const side: Part[] = [
    { d: 'M38 -31L27 -54', stroke: shade(body, -0.5), width: 2 }, { d: poly([[37, -31], [27, -53], [24, -53], [31, -31]]), fill: glass, alpha: 0.55 }, { d: 'M20 -26L15 -41', stroke: rgb('#3a3a42'), width: 2 }, { d: 'M10 -45L21 -37', stroke: rgb('#26262c'), width: 3 },
    { d: smooth([[-72, -10], [-75, -24], [-66, -32], [-38, -34], [-30, -28], [22, -28], [34, -32], [58, -28], [73, -21], [77, -14], [73, -9], [0, -7]], true, 0.4), fill: body },
    { d: 'M-12 -27V-11M-64 -23H66', stroke: shade(body, -0.35), width: 1 }, { d: box(-24, -22, 8, 1.8, 0.8), fill: shade(body, -0.4) },
    { d: smooth([[-71, -14], [0, -11], [76, -14], [74, -8], [0, -6], [-69, -8]]), fill: shade(body, -0.4) },
    { d: ellipse(69, -19, 5, 3.4), fill: lamp, shines: true }, { d: box(-74, -25, 5, 5, 1.5), fill: rgb('#f04438'), shines: true },
    { d: ellipse(-43, -12, 14.5, 14), fill: shade(body, -0.6) }, { d: ellipse(44, -12, 14.5, 14), fill: shade(body, -0.6) }, ...wheel(-43, 12), ...wheel(44, 12),
  ];
  const seats: Part[] = [{ d: box(-34, -47, 12, 24, 4), fill: shade(leather, -0.2) }, { d: box(-14, -49, 12, 26, 4), fill: leather }];
  return { parts: [...seats, ...side], half: 80, tall: 56 };
}

/** @param decks 2 if one is above the other */
export function bus(random: Random, wished?: Rgb, decks?: 2): Figure {
  const body = paint(random, wished);
  const parts: Part[] = [{ d: box(-78, -70, 156, 62, 9), fill: body }, { d: box(-78, -30, 156, 8), fill: mix(body, [255, 255, 255], 0.75) }];
  for (let i = 0; i < 6; i++) parts.push({ d: box(-70 + i * 22, -62, 19, 24, 3), fill: i < 5 ? rgb('#ffe3a0') : glass, shines: i < 5 });
  parts.push({ d: box(64, -62, 12, 30, 3), fill: glass }, { d: box(36, -60, 15, 50, 2), fill: shade(body, -0.2) }, { d: box(38, -58, 11, 34, 2), fill: glass }, { d: ellipse(75, -18, 3.6), fill: lamp, shines: true }, ...wheel(-48, 12), ...wheel(52, 12));
  if (!decks) return { parts, half: 82, tall: 72 };
  const upper: Part[] = [{ d: box(-78, -118, 154, 60, 9), fill: body }, { d: box(-78, -72, 154, 5), fill: mix(body, [255, 255, 255], 0.75) }, { d: 'M-70 -116H66', stroke: shade(body, 0.2), width: 2 }];
  for (let i = 0; i < 6; i++) upper.push({ d: box(-70 + i * 22, -108, 19, 26, 3), fill: rgb('#ffe3a0'), shines: true });
  upper.push({ d: box(62, -108, 12, 28, 3), fill: glass });
  return { parts: [...upper, ...parts], half: 82, tall: 120 };
}

/** A steam engine with two coaches, or a modern express. Its track is painted on the ground. */
export function train(random: Random, wished?: Rgb): Figure {
  const body = paint(random, wished);
  const parts: Part[] = [];
  const coach = (x: number, w: number) => {
    parts.push({ d: box(x, -48, w, 38, 4), fill: body }, { d: box(x - 1, -51, w + 2, 5, 2), fill: shade(body, -0.45) }, { d: box(x, -22, w, 4), fill: rgb('#f3e2b6') });
    for (let k = x + 7; k < x + w - 12; k += 16) parts.push({ d: box(k, -42, 11, 13, 2), fill: rgb('#ffe3a0'), shines: true });
    for (const k of [x + 14, x + 26, x + w - 26, x + w - 14]) parts.push({ d: ellipse(k, -8, 5.4), fill: tyre }, { d: ellipse(k, -8, 2.4), fill: rgb('#9aa0aa') });
  };
  coach(-168, 88); coach(-76, 88);
  if (random.chance(0.55)) {
    const dark = shade(body, -0.5);
    parts.push({ d: box(16, -60, 38, 48, 3), fill: body }, { d: box(12, -64, 46, 5, 2), fill: dark }, { d: box(22, -54, 11, 13, 2), fill: rgb('#ffe3a0'), shines: true }, { d: box(38, -54, 11, 13, 2), fill: rgb('#ffe3a0'), shines: true });
    parts.push({ d: box(54, -46, 78, 28, 8), fill: dark }, { d: ellipse(131, -32, 8, 14), fill: shade(dark, -0.2) }, { d: poly([[112, -46], [109, -66], [125, -66], [122, -46]]), fill: dark }, { d: box(107, -69, 20, 4, 1), fill: rgb('#d8a83a') }, { d: ellipse(86, -47, 8, 7), fill: rgb('#d8a83a') });
    for (const k of [66, 92, 118]) parts.push({ d: `M${k} -46V-18`, stroke: rgb('#d8a83a'), width: 1.6 });
    for (const k of [62, 86, 110]) parts.push({ d: ellipse(k, -11, 11), fill: rgb('#a83a34') }, { d: ellipse(k, -11, 7), fill: tyre }, { d: `M${k - 9} -11H${k + 9}M${k} -20V-2`, stroke: rgb('#a83a34'), width: 1.8, spin: [k, -11] }, { d: ellipse(k, -11, 2.6), fill: rgb('#d8a83a') });
    parts.push({ d: 'M62 -9H112', stroke: rgb('#c9ced6'), width: 2.4 }, { d: poly([[130, -16], [156, -2], [130, -2]]), fill: rgb('#a83a34') }, { d: ellipse(136, -38, 4.4), fill: lamp, shines: true });
    for (let i = 0; i < 6; i++) parts.push({ d: ellipse(112 - i * 17, -78 - i * 6, 9 + i * 3.4, 7 + i * 2.6), fill: rgb('#f2efec'), alpha: 0.62 - i * 0.08, loose: true });
  } else {
    parts.push({ d: smooth([[14, -48], [14, -48], [88, -50], [126, -40], [158, -16], [150, -9], [14, -9], [14, -9]], true, 0.35), fill: body }, { d: smooth([[104, -44], [126, -38], [142, -25], [112, -28]], true, 0.3), fill: rgb('#24304a') }, { d: smooth([[14, -24], [120, -22], [152, -13], [14, -17]], true, 0.2), fill: rgb('#f6f2ea') }, { d: ellipse(149, -17, 4, 2), fill: lamp, shines: true });
    for (let k = 22; k < 92; k += 16) parts.push({ d: box(k, -42, 11, 12, 3), fill: rgb('#ffe3a0'), shines: true });
  }
  return { parts, half: 176, tall: 116 };
}

export function bicycle(random: Random, wished?: Rgb): Figure {
  const frame = paint(random, wished);
  const parts: Part[] = [];
  for (const x of [-36, 36]) {
    parts.push({ d: ellipse(x, -24, 23), stroke: tyre, width: 3.2 });
    for (let i = 0; i < 8; i++) parts.push({ d: `M${x} -24L${x + Math.cos(i * 0.785) * 22} ${-24 + Math.sin(i * 0.785) * 22}`, stroke: rgb('#aab0b8'), width: 0.6, spin: [x, -24] });
    parts.push({ d: ellipse(x, -24, 3), fill: rgb('#5a606a') });
  }
  parts.push({ d: 'M-36 -24L-4 -24L22 -58L-14 -58L-36 -24M-14 -58L-4 -24M36 -24L20 -66', stroke: frame, width: 3.6 }, { d: 'M-14 -58L-16 -68', stroke: rgb('#5a606a'), width: 2.6 }, { d: smooth([[-27, -71], [-14, -70], [-6, -68], [-14, -66], [-26, -67]]), fill: rgb('#5a3a2a') });
  parts.push({ d: 'M20 -66Q22 -76 32 -74', stroke: rgb('#5a606a'), width: 2.6 }, { d: ellipse(-4, -24, 6), stroke: rgb('#5a606a'), width: 2 }, { d: 'M-4 -24L2 -14M-1 -14H6', stroke: rgb('#5a606a'), width: 2, unridden: true });
  parts.push({ d: box(26, -70, 22, 15, 3), fill: rgb('#c99a5c') }, { d: 'M26 -65H48M26 -60H48M33 -70V-55M40 -70V-55', stroke: rgb('#9a7040'), width: 0.8 });
  for (const [x, y, c] of [[30, -73, '#f0788c'], [38, -76, '#f6c84a'], [44, -72, '#f4f0ea']] as const) parts.push({ d: ellipse(x, y, 4), fill: rgb(c) });
  return { parts, half: 64, tall: 82 };
}

/** A small sailing boat. */
export function boat(random: Random, wished?: Rgb): Figure {
  const hull = wished ?? rgb(random.pick(['#8a5236', '#c8403a', '#2f6aa8', '#f0ece2', '#3f7a6a']));
  const sail = rgb(random.pick(['#fbf6ea', '#f4d9a4', '#e8785a', '#f6f2ea']));
  return { half: 52, tall: 104, below: 2, parts: [
    { d: limb([[-2, -16], [-2, -60], [-2, -102]], 2.8, 1.6), fill: rgb('#6a4a34') },
    { d: 'M1 -98Q40 -66 42 -24Q20 -20 1 -22Z', fill: sail }, { d: 'M-5 -90Q-30 -56 -38 -24Q-20 -21 -5 -22Z', fill: shade(sail, -0.12) }, { d: 'M1 -72Q22 -62 33 -60M1 -46Q24 -40 40 -40', stroke: shade(sail, -0.2), width: 0.9 },
    { d: poly([[-2, -102], [12, -98], [-2, -94]]), fill: rgb('#d8443c') },
    { d: 'M-48 -18Q0 -13 50 -20Q44 -2 32 0H-32Q-44 -4 -48 -18Z', fill: hull }, { d: 'M-47 -14Q0 -9 48 -16', stroke: mix(hull, [255, 255, 255], 0.6), width: 2 }, { d: ellipse(-20, -19, 3.4), fill: lamp, shines: true },
  ] };
}

export function ship(random: Random, wished?: Rgb): Figure {
  const hull = wished ?? rgb(random.pick(['#27405f', '#8f302c', '#2c2f38']));
  const parts: Part[] = [{ d: 'M-112 -28L118 -34Q104 -6 92 0H-98Q-108 -10 -112 -28Z', fill: hull }, { d: 'M-108 -12L110 -18L92 0H-98Z', fill: rgb('#a83a34') }];
  [[-88, 156, -46, 18], [-76, 124, -60, 14], [-60, 84, -73, 13]].forEach(([x = 0, w = 0, y = 0, h = 0]) => {
    parts.push({ d: box(x, y, w, h, 2), fill: rgb('#f4f1ea') });
    for (let k = x + 6; k < x + w - 6; k += 10) parts.push({ d: box(k, y + 4, 6, 5, 1), fill: rgb('#ffdf96'), shines: true });
  });
  for (const x of [-38, -6]) parts.push({ d: poly([[x - 7, -73], [x - 4, -98], [x + 12, -98], [x + 10, -73]]), fill: rgb('#d8603a') }, { d: box(x - 4, -98, 16, 6), fill: rgb('#2c2f38') });
  for (let i = 0; i < 4; i++) parts.push({ d: ellipse(-8 - i * 18, -104 - i * 3, 8 + i * 4, 5 + i * 2), fill: rgb('#e8e6e4'), alpha: 0.5 - i * 0.1, loose: true });
  parts.push(...shipsWheel(80, -47, -33));
  return { parts, half: 122, tall: 118, below: 2 };
}

/** How many parts a ship's wheel has. */
export const WHEEL_PARTS = 3;

/** A ship's wheel on its post. @param deck y of the foot of the post */
export function shipsWheel(x: number, y: number, deck: number): Part[] {
  const spokes = [0, 1, 2, 3].map((i) => [Math.cos((i * Math.PI) / 4) * 9, Math.sin((i * Math.PI) / 4) * 9] as const);
  return [
    { d: `M${x} ${deck}V${y}`, stroke: rgb('#6a4a34'), width: 3 }, { d: ellipse(x, y, 7), stroke: rgb('#8a5a34'), width: 2.2 },
    { d: spokes.map(([dx, dy]) => `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`).join(''), stroke: rgb('#8a5a34'), width: 1.3 },
  ];
}

export function rocket(random: Random, wished?: Rgb, flying = true): Figure {
  const fin = wished ?? rgb(random.pick(['#d8403a', '#f08a34', '#3f78c8', '#7a4ab0']));
  const parts: Part[] = [];
  if (flying) parts.push({ d: smooth([[-10, -26], [-15, -10], [-6, 4], [0, 26], [6, 4], [15, -10], [10, -26]]), fill: rgb('#ff9a3c'), shines: true }, { d: smooth([[-6, -26], [-8, -12], [0, 10], [8, -12], [6, -26]]), fill: rgb('#ffe9a0'), shines: true });
  for (const side of [-1, 1]) parts.push({ d: smooth([[side * 12, -58], [side * 28, -36], [side * 29, -20], [side * 29, -20], [side * 12, -32]]), fill: fin });
  parts.push({ d: smooth([[0, -110], [0, -110], [12, -92], [17, -66], [13, -28], [-13, -28], [-17, -66], [-12, -92]]), fill: rgb('#f3f1ec') }, { d: smooth([[0, -110], [0, -110], [11, -94], [13.6, -86], [-13.6, -86], [-11, -94]]), fill: fin });
  parts.push({ d: ellipse(0, -68, 8), fill: shade(fin, -0.2) }, { d: ellipse(0, -68, 5.6), fill: rgb('#8fe0f4'), shines: true }, { d: box(-13, -40, 26, 5), fill: fin }, { d: limb([[0, -44], [0, -30], [0, -20]], 4, 3), fill: shade(fin, -0.15) });
  return { parts, half: 34, tall: 112, below: 30 };
}

export function plane(random: Random, wished?: Rgb): Figure {
  const trim = paint(random, wished);
  const parts: Part[] = [
    { d: poly([[-12, -34], [10, -58], [22, -58], [12, -34]]), fill: shade(trim, -0.3) }, { d: poly([[-74, -36], [-88, -64], [-74, -64], [-54, -38]]), fill: trim },
    { d: smooth([[-84, -36], [-40, -42], [40, -43], [70, -38], [84, -28], [70, -20], [30, -16], [-40, -18], [-74, -28]]), fill: rgb('#f5f3ee') }, { d: smooth([[-80, -32], [0, -30], [82, -28], [66, -20], [30, -16], [-40, -18], [-70, -27]], true, 0.3), fill: trim },
    { d: poly([[-8, -26], [-40, 0], [-26, 0], [30, -25]]), fill: shade(rgb('#f5f3ee'), -0.12) }, { d: box(-18, -13, 22, 8, 4), fill: rgb('#8a909c') }, { d: smooth([[60, -36], [72, -34], [76, -29], [62, -30]], true, 0.3), fill: rgb('#2a3a52') },
  ];
  for (let k = -44; k < 54; k += 10) parts.push({ d: ellipse(k, -36, 2.2, 2.6), fill: rgb('#ffe3a0'), shines: true });
  return { parts, half: 92, tall: 66, below: 3 };
}

/** A hot-air balloon in gores of two colours. */
export function balloon(random: Random, wished?: Rgb): Figure {
  const a = paint(random, wished);
  const b = rgb(random.pick(['#f7ecd2', '#f2c04a', '#fbf4e6']));
  const parts: Part[] = [{ d: 'M-12 -14L-16 -38M12 -14L16 -38M-4 -14L-5 -34M4 -14L5 -34', stroke: rgb('#5a4436'), width: 0.9 }];
  const edge = [1, 0.66, 0.34, 0] as const;
  edge.forEach((w, i) => {
    const wide = 38 * w;
    if (w > 0) parts.push({ d: `M0 -112C${-wide * 1.36} -112 ${-wide * 1.3} -62 ${-15 * w} -36H${15 * w}C${wide * 1.3} -62 ${wide * 1.36} -112 0 -112Z`, fill: i % 2 ? b : a, shines: false });
  });
  parts.push({ d: 'M-30 -78Q0 -68 30 -78L27 -68Q0 -58 -27 -68Z', fill: shade(a, -0.15), alpha: 0.6 }, { d: box(-13, -15, 26, 15, 3), fill: rgb('#9a6c42') }, { d: 'M-13 -10H13M-13 -5H13', stroke: rgb('#6f4a2c'), width: 1 }, { d: ellipse(0, -33, 3, 5), fill: rgb('#ffb84a'), shines: true });
  return { parts, half: 42, tall: 114 };
}

/** A lorry with a closed box, facing right. */
export function truck(random: Random, wished?: Rgb): Figure {
  const body = paint(random, wished);
  return { half: 84, tall: 78, parts: [
    { d: box(-80, -76, 108, 60, 3), fill: mix(body, [255, 255, 255], 0.72) }, { d: box(-80, -50, 108, 8), fill: body },
    { d: smooth([[30, -12], [30, -62], [36, -64], [60, -62], [72, -40], [78, -36], [78, -14], [60, -10]], true, 0.3), fill: body }, { d: poly([[42, -58], [58, -58], [68, -38], [42, -38]]), fill: glass },
    { d: box(-82, -18, 160, 6, 2), fill: rgb('#3a3e46') }, { d: ellipse(74, -24, 4, 3.4), fill: lamp, shines: true }, ...wheel(-56, 13), ...wheel(-26, 13), ...wheel(54, 13),
  ] };
}

/** A fire engine with its ladder and its blue lamp, facing right. */
export function fireTruck(wished?: Rgb): Figure {
  const [body, steel] = [wished ?? rgb('#d42a2e'), rgb('#d4d8de')];
  const rungs = Array.from({ length: 12 }, (_, i): Part => ({ d: `M${-76 + i * 9.4} -78V-72`, stroke: steel, width: 1.6 }));
  return { half: 84, tall: 86, parts: [
    { d: 'M-82 -79H34M-82 -72H34', stroke: steel, width: 2.2 }, ...rungs,
    { d: box(-80, -70, 112, 56, 3), fill: body }, { d: box(-80, -32, 112, 5), fill: rgb('#fbf8f0') },
    ...[-74, -46, -18].map((x): Part => ({ d: box(x, -64, 24, 26, 1.5), fill: shade(steel, -0.1) })), ...[-58, -50, -42].map((y): Part => ({ d: `M-72 ${y}h20m8 0h20m8 0h20`, stroke: shade(steel, -0.35), width: 1 })),
    { d: smooth([[32, -12], [32, -70], [38, -72], [66, -70], [74, -44], [78, -38], [78, -14], [60, -10]], true, 0.3), fill: body }, { d: poly([[54, -64], [64, -64], [71, -42], [54, -42]]), fill: glass }, { d: box(37, -64, 14, 22, 2), fill: glass },
    { d: box(44, -80, 14, 9, 3), fill: rgb('#4aa0f8'), shines: true }, { d: box(-82, -18, 160, 6, 2), fill: rgb('#3a3e46') }, { d: ellipse(74, -24, 4, 3.4), fill: lamp, shines: true }, ...wheel(-52, 13), ...wheel(54, 13),
  ] };
}

/** A submarine with its tower, portholes and screw. */
export function submarine(random: Random, wished?: Rgb): Figure {
  const hull = wished ?? rgb(random.pick(['#f0b838', '#4a6a86', '#c8503c']));
  return { half: 96, tall: 78, below: 4, parts: [
    { d: 'M-6 -62V-76H8', stroke: shade(hull, -0.35), width: 4 }, { d: box(-20, -64, 38, 24, 6), fill: shade(hull, -0.12) },
    { d: smooth([[-74, -24], [-92, -38], [-92, -6]]), fill: shade(hull, -0.3) }, { d: ellipse(-88, -22, 3, 15), fill: rgb('#b8903c') },
    { d: smooth([[-80, -22], [-60, -42], [0, -48], [60, -42], [84, -22], [60, -4], [0, 0], [-60, -4]]), fill: hull }, { d: smooth([[-72, -12], [0, -6], [76, -12], [56, -3], [0, 1], [-56, -3]]), fill: shade(hull, -0.25) },
    ...[-40, -8, 24].flatMap((x): Part[] => [{ d: ellipse(x, -25, 10), fill: shade(hull, -0.35) }, { d: ellipse(x, -25, 7.4), fill: rgb('#ffe9a8'), shines: true }]),
    { d: ellipse(62, -25, 6), fill: lamp, shines: true },
  ] };
}
