// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import type { Rgb } from '../light/colour.ts';
import { mix, rgb, shade, turnHue } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Bloom } from '../words/plan.ts';
import { rose } from './blooms.ts';

const china = rgb('#f4f1ec');

/** A flower on its stem. @param bloom its kind. Default: by the random source */
export function flower(random: Random, wished?: Rgb, bloom?: Bloom): Figure {
  const petal = wished ?? rgb(random.pick(['#e8486a', '#f2a03c', '#8a5ad0', '#f4d04a', '#f08ab0', '#5a86e0']));
  if (bloom === 'rose') return rose(random, petal);
  const parts: Part[] = [];
  const lean = random.range(-8, 8);
  const kind = bloom ? (bloom === 'daisy' ? 0 : 1) : random.int(0, 2);
  const top = -76;
  parts.push({ d: limb([[0, 0], [lean * 0.3, -36], [lean, top]], 4, 3), fill: rgb('#4a8a44') });
  for (const side of [-1, 1]) parts.push({ d: smooth([[lean * 0.2, -16 - side * 4], [side * 18, -36], [side * 33, -42], [side * 22, -22]]), fill: rgb(side < 0 ? '#5aa04c' : '#3f7f42') });
  if (kind === 0) bloomOf(parts, lean, top, petal, 12, 24, rgb('#5a3a22'));
  else if (kind === 1) {
    for (const [w, y] of [[17, 0], [9, -2]] as const) for (const side of [-1, 1]) parts.push({ d: smooth([[lean, top + 14], [lean + side * w, top + 4], [lean + side * w * 0.95, top - 22 + y], [lean + side * w * 0.5, top - 12]]), fill: shade(petal, w > 10 ? -0.12 : 0.06) });
    parts.push({ d: smooth([[lean, top + 14], [lean - 10, top + 2], [lean, top - 25], [lean, top - 25], [lean + 10, top + 2]]), fill: petal });
  } else {
    for (const [r, n, dim] of [[23, 7, -0.16], [17, 6, 0], [11, 5, 0.14]] as const) for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + r;
      parts.push({ d: ellipse(lean + Math.cos(a) * r * 0.55, top + Math.sin(a) * r * 0.5, r * 0.56, r * 0.46, (a * 180) / Math.PI), fill: shade(petal, dim) });
    }
    parts.push({ d: `M${lean - 4} ${top}q4 -6 8 0q-2 5 -6 3`, stroke: shade(petal, -0.35), width: 1.2 });
  }
  return { parts, half: 38, tall: 104 };
}

function bloomOf(parts: Part[], x: number, y: number, petal: Rgb, n: number, r: number, heart: Rgb): void {
  for (const [ring, dim] of [[1, -0.12], [0.86, 0.06]] as const) for (let i = 0; i < n; i++) {
    const a = ((i + (ring < 1 ? 0.5 : 0)) / n) * Math.PI * 2;
    parts.push({ d: ellipse(x + Math.cos(a) * r * 0.6 * ring, y + Math.sin(a) * r * 0.6 * ring, r * 0.44, r * 0.17, (a * 180) / Math.PI), fill: shade(petal, dim) });
  }
  parts.push({ d: ellipse(x, y, r * 0.36), fill: heart }, { d: ellipse(x, y, r * 0.2), fill: shade(heart, 0.25) });
}

