// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What people and animals wear on their heads and around their necks, drawn in units of the head or of half the neck. */
import { ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Head, Part, Spot } from '../brush/shapes.ts';
import { luminance, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Garment, Hat, Worn } from '../words/wear.ts';
import { type BackPiece, onBack } from './capes.ts';
import { HAT_SIZES, hatOf } from './hats.ts';
import { headphonesOn } from './headphones-on.ts';
import { placed } from './together.ts';

export const isHat = (what: Worn['what']): what is Hat => what in HAT_SIZES;

/** Clothes, with the color that they have unless one is named. */
const CLOTHS: Readonly<Record<Garment, Rgb>> = { suit: rgb('#333a4c'), dress: rgb('#c9587c'), coat: rgb('#3f6ab0') };
const isGarment = (what: Worn['what']): what is Garment => what in CLOTHS;

/** A figure with what it wears; of two hats the first. A figure without a head stays as it is. */
export function wearing(figure: Figure, worn: readonly Worn[]): Figure {
  const { head } = figure;
  if (!head || worn.length === 0) return figure;
  const once = worn.filter((one, i) => worn.findIndex(({ what }) => layerOf(what) === layerOf(one.what)) === i);
  const inOrder = LAYERS.flatMap((layer) => once.filter(({ what }) => layerOf(what) === layer));
  const parts = inOrder.flatMap((one) => partsOf(one, head));
  const clothes = once.find(({ what }) => isGarment(what));
  const hat = once.map(({ what }) => what).find(isHat);
  const back = backOf(once, head, figure.half);
  const { x, y, scale: r } = head.at;
  return {
    ...figure,
    parts: [...(back?.behind ?? []), ...(clothes ? clothed(figure.parts, clothes) : figure.parts), ...(back?.before ?? []), ...parts],
    tall: Math.max(figure.tall, back?.tall ?? 0, hat ? HAT_SIZES[hat].tall * r - y : 0),
    half: Math.max(figure.half, back?.half ?? 0, hat ? Math.abs(x) + HAT_SIZES[hat].half * r : 0),
  };
}

const isBackPiece = (what: Worn['what']): what is BackPiece => what === 'cape' || what === 'wings' || what === 'backpack';

/** A cape or wings from the neck of a figure. @param length the most of it to one side, in units of the figure */
function backOf(worn: readonly Worn[], { eyes, neck }: Head, length: number): ReturnType<typeof onBack> | undefined {
  const piece = worn.find(({ what }) => isBackPiece(what));
  if (!neck || !piece || !isBackPiece(piece.what)) return undefined;
  const drawn = onBack(piece.what, eyes.length === 1 ? 'side' : eyes.length === 0 ? 'back' : 'face', piece.colour);
  const { turn: _, ...upright } = { ...neck, scale: Math.min(neck.scale, length / drawn.half) };
  return {
    behind: on(upright, drawn.behind),
    before: on(upright, drawn.before),
    half: Math.abs(neck.x) + drawn.half * upright.scale,
    tall: drawn.tall * upright.scale - neck.y,
  };
}

/** What is worn at one place, in the order in which it is painted. */
const LAYERS = ['trunk', 'back', 'neck', 'eyes', 'ears', 'head'] as const;

function layerOf(what: Worn['what']): (typeof LAYERS)[number] {
  if (isHat(what)) return 'head';
  if (isGarment(what)) return 'trunk';
  if (isBackPiece(what)) return 'back';
  if (what === 'headphones') return 'ears';
  return what === 'glasses' || what === 'sunglasses' || what === 'mask' ? 'eyes' : 'neck';
}

/** An animal's trunk and arms in clothes, without what is on its coat there. */
function clothed(parts: readonly Part[], { what, colour }: Worn): Part[] {
  if (!isGarment(what)) return [...parts];
  const cloth = colour ?? CLOTHS[what];
  const [first] = parts.filter(({ trunk }) => trunk === 'coat');
  const plain = first?.fill ?? cloth;
  return parts.flatMap((part): Part[] => {
    if (part.trunk === 'mark') return [];
    if (part.trunk !== 'coat') return [part];
    // what is in the shade of the coat is so in that of the cloth
    return [{ ...part, fill: shade(cloth, Math.max(-0.4, Math.min(0.2, luminance(part.fill ?? plain) - luminance(plain)))) }];
  });
}

