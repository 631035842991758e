/** What is in or on something else that the words name: flowers in a vase, apples in a basket, a cake on its table. */
import { HUMANS } from './beings.ts';
import type { Cast, FigureName, Relation, ScenePlan } from './plan.ts';

/** What a basket, a sack or a box may be full of. */
const LOADS = [
  'apple',
  'flower',
  'mushroom',
  'bread',
  'fruit',
  'banana',
  'pumpkin',
  'egg',
  'easterEgg',
  'carrot',
  'acorn',
  'nut',
  'letter',
  'coins',
  'book',
  'gift',
  'grain',
  'ball',
  'yarn',
  'fish',
] as const satisfies readonly FigureName[];

export type Load = (typeof LOADS)[number];
const isLoad = (figure: FigureName): figure is Load => (LOADS as readonly FigureName[]).includes(figure);

/** What holds a heap of things, and the words that say it has them in it. */
const FULL = '(?:of|with|full|filled)';
const INTO = '(?:in|into) (?:a|an|the|his|her|their) (?:[a-z]+ )?';
const CONTAINERS: readonly (readonly [FigureName, RegExp])[] = [
  ['basket', new RegExp(`\\b(?:baskets? ${FULL}|${INTO}basket)\\b|[篮筐]`, 'u')],
  ['bucket', new RegExp(`\\b(?:(?:bucket|pail)s? ${FULL}|${INTO}(?:bucket|pail))\\b|桶`, 'u')],
  ['sack', new RegExp(`\\b(?:(?:sack|bag)s? ${FULL}|${INTO}(?:sack|bag)|mail ?bag)\\b|袋`, 'u')],
  [
    'box',
    new RegExp(`\\b(?:box(?:es)? ${FULL}|${INTO}box)\\b|[箱盒](?:子)?(?:里|的|[\\p{Script=Han}])`, 'u'),
  ],
];

/** Puts what belongs in a vase, in a basket or on the table of a birthday there, not beside it. */
export function putIn(plan: ScenePlan, text: string): void {
  gatherFlowers(plan, text);
  const vase =
    plan.cast.find(({ figure }) => figure === 'vase') ?? plan.cast.find(({ figure }) => figure === 'bouquet');
  if (vase) fillVase(plan, vase);
  fillContainers(plan, text);
  const tree = plan.cast.find(({ figure }) => figure === 'christmasTree');
  const given = new Set(plan.relations?.map(({ to }) => to));
  if (tree && take(plan, tree, ({ figure }) => figure === 'gift' && !given.has(figure))) tree.filled = 'gift';
  const desk = plan.cast.find(({ figure }) => figure === 'writingDesk');
  if (desk && take(plan, desk, ({ figure }) => figure === 'candle')) desk.filled = 'candle';
  layForBirthday(plan, text);
  const table = plan.cast.find(({ figure }) => figure === 'cakeTable');
  if (table) {
    const cake = take(plan, table, ({ figure }) => figure === 'cake' || figure === 'candle');
    if (cake?.candles !== undefined) table.candles = cake.candles;
    else if (cake?.figure === 'candle' && cake.count > 1) table.candles = cake.count;
  }
}

/** Heaps what the words have in a basket, a sack or a box there, and what couriers bring on their scooter. */
function fillContainers(plan: ScenePlan, text: string): void {
  const held = new Set(plan.relations?.map(({ to }) => to));
  for (const [figure, words] of CONTAINERS) {
    const container = plan.cast.find((one) => one.figure === figure);
    if (!container || !words.test(text)) continue;
    const load = take(plan, container, (one) => isLoad(one.figure) && !held.has(one.figure));
    if (load) container.filled = load.figure;
  }
  const scooter = plan.cast.find(({ figure }) => figure === 'scooter');
  if (!scooter || !DELIVERS.test(text)) return;
  scooter.filled = 'box';
  // the parcel is in it, and both hands are at the handlebar
  if (plan.relations?.some(({ how, to }) => how === 'on' && to === 'scooter')) {
    take(plan, scooter, ({ figure }) => figure === 'box');
    plan.relations = plan.relations.filter(({ to }) => to !== 'box');
  }
}
const DELIVERS = /\bcouriers?\b|\bdeliver|外卖|快递|送货|小哥/u;