/** A lantern of paper. @param lit whether its flame lights those around it: somebody carries it */
export function lantern(random: Random, wished?: Rgb, lit = false): Figure {
  const paper = wished ?? rgb(random.pick(['#f0603a', '#f2a040', '#e84840']));
  return { half: 32, tall: 84, below: 24, parts: [
    { d: 'M0 -84V-68', stroke: rgb('#6a4a34'), width: 1.4 }, { d: smooth([[-12, -64], [-28, -46], [-28, -26], [-12, -8], [12, -8], [28, -26], [28, -46], [12, -64]]), fill: paper, shines: true, keeps: true },
    ...(lit ? [{ d: ellipse(0, -34, 9, 15), fill: rgb('#ffd67a'), shines: true, keeps: true, burns: [0, -19] } satisfies Part] : []),
    { d: 'M-9.600 -64Q-18.600 -36 -9.600 -8H-8.400Q-17.400 -36 -8.400 -64ZM9.600 -64Q18.600 -36 9.600 -8H8.400Q17.400 -36 8.400 -64ZM-0.600 -64V-8H0.600V-64Z', fill: shade(paper, -0.25), shines: true, keeps: true }, { d: box(-12, -69, 24, 6, 1.5), fill: rgb('#d8a83a'), shines: true, keeps: true }, { d: box(-12, -9, 24, 6, 1.5), fill: rgb('#d8a83a'), shines: true, keeps: true }, { d: 'M-4 -3V20M0 -3V23M4 -3V20', stroke: rgb('#d8433a'), width: 1.6 },
  ] };
}

function steam(x: number, y: number): Part[] {
  return [-9, 0, 9].map((dx, i) => ({ d: `M${x + dx} ${y}q-6 -8 0 -15t${i % 2 ? -2 : 2} -15`, stroke: rgb('#ffffff'), width: 2.4, alpha: 0.42, loose: true }));
}

function plate(wide: number): Part[] {
  return [{ d: ellipse(0, -6, wide, wide * 0.2), fill: shade(china, -0.14) }, { d: ellipse(0, -9, wide, wide * 0.2), fill: china }, { d: ellipse(0, -9, wide * 0.74, wide * 0.135), fill: shade(china, -0.07) }];
}

export function noodles(random: Random, wished?: Rgb): Figure {
  const bowl = wished ?? rgb(random.pick(['#2f4f7a', '#a83a34', '#3a3a44', '#4a7a6a']));
  const parts: Part[] = [...steam(0, -70), { d: 'M-56 -48Q-50 -4 -22 -2H22Q50 -4 56 -48Z', fill: bowl }, { d: 'M-52 -34Q0 -22 52 -34', stroke: mix(bowl, [255, 255, 255], 0.6), width: 2 }, { d: ellipse(0, -48, 56, 15), fill: shade(bowl, 0.2) }, { d: ellipse(0, -47, 51, 12.6), fill: rgb('#c9763a') }];
  for (let i = 0; i < 13; i++) parts.push({ d: `M${-38 + i * 4} ${-45 + (i % 3) * 2}q8 -9 17 -2t16 -1`, stroke: rgb(i % 2 ? '#f4d88a' : '#e8c26a'), width: 2.2 });
  for (const x of [22, 34]) parts.push({ d: ellipse(x, -49 - (x === 22 ? 3 : 0), 8.6, 6), fill: rgb('#fdfaf2') }, { d: ellipse(x, -49 - (x === 22 ? 3 : 0), 4.4, 3.2), fill: rgb('#f4a83a') });
  for (const x of [-36, -26]) parts.push({ d: ellipse(x, -50, 10, 5.6, -10), fill: rgb('#d99a76') }, { d: ellipse(x, -50, 6.6, 3.4, -10), fill: rgb('#b96a50') });
  for (let i = 0; i < 12; i++) parts.push({ d: ellipse(random.range(-16, 16), -47 + random.range(-6, 5), 2.2, 1.3), fill: rgb('#6aa84a') });
  parts.push({ d: poly([[-4, -62], [2, -62], [4, -46], [-6, -48]]), fill: rgb('#22382c') }, { d: 'M26 -58L76 -96M34 -56L82 -90', stroke: rgb('#7a4a30'), width: 2.8 });
  return { parts, half: 86, tall: 104, below: 4 };
}

