// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** People whom nothing is said of: wanderers in a landscape, and crowds. */
import { box, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import { CUTS, cutsFor } from '../people/cuts.ts';
import type { Random } from '../random.ts';
import type { Cast, PersonLook } from '../words/plan.ts';
import { isOld, isWoman } from '../words/traits.ts';
import { actor } from './actor.ts';
import { HAT_SIZES, hatOf } from './hats.ts';

const SKINS = ['#f2c9a4', '#e0a878', '#b97f54', '#8a5a3c', '#f6d7ba'] as const;
const HAIRS = ['#2a2024', '#4a3226', '#7a4a2a', '#c99a52', '#1c1c28', '#8f8a8c'] as const;
const CLOTHS = ['#c8443c', '#3f6ab0', '#e0b040', '#3f8a6a', '#7a4a8c', '#f0e8dc', '#2f3a52', '#d9803a', '#e58aa4'] as const;
const LEGS = ['#2f3648', '#4a4038', '#5a6a7c', '#3a3436'] as const;

/** How chance dresses a wanderer. */
function lookOf(random: Random, trait: Cast['trait'], wished?: Rgb): PersonLook {
  const child = trait === 'girl' || trait === 'boy';
  const old = isOld(trait);
  const woman = isWoman(trait) ?? random.chance(0.45);
  return {
    name: '', figure: child ? 'child' : 'person', woman, old, dress: woman && random.chance(0.7), glasses: false, beard: false,
    skin: rgb(random.pick(SKINS)), hair: old ? rgb('#d8d4d0') : rgb(random.pick(HAIRS)), cloth: wished ?? rgb(random.pick(CLOTHS)), legs: rgb(random.pick(LEGS)),
    cut: CUTS[random.pick(cutsFor(woman, { child, old }))], seed: random.int(0, 0x7fffffff),
  };
}

/** A whole figure, seen from behind as wanderers in landscapes are: shape and stance, no face. @param worn what the words name, of which chance gives no second one */
export function wanderer(random: Random, wished: Rgb | undefined, trait: Cast['trait'], umbrella = false, stride?: number, canvas?: Rgb, worn: { hat?: boolean; scarf?: boolean } = {}): Figure {
  const look = lookOf(random, trait, wished);
  const pose = random.chance(0.5) ? 'walk' : 'stand';
  const figure = actor(look, { pose, behind: true, umbrella, cloth: canvas ?? rgb(random.pick(CLOTHS)), ...(stride !== undefined && { stride }) });
  const { head } = figure;
  const [carries, wind] = [random.chance(0.5), random.range(0.4, 1)];
  const bag = shade(rgb(random.pick(CLOTHS)), -0.1);
  const scarf = random.chance(0.4);
  const straw = !scarf && random.chance(0.35) && !worn.hat && !umbrella;
  if (!head?.neck) return figure;
  const { x, y, scale: r } = head.at;
  const throat = head.neck.y;
  const parts = [...figure.parts];
  if (carries && !look.dress) parts.push(...backpack(bag, throat));
  if (scarf && !worn.scarf) parts.push({ d: smooth([[-r * 0.9, throat - 0.6], [r * 0.9, throat - 0.6], [r * 1.6 + wind * 12, throat + 5], [r + wind * 16, throat + 9], [r * 0.7, throat + 4.4], [-r * 0.8, throat + 3.4]]), fill: rgb('#e2543e') }, { d: `M${-r * 0.7} ${throat + 1.4}Q${r * 0.6} ${throat + 2.4} ${r * 1.4 + wind * 10} ${throat + 6.4}`, stroke: rgb('#b23e2c'), width: 0.8, alpha: 0.7 });
  if (straw) parts.push(...hatOf('straw', x, y, r));
  return { ...figure, parts, tall: Math.max(figure.tall, straw ? HAT_SIZES.straw.tall * r - y : 0) };
}

/** A bag on both shoulders, with a flap and a pocket. */
const backpack = (cloth: Rgb, throat: number): Part[] => [
  { d: box(-6.4, throat + 3.6, 12.8, 17, 4), fill: cloth }, { d: `M-6 ${throat + 9}Q0 ${throat + 11.4} 6 ${throat + 9}M0 ${throat + 10.2}v2.4`, stroke: shade(cloth, -0.3), width: 0.9 },
  { d: box(-4, throat + 13, 8, 5.4, 1.4), fill: shade(cloth, -0.12) }, { d: `M-5.4 ${throat + 4.4}L-6.6 ${throat - 0.6}M5.4 ${throat + 4.4}L6.6 ${throat - 0.6}`, stroke: shade(cloth, -0.24), width: 1.6 },
];