/** Brings those whose birthday it is to a table with the cake, unless they have it in their hands or do something else. */
function layForBirthday(plan: ScenePlan, text: string): void {
  const cake = plan.cast.find(({ figure }) => figure === 'cake');
  const guests = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  const busy = plan.relations?.some(({ how, to }) => how === 'at' || to === 'cake') ?? false;
  if (!cake || guests.length === 0 || busy || !/\bbirthdays?\b|\bblow(?:s|ing)? out\b|生日|吹/u.test(text))
    return;
  cake.figure = 'cakeTable';
  plan.relations = [
    ...(plan.relations ?? []),
    ...guests.map(({ figure, trait }) => ({
      who: figure,
      ...(trait && { trait }),
      how: 'at' as const,
      to: 'cakeTable' as const,
    })),
  ];
}

const BIRTHDAY = /\bbirthdays?\b|生日/u;

/** Candles that a cake is named with are on it. @param text lower case */
export function lightCake(plan: ScenePlan, text: string): void {
  const cake = plan.cast.find(({ figure }) => figure === 'cake');
  const candle = plan.cast.find(({ figure }) => figure === 'candle');
  // those of a birthday have a cake under them, though nobody says so
  if (candle && !cake && BIRTHDAY.test(text)) {
    candle.figure = 'cake';
    candle.candles = candle.count;
    candle.count = 1;
    return;
  }
  if (!cake || !candle) return;
  cake.candles = candle.count;
  plan.cast = plan.cast.filter((one) => one !== candle);
}

const FLOWERS = '(?:花|玫瑰|百合|郁金香|向日葵|菊|兰|牡丹|茉莉)';
/** Flowers that are counted by the vase or by the bunch. */
const GATHERED: readonly (readonly [FigureName, RegExp])[] = [
  ['vase', new RegExp(`瓶[^，。,.、]{0,6}${FLOWERS}`, 'u')],
  ['bouquet', new RegExp(`[束捧](?!着)[^，。,.、在]{0,6}${FLOWERS}|\\bbunch(?:es)? of\\b`, 'u')],
];

/** Flowers that the words name by the vase or the bunch are one: 一瓶红玫瑰, "a bunch of tulips". */
function gatherFlowers(plan: ScenePlan, text: string): void {
  if (plan.cast.some(({ figure }) => figure === 'vase' || figure === 'bouquet')) return;
  const flower = plan.cast.find(({ figure }) => figure === 'flower');
  const into = GATHERED.find(([, words]) => words.test(text))?.[0];
  if (!flower || !into) return;
  flower.figure = into;
  flower.count = 1;
  const tied = ({ to }: Relation): boolean => to === 'flower';
  plan.relations &&= plan.relations.map((one) => (tied(one) ? { ...one, to: into } : one));
}

/** Puts flowers into a vase or a bunch, each in the color of its own that the words give it. */
function fillVase(plan: ScenePlan, vase: Cast): void {
  const isFlower = ({ figure }: Cast): boolean => figure === 'flower' || figure === 'lotus';
  const blooms = plan.cast.flatMap((one) => (isFlower(one) && one.colour ? [one.colour] : []));
  const flowers = take(plan, vase, isFlower);
  if (flowers?.bloom) vase.bloom ??= flowers.bloom;
  if (blooms.length > 1) vase.blooms = blooms;
}

/** Takes something out of the cast; what it was in has its color. */
function take(plan: ScenePlan, into: Cast, is: (one: Cast) => boolean): Cast | undefined {
  const found = plan.cast.filter(is);
  plan.cast = plan.cast.filter((one) => !found.includes(one));
  const colour = found.find((one) => one.colour)?.colour;
  if (colour) into.colour ??= colour;
  return found[0];
}
