// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Coats of cats that have more than one color. */
import { limb, smooth } from '../brush/path.ts';
import type { Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Breed, CatCoat } from '../words/breed-names.ts';
import type { Build } from './beasts/build.ts';

interface Coat {
  /** Of ears, face, paws and tail. */
  points?: Rgb;
  /** Of patches on body and head, the one on the head's left first. */
  patches?: readonly Rgb[];
  /** Whether its flanks have stripes. */
  striped?: boolean;
  eye?: Rgb;
}

const blue = rgb('#6fb4e6');
const COATS: Record<CatCoat, Coat> = {
  tabby: { striped: true },
  calico: { patches: [rgb('#e08a3c'), rgb('#3a3338')] },
  siamese: { points: rgb('#55443a'), eye: blue },
  ragdoll: { points: rgb('#a08a78'), eye: blue },
};

const isCatCoat = (breed: Breed): breed is CatCoat => breed in COATS;

/** The coat that the words ask for; empty for one of a single color. */
export function catCoat({ breed, patches }: { breed?: Breed; patches?: Rgb }): Coat {
  const own = breed && isCatCoat(breed) ? COATS[breed] : {};
  return patches ? { ...own, patches: [patches, patches] } : own;
}

/** What a cat that walks has of it. */
export function catOnFours(said: { breed?: Breed; patches?: Rgb; colour?: Rgb }): Partial<Build> {
  const { points, patches, striped, eye } = catCoat(said);
  return {
    ...(points && { face: points, shins: points, hoof: points, muzzle: points }),
    ...(eye && { eye }),
    ...(patches?.[0] && { marks: { how: 'blotches', colour: patches[0] } }),
    ...(striped && { marks: { how: 'stripes', colour: shade(said.colour ?? rgb('#a58c6c'), -0.45) } }),
  };
}

/** Marks on the body of a cat that sits, in its figure units. */
export function bodyMarks({ patches, striped }: Coat, coat: Rgb): Part[] {
  if (striped) return [-44, -34, -24, -14].flatMap((y, i): Part[] => [-1, 1].map((side): Part => ({ d: limb([[side * (19 + i * 1.6), y], [side * (13 + i), y + 3], [side * (9 + i), y + 2]], 3.2, 0.8), fill: shade(coat, -0.45), trunk: 'mark' })));
  const [first, second = first] = patches ?? [];
  if (!first || !second) return [];
  return [
    { d: smooth([[-20, -40], [-10, -50], [-4, -40], [-8, -24], [-20, -16], [-25, -22]]), fill: first, trunk: 'mark' },
    { d: smooth([[10, -36], [19, -38], [26, -20], [22, -6], [12, -10]]), fill: second, trunk: 'mark' },
  ];
}

/** Marks on its head, under eyes and muzzle. */
export function faceMarks({ points, patches }: Coat): Part[] {
  if (points) return [{ d: smooth([[-13, -74], [-4, -80], [4, -80], [13, -74], [13, -62], [6, -54], [-6, -54], [-13, -62]]), fill: points, alpha: 0.92 }];
  const [first, second = first] = patches ?? [];
  if (!first || !second) return [];
  return [
    { d: smooth([[-25, -68], [-20, -82], [-5, -87], [-4, -74], [-10, -62], [-20, -60]]), fill: first },
    { d: smooth([[25, -68], [20, -82], [6, -87], [6, -76], [12, -64], [20, -60]]), fill: second },
  ];
}