/** @param candles 0 to 9. Default: 3 */
export function cake(random: Random, wished?: Rgb, candles = 3): Figure {
  const icing = wished ?? rgb(random.pick(['#f7c8d4', '#fdf3e2', '#c9e2d4', '#6a4030']));
  const sponge = rgb('#e8c07c');
  const parts: Part[] = [...plate(58)];
  const tier = (y: number, w: number, tall: number) => {
    parts.push({ d: `M${-w} ${y - tall}V${y}Q0 ${y + w * 0.3} ${w} ${y}V${y - tall}Z`, fill: sponge }, { d: `M${-w} ${y - tall * 0.55}Q0 ${y - tall * 0.55 + w * 0.3} ${w} ${y - tall * 0.55}`, stroke: mix(icing, [255, 255, 255], 0.5), width: 3 });
    let drip = `M${-w} ${y - tall}V${y - tall * 0.55}`;
    for (let i = 0; i < 7; i++) drip += `q${w / 7} ${i % 2 ? 14 : 4} ${(w * 2) / 7} ${i < 3 ? 2.4 : i > 3 ? -2.4 : 0}`;
    parts.push({ d: `${drip}V${y - tall}Z`, fill: icing }, { d: ellipse(0, y - tall, w, w * 0.24), fill: shade(icing, 0.16) });
  };
  tier(-10, 44, 30); tier(-42, 29, 24);
  for (let i = 0; i < 7; i++) parts.push({ d: ellipse(-22 + i * 7.4, -68 + Math.sin((i / 6) * Math.PI) * 5, 4.4), fill: rgb(i % 2 ? '#d8303c' : '#7a3a86') });
  for (let i = 0; i < candles; i++) {
    const x = candles === 1 ? 0 : (i / (candles - 1) - 0.5) * Math.min(46, (candles - 1) * 11);
    parts.push({ d: box(x - 1.4, -86, 2.8, 17), fill: rgb(i % 2 ? '#6ab0e0' : '#f2a04a') }, { d: smooth([[x - 2, -87], [x, -95], [x + 2, -87], [x, -85]]), fill: rgb('#ffcf5a'), shines: true, burns: [x, -85] });
  }
  return { parts, half: 62, tall: 98, below: 6 };
}

/** A round fruit with a stalk and a leaf. */
export function apple(wished?: Rgb): Figure {
  const skin = wished ?? rgb('#d8343a');
  return { half: 42, tall: 92, parts: [
    { d: smooth([[0, -64], [20, -74], [38, -58], [38, -30], [22, -3], [0, -6], [-22, -3], [-38, -30], [-38, -58], [-20, -74]]), fill: skin },
    { d: 'M0 -64q1 -12 8 -20', stroke: rgb('#5a3f2a'), width: 4 }, { d: smooth([[5, -74], [22, -90], [34, -84], [22, -74]]), fill: rgb('#6aa84a') },
    { d: ellipse(-18, -52, 5, 10, 20), fill: rgb('#ffffff'), alpha: 0.5 },
  ] };
}

/** Two bananas of a bunch. */
export function banana(): Figure {
  return { half: 50, tall: 62, parts: [
    { d: smooth([[-36, -58], [-30, -60], [-22, -36], [4, -18], [36, -22], [44, -18], [32, -4], [0, -2], [-30, -20]]), fill: rgb('#e0ae2c') },
    { d: smooth([[-36, -58], [-30, -60], [-14, -40], [12, -30], [40, -38], [46, -34], [36, -18], [6, -12], [-24, -28]]), fill: rgb('#f4cf3c') },
    { d: ellipse(-34, -59, 4.4, 3.4), fill: rgb('#6a4a2a') }, { d: 'M-24 -44Q0 -22 38 -30', stroke: rgb('#d8a828'), width: 1.6 },
  ] };
}

/** A star of the sky, as large as a cushion. */
export function star(): Figure {
  const tips = (far: number, near: number): Point[] => Array.from({ length: 10 }, (_, i): Point => {
    const turn = (i / 10) * 2 * Math.PI - Math.PI / 2;
    const reach = i % 2 ? near : far;
    return [Math.cos(turn) * reach, -46 + Math.sin(turn) * reach];
  });
  return { half: 48, tall: 96, parts: [{ d: smooth(tips(50, 25), true, 0.3), fill: rgb('#ffc21e'), shines: true }, { d: smooth(tips(34, 17), true, 0.3), fill: rgb('#ffe9a0'), shines: true, alpha: 0.8 }] };
}