function partsOf({ what, colour }: Worn, { at, eyes, neck }: Head): Part[] {
  if (isHat(what)) return on(at, hatOf(what, eyes.length === 1 ? -0.16 : 0, 0, eyes.length === 1 ? 0.9 : 1, colour));
  if (what === 'headphones') return on(at, headphonesOn(eyes.length === 1, colour ?? rgb('#2e3038')));
  if (what === 'mask') return on(at, mask(eyes, colour ?? rgb('#26242a')));
  if (what === 'glasses' || what === 'sunglasses') return on(at, lenses(eyes, what === 'sunglasses', colour));
  if (!neck) return [];
  // the loose end of a scarf and a tie hang down, however the neck leans
  const { turn = 0, ...upright } = neck;
  const front = eyes.length === 1 ? 0.72 : 0;
  const throat: Spot = { ...upright, x: neck.x + Math.cos(turn) * front * neck.scale, y: neck.y + Math.sin(turn) * front * neck.scale };
  switch (what) {
    case 'scarf': return [...on({ ...upright, x: throat.x }, looseEnd(colour ?? WOOL)), ...on(neck, wrap(colour ?? WOOL))];
    case 'bowTie': return eyes.length === 0 ? [] : on(throat, bow(colour ?? WOOL));
    case 'tie': return eyes.length === 0 ? [] : on(throat, tie(colour ?? rgb('#2f4674')));
    case 'suit': return eyes.length === 0 ? [] : on(throat, [...SHIRT, ...tie(rgb('#a8343a'))]);
    default: return [];
  }
}

const on = (spot: Spot, parts: Part[]): Part[] => placed({ parts, half: 0, tall: 0 }, spot).parts;

const WOOL = rgb('#c8362e');

const wrap = (wool: Rgb): Part[] => [
  { d: smooth([[-1.25, -0.3], [0, -0.05], [1.25, -0.3], [1.34, 0.22], [0, 0.56], [-1.34, 0.22]]), fill: wool },
  { d: 'M-1.1 0.02Q0 0.3 1.1 0.02', stroke: shade(wool, -0.24), width: 0.09 },
];

const looseEnd = (wool: Rgb): Part[] => [
  { d: limb([[0.4, 0.1], [0.62, 1], [0.56, 1.9]], 0.62, 0.74), fill: shade(wool, -0.14) },
  { d: 'M0.3 1.62L0.86 1.58', stroke: shade(wool, 0.4), width: 0.12 },
];

const bow = (silk: Rgb): Part[] => [
  ...[-1, 1].map((side): Part => ({ d: poly([[0, 0], [side * 0.95, -0.5], [side * 0.95, 0.5]]), fill: silk })),
  { d: ellipse(0, 0, 0.22, 0.26), fill: shade(silk, -0.3) },
];

const tie = (silk: Rgb): Part[] => [
  { d: poly([[-0.2, 0.2], [0.2, 0.2], [0.42, 1.9], [0, 2.4], [-0.42, 1.9]]), fill: silk },
  { d: poly([[-0.3, -0.2], [0.3, -0.2], [0.18, 0.26], [-0.18, 0.26]]), fill: shade(silk, -0.25) },
];

/** The front of a shirt between lapels. */
const SHIRT: readonly Part[] = [{ d: poly([[-0.7, -0.2], [0.7, -0.2], [0, 2.3]]), fill: rgb('#f4f2ee') }];

/** A band over the eyes, with holes for them. */
function mask(eyes: readonly Point[], cloth: Rgb): Part[] {
  const [first, second] = eyes;
  if (!first) return [];
  const [left, right] = second ? [Math.min(first[0], second[0]) - 0.42, Math.max(first[0], second[0]) + 0.42] : [first[0] - 0.75, first[0] + 0.36];
  const y = first[1];
  return [
    { d: smooth([[left, y - 0.2], [(left + right) / 2, y - 0.26], [right, y - 0.2], [right - 0.06, y + 0.24], [(left + right) / 2, y + 0.14], [left + 0.06, y + 0.24]]), fill: cloth },
    ...eyes.flatMap(([x, height]): Part[] => [{ d: ellipse(x, height, 0.2, 0.15), fill: rgb('#ffffff') }, { d: ellipse(x, height, 0.1, 0.12), fill: rgb('#1c1a22') }]),
  ];
}

/** Lenses before the eyes, with a bridge between two, or an arm to the ear of a head seen from its side. */
function lenses(eyes: readonly Point[], dark: boolean, wished: Rgb | undefined): Part[] {
  const frame = wished ?? rgb('#26242a');
  const [first, second] = eyes;
  if (!first) return [];
  const r = second ? Math.min(0.42, Math.abs(second[0] - first[0]) * 0.46) : 0.34;
  const glass = eyes.flatMap(([x, y]): Part[] => dark
    ? [{ d: ellipse(x, y, r, r * 0.82), fill: frame }, { d: `M${x - r * 0.5} ${y - r * 0.3}l${r * 0.5} ${-r * 0.16}`, stroke: rgb('#ffffff'), width: r * 0.16, alpha: 0.7 }]
    : [{ d: ellipse(x, y, r), stroke: frame, width: 0.09 }]);
  const link = second ? `M${first[0] + r} ${first[1]}L${second[0] - r} ${second[1]}` : `M${first[0] - r} ${first[1]}L${first[0] - r - 0.6} ${first[1] - 0.1}`;
  return [{ d: link, stroke: frame, width: 0.1 }, ...glass];
}
