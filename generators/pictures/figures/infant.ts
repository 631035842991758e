// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Infants: sitting, crawling, and wrapped in a cloth, on the ground or in somebody's arms. */
import { ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part, Spot } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Cast } from '../words/plan.ts';
import { armOf } from './body/arms.ts';
import { featuresOf } from './body/head.ts';
import { asleep as withEyesClosed } from './eyes.ts';
import { placed } from './together.ts';

/** What an infant has of its own. */
export interface InfantLook { skin: Rgb; hair: Rgb; cloth: Rgb }

/** The look of an infant: that of the person it is, in pale clothes, or else by chance. */
export function infantLook({ person, colour }: Pick<Cast, 'person' | 'colour'>, random: Random): InfantLook {
  if (person) return { skin: person.skin, hair: person.hair, cloth: mix(person.cloth, [255, 255, 255], 0.42) };
  return { skin: rgb(random.pick(SKINS)), hair: rgb(random.pick(HAIRS)), cloth: colour ?? rgb(random.pick(CLOTHS)) };
}
const SKINS = ['#f6d3b3', '#eabb92', '#c98f63', '#8d5a3c', '#fbe0c8'] as const;
const HAIRS = ['#4a3226', '#7a4a2a', '#2a2024', '#c99a52'] as const;
const CLOTHS = ['#f2b8c6', '#a9cdea', '#f3dc9a', '#b9dfc0', '#d9c4ea'] as const;

/** A round head with a tuft of hair and little else, large eyes and red cheeks. */
function headAt({ skin, hair }: InfantLook, x: number, y: number, r: number, asleep: boolean): Part[] {
  const at = (dx: number, dy: number): Point => [x + dx * r, y + dy * r];
  const ears = [-0.97, 0.97].map((side): Part => ({ d: ellipse(...at(side, 0.16), r * 0.18, r * 0.24), fill: shade(skin, -0.1) }));
  const face = featuresOf({ skin, hair, figure: 'child', woman: false, old: false, beard: false }, { x, y: y + r * 0.06, r: r * 1.06, throat: y + r }, { x: 0, y: 0 });
  const parts: Part[] = [
    ...ears, { d: smooth([at(-0.84, -0.5), at(0, -0.98), at(0.84, -0.5), at(0.97, 0.16), at(0.78, 0.66), at(0, 0.98), at(-0.78, 0.66), at(-0.97, 0.16)]), fill: skin },
    { d: smooth([at(-0.84, -0.5), at(-0.5, -0.94), at(0, -1.06), at(0.5, -0.94), at(0.84, -0.5), at(0.46, -0.7), at(0.1, -0.62), at(-0.3, -0.74), at(-0.6, -0.6)]), fill: hair },
    { d: `M${x - r * 0.1} ${y - r * 0.98}q${r * 0.02} ${-r * 0.34} ${r * 0.3} ${-r * 0.24}q${r * 0.06} ${r * 0.14} ${-r * 0.1} ${r * 0.18}`, stroke: hair, width: r * 0.13 },
    { d: `M${x - r * 0.5} ${y - r * 0.8}q${r * 0.3} ${-r * 0.16} ${r * 0.6} ${-r * 0.06}`, stroke: shade(hair, 0.42), width: r * 0.1, alpha: 0.4 }, ...face,
  ];
  const whole: Figure = { parts, half: r, tall: r };
  return (asleep ? withEyesClosed(whole) : whole).parts;
}

/** An infant that sits on the ground, its legs before it. */
export function sittingInfant(look: InfantLook): Figure {
  const { skin, cloth } = look;
  const parts: Part[] = [];
  parts.push({ d: smooth([[-15, -32], [0, -36], [15, -32], [20, -14], [17, -1], [-17, -1], [-20, -14]]), fill: cloth });
  for (const side of [-1, 1]) parts.push(
    { d: limb([[side * 9, -7], [side * 20, -6], [side * 27, -5]], 12, 10), fill: shade(cloth, -0.1) }, { d: ellipse(side * 29, -7, 5, 6.4), fill: skin },
    { d: limb([[side * 13, -29], [side * 21, -21], [side * 13, -14]], 8.4, 6.6), fill: shade(cloth, 0.06) }, { d: ellipse(side * 11, -13, 3.6), fill: skin });
  parts.push({ d: smooth([[-9, -33], [0, -28], [9, -33], [6, -22], [-6, -22]]), fill: mix(cloth, [255, 255, 255], 0.65) }, ...headAt(look, 0, -46, 16, false));
  return { parts, half: 34, tall: 66, hand: [11, -13], head: { at: { x: 0, y: -46, scale: 16 }, eyes: [[-0.4, 0.08], [0.4, 0.08]] } };
}