/** An open broadsheet. */
export function newspaper(): Figure {
  const sheet = rgb('#efece2');
  const lines = [-70, -60, -50, -40, -30, -20].map((y) => `M-44 ${y + 2}L-6 ${y + 8}M6 ${y + 8}L44 ${y + 2}`).join('');
  return { half: 52, tall: 96, letters: true, parts: [
    { d: poly([[-50, -92], [0, -84], [0, 0], [-50, -10]]), fill: sheet }, { d: poly([[50, -92], [0, -84], [0, 0], [50, -10]]), fill: shade(sheet, -0.07) },
    { d: 'M-44 -82L-6 -76', stroke: rgb('#4a484c'), width: 5 }, { d: lines, stroke: rgb('#8c8a8c'), width: 1.6 }, { d: poly([[10, -72], [44, -78], [44, -50], [10, -45]]), fill: rgb('#a8a8ac') },
  ] };
}

export function candle(wished?: Rgb): Figure {
  const wax = wished ?? rgb('#f0dcb8');
  return { half: 20, tall: 94, parts: [
    { d: ellipse(0, -4, 20, 5), fill: rgb('#b8903c') }, { d: box(-8, -66, 16, 62, 2), fill: wax }, { d: 'M-5 -66q1 9 -1 14M4 -66q2 6 1 10', stroke: shade(wax, 0.3), width: 2.4 }, { d: 'M0 -66V-73', stroke: rgb('#3a302c'), width: 1.6 },
    { d: smooth([[-5, -74], [0, -93], [0, -93], [5, -74], [0, -70]]), fill: rgb('#ffcf5a'), shines: true, burns: [0, -70] },
  ] };
}

export function fruit(random: Random, wished?: Rgb): Figure {
  const red = wished ?? rgb('#d83a34');
  const parts: Part[] = [];
  const apple = (x: number, y: number, r: number, c: Rgb) => parts.push({ d: smooth([[x, y - r * 0.82], [x + r * 0.6, y - r], [x + r, y - r * 0.2], [x + r * 0.6, y + r * 0.85], [x, y + r * 0.8], [x - r * 0.6, y + r * 0.85], [x - r, y - r * 0.2], [x - r * 0.6, y - r]]), fill: c }, { d: `M${x} ${y - r * 0.8}q1 -6 5 -9`, stroke: rgb('#5a3f2a'), width: 2 }, { d: smooth([[x + 2, y - r], [x + 11, y - r - 8], [x + 15, y - r - 3]]), fill: rgb('#6aa84a') }, { d: ellipse(x - r * 0.42, y - r * 0.36, r * 0.14, r * 0.26, 20), fill: rgb('#ffffff'), alpha: 0.5 });
  for (let i = 0; i < 13; i++) parts.push({ d: ellipse(34 + (i % 4) * 7 - Math.floor(i / 4) * 1.4, -58 + Math.floor(i / 4) * 8, 5.6), fill: turnHue(rgb('#6a3a8a'), random.range(-14, 14)) });
  parts.push({ d: 'M-60 -38Q-66 -84 -22 -86Q-46 -70 -34 -40Z', fill: rgb('#f4cf3c') }, { d: 'M-54 -36Q-50 -76 -16 -82Q-36 -66 -26 -38Z', fill: rgb('#e8b92e') });
  apple(-18, -52, 19, red); apple(17, -54, 18, rgb('#8ab84a')); parts.push({ d: ellipse(-1, -66, 17), fill: rgb('#f2902c') }, { d: ellipse(-7, -73, 3, 4), fill: rgb('#ffffff'), alpha: 0.4 });
  parts.push({ d: 'M-64 -42Q-52 -4 -18 -2H18Q52 -4 64 -42Q0 -30 -64 -42Z', fill: rgb('#b8875a') }, { d: 'M-62 -36Q0 -23 62 -36M-56 -26Q0 -14 56 -26M-44 -14Q0 -5 44 -14', stroke: rgb('#8a5f3a'), width: 1.4 });
  return { parts, half: 70, tall: 92, below: 4 };
}

