// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in arenas, sports halls, changing rooms and ice rinks. */
import { box, ellipse, limb, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [steel, dark, white, wood, red, blue] = [rgb('#8a929c'), rgb('#2a2c34'), rgb('#f4f2ec'), rgb('#b07a48'), rgb('#c8362e'), rgb('#2f5aa8')];
const COATS = ['#c8483c', '#3f6ab0', '#e0b040', '#4a8a58', '#d8d2c8', '#7a4a8c', '#3a3e4a'].map(rgb);
const FACES = ['#f0c8a4', '#c98f63', '#8d5a3c', '#f6d8bc'].map(rgb);

/** Tiers full of people, dark above and lit below. */
export function crowdTiers(random: Random): Figure {
  const parts: Part[] = [{ d: box(-150, -96, 300, 96), fill: rgb('#33384a') }];
  for (const row of [0, 1, 2, 3]) {
    const y = -22 - row * 21;
    parts.push({ d: box(-150, y, 300, 22), fill: shade(rgb('#454c62'), -0.1 * row) });
    for (let i = 0; i < 19; i++) {
      const x = -144 + i * 16 + (row % 2) * 8;
      const dim = -0.12 - 0.1 * row;
      parts.push({ d: `M${x - 6} ${y + 4}Q${x - 6} ${y - 7} ${x} ${y - 7}Q${x + 6} ${y - 7} ${x + 6} ${y + 4}Z`, fill: shade(random.pick(COATS), dim) }, { d: ellipse(x, y - 10, 4), fill: shade(random.pick(FACES), dim) });
    }
  }
  return { half: 150, tall: 96, parts };
}

/** A boxing ring: a canvas floor with a skirt, posts and three ropes, of which the near ones are left out. */
export function boxingRing(): Figure {
  const ropes = [-78, -66, -54].map((y, i): Part => ({ d: `M-88 ${y}H88M-88 ${y}L-116 ${y + 14}M88 ${y}L116 ${y + 14}`, stroke: [red, white, blue][i] ?? white, width: 2.6 }));
  return { half: 128, tall: 90, parts: [
    { d: poly([[-96, -40], [96, -40], [126, -16], [-126, -16]]), fill: rgb('#e4e0d4') }, { d: poly([[-126, -16], [126, -16], [126, 0], [-126, 0]]), fill: blue }, { d: 'M-126 -16H126', stroke: white, width: 2 }, { d: ellipse(0, -28, 34, 7), stroke: rgb('#c8483c'), width: 2.4 },
    { d: box(-92, -88, 8, 50, 2), fill: red }, { d: box(84, -88, 8, 50, 2), fill: blue }, ...ropes, { d: box(-121, -76, 9, 62, 2), fill: blue }, { d: box(112, -76, 9, 62, 2), fill: red },
  ] };
}

/** Lamps on a rig; they hang from the top of the figure. */
export const lampRig = (): Figure => ({ half: 110, tall: 30, parts: [{ d: 'M-110 -28H110M-110 -22H110', stroke: dark, width: 2 }, { d: Array.from({ length: 18 }, (_, i) => `M${-108 + i * 12} -28l6 6l6 -6`).join(''), stroke: dark, width: 1.2 }, ...[-84, -42, 0, 42, 84].flatMap((x): Part[] => [{ d: poly([[x - 6, -21], [x + 6, -21], [x + 10, -6], [x - 10, -6]]), fill: dark }, { d: ellipse(x, -6, 9, 3), fill: rgb('#fff4cc'), shines: true }])] });

/** A backboard with a hoop and its net, on a post. */
export function hoop(): Figure {
  return { half: 40, tall: 150, parts: [
    { d: limb([[-30, -2], [-30, -110], [-6, -128]], 6, 5), fill: dark }, { d: box(-42, -6, 30, 6, 1), fill: dark }, { d: box(-10, -150, 10, 52, 1), fill: white }, { d: box(-10, -132, 10, 18), stroke: red, width: 2 },
    { d: 'M0 -112H34', stroke: rgb('#e8642c'), width: 3.4 }, { d: 'M2 -111L10 -88M12 -111L13 -88M22 -111L18 -88M32 -111L22 -88M4 -104H30M7 -96H26', stroke: white, width: 1.3 },
  ] };
}

/** Bars along the wall, and a bench before them. */
export const wallBars = (): Figure => ({ half: 96, tall: 84, parts: [-96, -32, 32].flatMap((x): Part[] => [{ d: box(x, -84, 5, 84), fill: wood }, { d: box(x + 56, -84, 5, 84), fill: wood }, { d: [-78, -68, -58, -48, -38, -28, -18].map((y) => `M${x + 3} ${y}h55`).join(''), stroke: shade(wood, 0.14), width: 3 }]).concat([{ d: box(-60, -17, 120, 5, 1), fill: shade(wood, 0.2) }, { d: box(-50, -13, 5, 13), fill: shade(wood, -0.25) }, { d: box(45, -13, 5, 13), fill: shade(wood, -0.25) }]) });

/** A row of lockers, one of them open. */
export function lockers(): Figure {
  const doors = Array.from({ length: 6 }, (_, i): Part[] => {
    const x = -90 + i * 30;
    const door = i % 2 ? rgb('#5f86a8') : rgb('#6a92b4');
    return [{ d: box(x, -96, 29, 92, 1), fill: i === 4 ? shade(dark, 0.1) : door }, ...(i === 4 ? [{ d: poly([[x, -96], [x - 12, -90], [x - 12, 0], [x, -4]]), fill: shade(door, 0.16) }, { d: box(x + 7, -84, 14, 40, 3), fill: rgb('#e0b040') }] : [{ d: `M${x + 7} -86h15M${x + 7} -81h15M${x + 7} -76h15`, stroke: shade(door, -0.35), width: 1.6 }, { d: box(x + 22, -50, 3, 8, 1), fill: white }])];
  }).flat();
  return { half: 92, tall: 98, parts: [{ d: box(-92, -98, 184, 98, 1), fill: rgb('#3f5a72') }, ...doors] };
}

/** A low bench with a towel and a bag. */
export const lockerBench = (): Figure => ({ half: 60, tall: 30, parts: [{ d: box(-58, -18, 116, 5, 1), fill: wood }, { d: box(-48, -14, 5, 14), fill: dark }, { d: box(43, -14, 5, 14), fill: dark }, { d: box(-40, -22, 26, 4, 1), fill: white }, { d: box(-36, -20, 18, 12, 1), fill: white }, { d: box(14, -30, 30, 13, 4), fill: red }, { d: 'M20 -28Q29 -40 38 -28', stroke: dark, width: 2 }] });

/** The boards around an ice rink under a row of pennants. */
export const rinkBoards = (): Figure => ({ half: 150, tall: 96, parts: [{ d: 'M-150 -92Q-75 -78 0 -92Q75 -78 150 -92', stroke: dark, width: 1.2 }, ...Array.from({ length: 14 }, (_, i): Part => ({ d: poly([[-146 + i * 22, -89 + (i % 7 === 3 ? 4 : 2)], [-134 + i * 22, -89 + (i % 7 === 3 ? 4 : 2)], [-140 + i * 22, -74]]), fill: COATS[i % 5] ?? red })), { d: box(-150, -34, 300, 34), fill: white }, { d: box(-150, -36, 300, 4), fill: red }, { d: box(-150, -7, 300, 7), fill: rgb('#e8c23c') }, ...[-100, -50, 0, 50, 100].map((x): Part => ({ d: `M${x} -32V-7`, stroke: rgb('#c8d0d8'), width: 1.4 })), { d: 'M-150 -60H150', stroke: rgb('#dfeaf2'), width: 1 }, { d: box(-150, -60, 300, 24), fill: rgb('#d8ecf6'), alpha: 0.5 }, { d: box(-34, -28, 68, 14, 2), fill: blue, alpha: 0.85 }] });

/** Metal shelves with boxes, up to the ceiling. */
export function storageRack(random: Random): Figure {
  const cartons = ['#c8985a', '#b4834a', '#d8b078', '#a87842'].map(rgb);
  const parts: Part[] = [{ d: box(-62, -120, 124, 120), fill: rgb('#4a5260'), alpha: 0.55 }];
  for (const row of [0, 1, 2]) {
    const y = -6 - row * 38;
    for (let x = -58; x < 48; ) {
      const [wide, high] = [random.range(18, 30), random.range(16, 28)];
      const fill = random.pick(cartons);
      parts.push({ d: box(x, y - high, Math.min(wide, 58 - x), high, 1), fill }, { d: `M${x + wide / 2} ${y - high}v${high * 0.4}`, stroke: shade(fill, 0.35), width: 3 });
      x += wide + 2;
    }
    parts.push({ d: box(-62, y, 124, 4), fill: rgb('#e0762c') });
  }
  return { half: 64, tall: 122, parts: [...parts, ...[-64, 60].map((x): Part => ({ d: box(x, -122, 4, 122), fill: rgb('#2f5a8a') })), { d: 'M-62 -2L60 -40M-62 -40L60 -78', stroke: steel, width: 0.8, alpha: 0.6 }] };
}