/** An infant on all fours, going right, its face to us. */
export function crawlingInfant(look: InfantLook): Figure {
  const { skin, cloth } = look;
  return { half: 40, tall: 60, hand: [22, -3], head: { at: { x: 20, y: -34, scale: 15 }, eyes: [[-0.4, 0.08], [0.4, 0.08]] }, parts: [
    { d: limb([[-20, -16], [-14, -4], [-30, -4]], 12, 8), fill: shade(cloth, -0.22) }, { d: limb([[8, -20], [14, -10], [12, -3]], 8, 6), fill: shade(cloth, -0.2) }, { d: ellipse(13, -2.6, 3.8, 2.8), fill: shade(skin, -0.1) },
    { d: smooth([[-32, -16], [-26, -29], [-8, -28], [12, -27], [18, -18], [6, -11], [-14, -9], [-28, -6]]), fill: cloth },
    { d: limb([[-24, -15], [-15, -4], [-34, -4]], 13, 8.6), fill: shade(cloth, -0.08) }, { d: ellipse(-37, -5, 4.6, 4), fill: skin },
    { d: limb([[12, -20], [21, -11], [21, -4]], 8.6, 6.6), fill: shade(cloth, 0.06) }, { d: ellipse(22, -3, 4, 3), fill: skin },
    ...headAt(look, 20, -34, 15, false),
  ] };
}

/** An infant on its back, wrapped in a cloth, its head at the left. */
export function wrappedInfant(look: InfantLook, asleep: boolean): Figure {
  const { cloth } = look;
  return { half: 42, tall: 42, head: { at: { x: -24, y: -16, scale: 14 }, eyes: asleep ? [] : [[-0.4, 0.08], [0.4, 0.08]] }, parts: [
    { d: smooth([[-40, -6], [-36, -27], [-18, -32], [6, -27], [32, -18], [40, -8], [30, -1], [-6, 0], [-30, 0]]), fill: shade(cloth, -0.14) },
    ...headAt(look, -24, -16, 13, asleep),
    { d: smooth([[-18, 0], [-13, -14], [-8, -27], [8, -26], [32, -17], [40, -8], [30, -1]]), fill: cloth },
    { d: 'M-13 -14Q4 -8 30 -2M-9 -26Q10 -18 36 -13', stroke: shade(cloth, -0.26), width: 1.2, alpha: 0.8 },
  ] };
}

/** Somebody about 100 high with a wrapped infant in their arms. @param neck y of their neck */
export function withInfant(carrier: Figure, infant: InfantLook, asleep: boolean, { sleeve, hand }: { sleeve: Rgb; hand: Rgb }): Figure {
  const neck = carrier.head?.neck?.y ?? -79;
  const wide = (carrier.head?.at.scale ?? 9) / 9;
  // its head is at the elbow
  const spot: Spot = { x: 1, y: neck + 31, scale: 0.52 * wide, mirror: true, turn: -0.24 };
  const low = neck + 32;
  return { ...carrier, parts: [
    ...carrier.parts, ...placed(wrappedInfant(infant, asleep), spot).parts,
    ...armOf([[-9.4, neck + 5], [-17, neck + 24], [5, low - 1]], { sleeve: shade(sleeve, -0.12), skin: hand, open: false, thumb: 1 }),
    ...armOf([[9.4, neck + 5], [21, neck + 22], [-4, neck + 28.6]], { sleeve: shade(sleeve, 0.05), skin: hand, open: false, thumb: -1 }),
  ] };
}