/** @param brew color of what is in it. Default: coffee with a leaf of foam */
export function coffee(random: Random, wished?: Rgb, brew?: Rgb): Figure {
  const cup = wished ?? rgb(random.pick(['#f4f0e8', '#3f6a7a', '#c8583f', '#e8c8a0']));
  return { half: 68, tall: 104, below: 6, parts: [
    ...steam(0, -66), ...plate(62), { d: 'M34 -46Q62 -50 56 -30Q50 -16 28 -20', stroke: shade(cup, -0.08), width: 6 }, { d: 'M-38 -56Q-36 -16 -22 -10H22Q36 -16 38 -56Z', fill: cup }, { d: ellipse(0, -56, 38, 10), fill: shade(cup, 0.2) }, { d: ellipse(0, -55.4, 33, 7.8), fill: brew ?? rgb('#7a4a2c') },
    ...(brew ? [{ d: ellipse(-9, -56.4, 13, 2.6), fill: shade(brew, 0.3), alpha: 0.7 }] : [{ d: smooth([[0, -50], [-15, -55], [-12, -60], [0, -57.6], [12, -60], [15, -55]]), fill: rgb('#f2dcb8') }]), { d: ellipse(-50, -13, 10, 3), fill: rgb('#c98a4a') }, { d: 'M44 -14L66 -18', stroke: rgb('#b8bec8'), width: 2.4 },
  ] };
}

export function pizza(random: Random): Figure {
  const parts: Part[] = [{ d: ellipse(0, -12, 74, 27), fill: rgb('#8a5f3f') }, { d: ellipse(0, -17, 68, 24), fill: rgb('#d99a4a') }, { d: ellipse(0, -19, 60, 20), fill: rgb('#c8452c') }, { d: ellipse(0, -20, 57, 18.6), fill: rgb('#f6d06a') }];
  for (let i = 0; i < 11; i++) {
    const [a, f] = [i * 2.4, Math.sqrt((i + 0.6) / 11)];
    parts.push({ d: ellipse(Math.cos(a) * 48 * f, -20 + Math.sin(a) * 14.6 * f, 8, 3.6), fill: rgb('#c03a2c') }, { d: ellipse(Math.cos(a) * 48 * f - 1, -20.6 + Math.sin(a) * 14.6 * f, 4.4, 1.8), fill: rgb('#dc6048') });
  }
  for (let i = 0; i < 16; i++) parts.push({ d: ellipse(random.range(-42, 42), -20 + random.range(-11, 11), 4.6, 1.8, random.range(0, 180)), fill: rgb('#4a8a3c') });
  for (const a of [0.2, 1.25, 2.3]) parts.push({ d: `M${Math.cos(a) * 64} ${-18 + Math.sin(a) * 22}L${-Math.cos(a) * 64} ${-18 - Math.sin(a) * 22}`, stroke: rgb('#b8843c'), width: 1 });
  return { parts: [...steam(0, -42), ...parts], half: 78, tall: 76, below: 16 };
}

export function burger(random: Random): Figure {
  const parts: Part[] = [...plate(66), { d: box(-42, -24, 84, 15, 7), fill: rgb('#dd9a4a') }, { d: box(-46, -35, 92, 13, 6), fill: rgb('#6a3a26') }, { d: poly([[-46, -36], [46, -36], [30, -27], [18, -36], [2, -25], [-14, -36], [-30, -28]]), fill: rgb('#f6c23e') }, { d: box(-43, -43, 86, 8, 4), fill: rgb('#d8402f') }, { d: 'M-48 -42q6 -9 12 -2t12 -1t12 1t12 -2t12 2t12 -1t12 -2t12 5q-50 10 -96 0Z', fill: rgb('#7ab84a') }, { d: 'M-44 -46Q-46 -82 0 -84Q46 -82 44 -46Z', fill: rgb('#e2a04c') }];
  for (let i = 0; i < 18; i++) parts.push({ d: ellipse(random.range(-30, 30), -58 - random.range(0, 19), 2, 1.3, random.range(0, 90)), fill: rgb('#fbeecb') });
  return { parts, half: 70, tall: 88, below: 8 };
}

