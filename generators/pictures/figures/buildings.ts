// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import type { Rgb } from '../light/colour.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const glass = rgb('#ffdc8c');

function window(x: number, y: number, w: number, h: number): Part[] {
  return [
    { d: box(x - 1.2, y - 1.2, w + 2.4, h + 2.4), fill: rgb('#f4eee2') }, { d: box(x, y, w, h), fill: glass, shines: true },
    { d: `M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, stroke: rgb('#6a5242'), width: 0.9 },
  ];
}

/** A gabled house with one of several walls, roofs and additions. */
export function house(random: Random, wished?: Rgb, snowy = false): Figure {
  const wall = wished ?? rgb(random.pick(['#f1e4cc', '#e8cfa8', '#d98a6a', '#c9d6d8', '#e6b8a2', '#b98a62']));
  const roof = snowy ? rgb('#eef3f8') : rgb(random.pick(['#a8442f', '#7a3f36', '#4a5a72', '#8a5a34', '#3f6a66']));
  const wide = random.range(36, 48);
  const eaves = random.range(-44, -36);
  const peak = eaves - random.range(26, 36);
  const porch = random.chance(0.5);
  const parts: Part[] = [];
  if (random.chance(0.85)) {
    const cx = -wide * 0.5;
    parts.push({ d: box(cx - 5, peak - 4, 10, 30), fill: rgb('#9a5f4a') }, { d: box(cx - 6.4, peak - 6, 12.8, 4), fill: rgb('#7c4a3a') });
    for (let i = 0; i < 3; i++) parts.push({ d: ellipse(cx + 3 + i * 5, peak - 13 - i * 8, 4 + i * 1.8), fill: rgb('#f0ede8'), alpha: 0.5 - i * 0.13, loose: true });
  }
  parts.push({ d: poly([[-wide, 0], [-wide, eaves], [wide, eaves], [wide, 0]]), fill: wall }, { d: poly([[-wide, 0], [-wide, -5], [wide, -5], [wide, 0]]), fill: shade(wall, -0.3) });
  for (let y = eaves + 9; y < -6; y += 7) parts.push({ d: `M${-wide} ${y}H${wide}`, stroke: shade(wall, -0.12), width: 0.6, alpha: 0.8 });
  parts.push({ d: poly([[-wide - 7, eaves + 3], [-wide * 0.62, peak], [wide * 0.62, peak], [wide + 7, eaves + 3]]), fill: roof });
  for (let i = 1; i < 5; i++) parts.push({ d: `M${-wide * 0.62 - (wide * 0.38 + 7) * (i / 5)} ${peak + ((eaves + 3 - peak) * i) / 5}H${wide * 0.62 + (wide * 0.38 + 7) * (i / 5)}`, stroke: shade(roof, -0.2), width: 0.8, alpha: 0.7 });
  const gx = random.range(0.15, 0.4) * wide;
  parts.push({ d: poly([[gx - 16, eaves], [gx, eaves - 20], [gx + 16, eaves]]), fill: wall }, { d: poly([[gx - 20, eaves + 3], [gx, eaves - 25], [gx + 20, eaves + 3], [gx + 16, eaves + 3], [gx, eaves - 19], [gx - 16, eaves + 3]]), fill: shade(roof, -0.14) }, ...window(gx - 4, eaves - 11, 8, 8));
  parts.push({ d: box(gx - 7, -25, 14, 25), fill: rgb(random.pick(['#6a3f2c', '#3f5a6a', '#8a3a34', '#3f6a4a'])) }, { d: ellipse(gx + 4, -12, 1.1), fill: rgb('#f2d68a') });
  if (porch) parts.push({ d: poly([[gx - 13, -27], [gx - 9, -34], [gx + 9, -34], [gx + 13, -27]]), fill: shade(roof, -0.2) }, { d: box(gx - 11, -27, 2, 27), fill: rgb('#f0e6d6') }, { d: box(gx + 9, -27, 2, 27), fill: rgb('#f0e6d6') });
  parts.push(...window(-wide + 8, eaves + 10, 13, 13), ...window(-wide + 27, eaves + 10, 11, 13));
  if (wide > 42) parts.push(...window(wide - 15, eaves + 10, 10, 13));
  for (let i = 0; i < 7; i++) {
    const x = -wide - 3 + i * ((wide * 0.9) / 6);
    parts.push({ d: ellipse(x, -3.5, 5.5, 5), fill: snowy ? rgb('#e3ebf2') : rgb(i % 2 ? '#5c9a4c' : '#4a8644') });
  }
  return { parts, half: wide + 12, tall: -peak + 34 };
}

export function castle(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#c9bda8', '#b7b4bc', '#d8c6b0', '#a8a4b0']));
  const cap = rgb(random.pick(['#4a5f9a', '#8a3f4a', '#3f7a7a', '#6a4a8a']));
  const parts: Part[] = [];
  const tower = (x: number, w: number, tall: number, dim: number) => {
    const wall = shade(stone, dim);
    parts.push({ d: box(x - w, -tall, w * 2, tall), fill: wall }, { d: box(x - w - 1.6, -tall - 3, w * 2 + 3.2, 5), fill: shade(wall, -0.12) });
    parts.push({ d: poly([[x - w - 3, -tall - 3], [x, -tall - w * 3.4], [x + w + 3, -tall - 3]]), fill: shade(cap, dim * 0.6) });
    parts.push({ d: `M${x} ${-tall - w * 3.4}V${-tall - w * 3.4 - 7}`, stroke: rgb('#4a3f3a'), width: 0.8 }, { d: poly([[x, -tall - w * 3.4 - 7], [x + 7, -tall - w * 3.4 - 5], [x, -tall - w * 3.4 - 2.6]]), fill: rgb('#d8443c') });
    for (let y = -tall + 8; y < -12; y += 15) parts.push({ d: `M${x - 1.6} ${y + 5}V${y + 1}Q${x} ${y - 2} ${x + 1.6} ${y + 1}V${y + 5}Z`, fill: glass, shines: true });
  };
  tower(-24, 6, 62, -0.16); tower(25, 6.5, 56, -0.16); tower(4, 9, 76, -0.06);
  const wall = (x: number, w: number, tall: number) => {
    parts.push({ d: box(x, -tall, w, tall), fill: stone });
    for (let k = x; k < x + w - 2; k += 6) parts.push({ d: box(k, -tall - 4, 3.6, 4.4), fill: stone });
    for (let y = -tall + 6; y < 0; y += 6) parts.push({ d: `M${x + 2 + (y % 4)} ${y}h6m5 0h8m6 0h7`, stroke: shade(stone, -0.16), width: 0.6, alpha: 0.7 });
  };
  wall(-42, 84, 34);
  tower(-42, 7.6, 46, 0.04); tower(42, 7.6, random.range(42, 54), 0);
  parts.push({ d: 'M-9 0V-15Q0 -27 9 -15V0Z', fill: rgb('#4a3428') }, { d: 'M-4.5 0V-20M0 0V-21M4.5 0V-20', stroke: rgb('#2f2220'), width: 0.8 });
  return { parts, half: 56, tall: 116 };
}

export function lighthouse(random: Random, wished?: Rgb): Figure {
  const stripe = wished ?? rgb(random.pick(['#cf3f3a', '#3a5f9a', '#2f3640']));
  const parts: Part[] = [{ d: smooth([[-40, 4], [-34, -7], [-20, -12], [4, -13], [24, -10], [40, 0], [34, 5]]), fill: rgb('#6f6a68') }, { d: box(14, -26, 20, 15), fill: rgb('#f1e8da') }, { d: poly([[11, -26], [24, -36], [37, -26]]), fill: rgb('#a8483a') }, { d: box(21, -22, 6, 6), fill: glass, shines: true }];
  for (let i = 0; i < 5; i++) {
    const [y0, y1] = [-10 - i * 14, -10 - (i + 1) * 14];
    const [w0, w1] = [11.5 - i * 1.1, 11.5 - (i + 1) * 1.1];
    parts.push({ d: poly([[-w0, y0], [-w1, y1], [w1, y1], [w0, y0]]), fill: i % 2 ? stripe : rgb('#f6f2ea') });
  }
  parts.push({ d: box(-9, -83, 18, 3), fill: rgb('#3a3a42') }, { d: box(-4.6, -93, 9.2, 10), fill: rgb('#fff0b0'), shines: true }, { d: 'M-4.6 -93V-83M0 -93V-83M4.6 -93V-83', stroke: rgb('#3a3a42'), width: 0.9 }, { d: poly([[-7, -93], [0, -103], [7, -93]]), fill: stripe }, { d: box(-2.2, -46, 4.4, 6, 2), fill: glass, shines: true });
  return { parts, half: 42, tall: 104, below: 6 };
}

export function pagoda(random: Random, wished?: Rgb): Figure {
  const roof = wished ?? rgb(random.pick(['#3f4a5a', '#8a3a30', '#3a6a5a']));
  const wood = rgb('#a8483a');
  const tiers = random.int(3, 5);
  const parts: Part[] = [{ d: box(-34, -6, 68, 6), fill: rgb('#b0a898') }];
  let y = -6;
  for (let i = 0; i < tiers; i++) {
    const w = 24 - i * 3.4;
    const tall = 15 - i * 0.9;
    parts.push({ d: box(-w, y - tall, w * 2, tall), fill: rgb('#efe0c6') });
    for (let k = -2; k <= 2; k++) parts.push({ d: box((k * w) / 2.2 - 1.1, y - tall, 2.2, tall), fill: wood });
    for (const k of [-1, 0, 1]) parts.push({ d: box((k * w) / 2.2 - w * 0.1 + (k === 0 ? 2 : 0), y - tall * 0.72, w * 0.2, tall * 0.5), fill: glass, shines: true });
    y -= tall;
    const e = w + 12;
    parts.push({ d: `M${-e - 3} ${y - 2.4}Q${-e + 4} ${y + 1.4} ${-w} ${y + 1}H${w}Q${e - 4} ${y + 1.4} ${e + 3} ${y - 2.4}Q${w} ${y - 4} ${w * 0.66} ${y - 9}H${-w * 0.66}Q${-w} ${y - 4} ${-e - 3} ${y - 2.4}Z`, fill: roof }, { d: `M${-w * 0.66} ${y - 9}H${w * 0.66}`, stroke: shade(roof, 0.2), width: 1.2 });
    y -= 8;
  }
  parts.push({ d: limb([[0, y + 2], [0, y - 8], [0, y - 16]], 3, 0.8), fill: rgb('#d8b04a') });
  return { parts, half: 44, tall: -y + 18 };
}

export function windmill(random: Random, wished?: Rgb): Figure {
  const wall = wished ?? rgb('#efe4d2');
  const turn = random.range(0, Math.PI / 2);
  const parts: Part[] = [{ d: poly([[-17, 0], [-10, -56], [10, -56], [17, 0]]), fill: wall }, { d: smooth([[-12, -55], [-9, -66], [0, -71], [9, -66], [12, -55]]), fill: rgb('#9a4a38') }, { d: box(-5, -16, 10, 16, 4), fill: rgb('#6a4632') }, { d: box(-3, -42, 6, 7), fill: glass, shines: true }, { d: box(-3, -29, 6, 6), fill: glass, shines: true }];
  for (let i = 0; i < 4; i++) {
    const a = turn + (i * Math.PI) / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (along: number, across: number) => [c * along - s * across, -59 + s * along + c * across] as const;
    parts.push({ d: poly([at(8, 1), at(42, 1), at(42, 9), at(8, 7)]), fill: rgb('#f7f0e2'), spin: [0, -59] }, { d: poly([at(0, -0.8), at(43, -0.8), at(43, 1), at(0, 1)]), fill: rgb('#6a4c38'), spin: [0, -59] });
  }
  parts.push({ d: ellipse(0, -59, 3), fill: rgb('#4a362c'), spin: [0, -59] });
  return { parts, half: 46, tall: 103 };
}

export function bridge(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#b8aa98', '#a8483a', '#8f9298']));
  const arches = random.pick([1, 3] as const);
  let cut = 'M-120 0L-120 -16Q0 -58 120 -16L120 0';
  const w = 190 / arches;
  for (let i = arches - 1; i >= 0; i--) {
    const x = -95 + i * w;
    const rise = arches === 1 ? 32 : 20 + (i === 1 ? 8 : 0);
    cut += `L${x + w * 0.94} 0Q${x + w * 0.9} ${-rise} ${x + w / 2} ${-rise}Q${x + w * 0.1} ${-rise} ${x + w * 0.06} 0`;
  }
  const parts: Part[] = [{ d: `${cut}Z`, fill: stone }, { d: 'M-120 -16Q0 -58 120 -16', stroke: shade(stone, -0.3), width: 2 }, { d: 'M-120 -24Q0 -66 120 -24', stroke: shade(stone, -0.12), width: 2.6 }];
  for (let t = -1; t <= 1.01; t += 0.125) parts.push({ d: box(t * 118 - 1.4, -37 + 21 * t * t - 9, 2.8, 10), fill: shade(stone, -0.06) });
  for (const t of [-0.75, 0, 0.75]) parts.push({ d: ellipse(t * 118, -37 + 21 * t * t - 12, 2.6), fill: glass, shines: true });
  return { parts, half: 122, tall: 56, below: 2 };
}

/** A wooden pier on posts, with a lamp and a hut at its end. */
export function pier(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#8a6444', '#9a7450', '#7a5a48']));
  const roof = rgb(random.pick(['#a8483a', '#4a5f7a', '#3f6a5a']));
  const parts: Part[] = [];
  for (let x = -112; x <= 116; x += 19) {
    parts.push({ d: box(x - 2.6, -17, 5.2, 23), fill: shade(wood, -0.34) });
    if (x < 100) parts.push({ d: `M${x} -12L${x + 19} 2M${x + 19} -12L${x} 2`, stroke: shade(wood, -0.42), width: 1.4 });
  }
  parts.push({ d: box(-124, -21, 248, 6), fill: wood }, { d: box(-124, -16.4, 248, 2.4), fill: shade(wood, -0.3) });
  for (let x = -118; x < 122; x += 6) parts.push({ d: `M${x} -21V-16.6`, stroke: shade(wood, -0.24), width: 0.8 });
  for (let x = -120; x <= 62; x += 13) parts.push({ d: box(x - 0.9, -33, 1.8, 12), fill: shade(wood, -0.16) });
  parts.push({ d: 'M-121 -32.4H62M-121 -27.4H62', stroke: shade(wood, -0.08), width: 1.8 });
  parts.push({ d: box(72, -43, 36, 22), fill: rgb('#f1e6d2') }, { d: poly([[67, -43], [77, -57], [103, -57], [113, -43]]), fill: roof }, { d: box(79, -38, 8, 17), fill: shade(wood, -0.3) }, ...window(92, -37, 9, 8));
  for (const x of [-84, -8]) parts.push({ d: `M${x} -21V-58`, stroke: rgb('#3a3a42'), width: 2 }, { d: `M${x} -58q0 -5 7 -5`, stroke: rgb('#3a3a42'), width: 1.6 }, { d: ellipse(x + 8, -60, 3.2, 3.8), fill: glass, shines: true });
  return { parts, half: 126, tall: 64, below: 7 };
}

export function island(random: Random): Figure {
  const parts: Part[] = [{ d: smooth([[-78, 2], [-60, -6], [-20, -18], [20, -16], [56, -6], [80, 2], [0, 5]]), fill: rgb('#e8cf9c') }, { d: smooth([[-48, -6], [-26, -26], [6, -30], [34, -20], [48, -6], [0, -3]]), fill: rgb('#5f9a4c') }];
  for (const [x, lean, tall] of [[-10, 16, 62], [12, -12, 48], [22, 20, 70]] as const) {
    const [tx, ty] = [x + lean, -20 - tall];
    parts.push({ d: limb([[x, -18], [x + lean * 0.3, -20 - tall * 0.5], [tx, ty]], 5, 3), fill: rgb('#8a6444') });
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2 + random.range(-0.2, 0.2);
      const [c, s] = [Math.cos(a), Math.sin(a) * 0.5];
      parts.push({ d: smooth([[tx, ty - 2], [tx + c * 14, ty + s * 12 - 7], [tx + c * 27, ty + s * 14 + 6], [tx + c * 13, ty + s * 12 - 1]]), fill: rgb(i % 2 ? '#3f8a4c' : '#5aa858') });
    }
  }
  return { parts, half: 84, tall: 106, below: 6 };
}

export function tent(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(['#e0843a', '#d8b040', '#4a8a9a', '#c8503f']));
  return { half: 82, tall: 56, parts: [
    { d: poly([[-44, 0], [-6, -52], [34, -48], [58, 0]]), fill: shade(cloth, -0.2) }, { d: poly([[-44, 0], [-6, -52], [28, 0]]), fill: cloth }, { d: poly([[-22, 0], [-6, -40], [8, 0]]), fill: rgb('#ffd890'), shines: true }, { d: 'M-6 -52V0', stroke: shade(cloth, -0.4), width: 1 },
    { d: limb([[64, -1], [72, -3], [80, -1]], 3, 3), fill: rgb('#5a3f2e') }, { d: smooth([[65, -3], [68, -16], [72, -22], [74, -12], [79, -4]]), fill: rgb('#ff9a3c'), shines: true }, { d: smooth([[69, -3], [71, -11], [72, -13], [75, -3]]), fill: rgb('#ffe08a'), shines: true },
  ] };
}