export function sushi(): Figure {
  const parts: Part[] = [{ d: poly([[-84, -14], [74, -14], [84, -4], [-74, -4]]), fill: rgb('#8a5a38') }, { d: box(-74, -4, 158, 5), fill: rgb('#6a4228') }];
  for (const [c, x] of [['#f0805a', -58], ['#e8505a', -24], ['#f6b04a', 10]] as const) parts.push({ d: box(x - 14, -30, 28, 19, 8), fill: rgb('#fbf8f0') }, { d: `M${x - 18} -26Q${x} -46 ${x + 18} -26Q${x} -32 ${x - 18} -26Z`, fill: rgb(c) }, { d: `M${x - 8} -31l3 -4M${x} -33l3 -4M${x + 8} -31l2 -3`, stroke: rgb('#ffe8d8'), width: 1.2 });
  for (const x of [42, 62]) parts.push({ d: box(x - 10, -32, 20, 20, 3), fill: rgb('#20302c') }, { d: ellipse(x, -32, 10, 4), fill: rgb('#fbf8f0') }, { d: ellipse(x, -32, 4.4, 1.8), fill: rgb('#f0805a') });
  parts.push({ d: 'M-78 -20L-20 -56M-72 -18L-12 -52', stroke: rgb('#3a2a24'), width: 2.4 });
  return { parts, half: 90, tall: 62, below: 4 };
}

export function bread(): Figure {
  const parts: Part[] = [{ d: limb([[-30, -20], [20, -62], [52, -92]], 22, 14), fill: rgb('#d8944a') }];
  for (const t of [0.2, 0.45, 0.7]) parts.push({ d: `M${-22 + t * 66} ${-34 - t * 56}q12 -2 14 10`, stroke: rgb('#f6d49a'), width: 3 });
  parts.push({ d: smooth([[-64, -8], [-62, -42], [-30, -54], [10, -46], [22, -10], [-20, -4]]), fill: rgb('#c9823c') }, { d: 'M-48 -42q10 8 6 26M-26 -48q10 10 6 32M-4 -44q9 10 5 28', stroke: rgb('#f2cf94'), width: 3 }, { d: smooth([[20, -6], [30, -26], [54, -30], [70, -14], [64, -4]]), fill: rgb('#e0a052') }, { d: 'M34 -24l-2 16M46 -28l2 20M58 -24l4 16', stroke: rgb('#b8742f'), width: 1.8 });
  return { parts, half: 74, tall: 102, below: 4 };
}

/** A laid dish of the day: something grilled, greens and rice. */
export function dish(random: Random): Figure {
  const parts: Part[] = [...steam(0, -42), ...plate(78), { d: smooth([[-34, -12], [-38, -26], [-18, -36], [10, -34], [18, -20], [2, -9]]), fill: rgb('#8a4a2c') }, { d: 'M-26 -18L-16 -32M-14 -14L-4 -33M-1 -13L8 -31', stroke: rgb('#4a2618'), width: 2 }, { d: ellipse(36, -22, 21, 13), fill: rgb('#fbf7ee') }];
  for (let i = 0; i < 14; i++) parts.push({ d: ellipse(36 + random.range(-15, 15), -24 + random.range(-8, 7), 2.6, 1.2, random.range(0, 180)), fill: rgb('#e9e2d2') });
  for (let i = 0; i < 8; i++) parts.push({ d: ellipse(-46 + random.range(-9, 12), -18 + random.range(-8, 5), 6.5, 4.6, random.range(0, 180)), fill: turnHue(rgb('#5f9f42'), random.range(-16, 16)) });
  for (const [x, y] of [[-50, -26], [-38, -29], [14, -13]] as const) parts.push({ d: ellipse(x, y, 5.4), fill: rgb('#e0402f') }, { d: ellipse(x - 1.6, y - 1.8, 1.3), fill: rgb('#ffffff'), alpha: 0.6 });
  parts.push({ d: 'M-96 -4L-88 -34M-92 -4L-84 -34M-86 -40q-6 -8 2 -14q6 8 -2 14', stroke: rgb('#c9ced6'), width: 2 }, { d: 'M88 -2Q92 -26 96 -44', stroke: rgb('#c9ced6'), width: 3 });
  return { parts, half: 102, tall: 76, below: 12 };
}

export function guitar(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#c9803c', '#8a4a2a', '#d8a45c']));
  return { half: 30, tall: 104, parts: [{ d: box(-3, -98, 6, 60), fill: rgb('#4a3024') }, { d: box(-5, -104, 10, 12, 2), fill: rgb('#3a241c') }, { d: smooth([[0, -54], [17, -48], [14, -34], [25, -18], [16, -1], [-16, -1], [-25, -18], [-14, -34], [-17, -48]]), fill: wood }, { d: ellipse(0, -32, 7.6), fill: rgb('#2f1c16') }, { d: box(-8, -14, 16, 3, 1), fill: rgb('#3a241c') }, { d: 'M-1.6 -92V-13M0 -92V-13M1.6 -92V-13', stroke: rgb('#f0e6d2'), width: 0.5 }] };
}

export function book(random: Random, wished?: Rgb): Figure {
  const cover = wished ?? rgb(random.pick(['#a83a3a', '#3a5a8a', '#4a7a5a']));
  const lines: Part[] = [-34, -27, -20].flatMap((y) => [{ d: `M-52 ${y}Q-30 ${y - 7} -8 ${y + 1}`, stroke: rgb('#b8ac98'), width: 1.2 }, { d: `M52 ${y}Q30 ${y - 7} 8 ${y + 1}`, stroke: rgb('#b8ac98'), width: 1.2 }]);
  return { half: 68, tall: 60, below: 4, parts: [{ d: 'M-64 -44Q-30 -54 0 -40Q30 -54 64 -44V-4Q30 -12 0 0Q-30 -12 -64 -4Z', fill: cover }, { d: 'M-60 -48Q-28 -56 0 -42V-4Q-28 -16 -60 -8Z', fill: rgb('#fbf5e6') }, { d: 'M60 -48Q28 -56 0 -42V-4Q28 -16 60 -8Z', fill: rgb('#f0e8d6') }, ...lines] };
}

/** A bloom between leaves that lie on the water. */
export function lotus(random: Random, wished?: Rgb): Figure {
  const petal = wished ?? rgb(random.pick(['#f2a4c0', '#f7c4d6', '#f6eef0']));
  const parts: Part[] = [
    { d: ellipse(-44, -6, 42, 9), fill: rgb('#3f7f4c') }, { d: ellipse(40, -3, 46, 10), fill: rgb('#4f9456') }, { d: ellipse(2, -1, 34, 7), fill: rgb('#5aa05c') },
    { d: 'M-44 -6L-76 -9M-44 -6L-30 2M40 -3L80 -7M40 -3L56 4', stroke: rgb('#2f6a40'), width: 1.2 }, { d: limb([[0, -2], [1, -14], [0, -26]], 5, 4), fill: rgb('#5a8f4a') },
  ];
  for (const [wide, tall, dim] of [[44, 30, -0.16], [30, 42, -0.04], [15, 50, 0.08]] as const) for (const side of [-1, 1]) parts.push({ d: smooth([[0, -24], [side * wide * 0.7, -28], [side * wide, -24 - tall * 0.72], [side * wide, -24 - tall * 0.72], [side * wide * 0.34, -24 - tall * 0.6]]), fill: shade(petal, dim) });
  parts.push({ d: smooth([[0, -24], [11, -44], [0, -80], [0, -80], [-11, -44]]), fill: shade(petal, 0.16) }, { d: ellipse(0, -27, 8, 4), fill: rgb('#f0c84a') });
  return { parts, half: 90, tall: 84, below: 8 };
}
