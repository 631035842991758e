import type { Figure } from '../../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../../light/colour.ts';
import type { Random } from '../../random.ts';
import type { Breed } from '../../words/breed-names.ts';
import { catOnFours } from '../cat-coats.ts';
import { beast } from './beast.ts';
import type { Build, Doing } from './build.ts';
import { dogBreed } from './dog-breeds.ts';
import { BEASTS, type BeastName, type BeastRow, PROWLER } from './rows.ts';

/** What the words say of an animal's coat. */
export interface Coat {
  colour?: Rgb;
  patches?: Rgb;
  breed?: Breed;
}

/** A four-legged animal of a kind; the seed chooses among its coats, unless the words say which. */
export function quadruped(kind: BeastName, random: Random, coat: Coat = {}, doing?: Doing): Figure {
  const { colour: wished } = coat;
  const build = buildOf(BEASTS[kind], random, wished);
  if (kind === 'horse') build.mane = shade(build.coat, random.chance(0.3) ? 0.45 : -0.5);
  if (kind === 'deer' && random.chance(0.3)) build.antlers = false;
  if (kind === 'dog') build.ears = random.pick(['flop', 'point', 'flop'] as const);
  if (kind === 'dog') Object.assign(build, dogBreed(coat.breed, build.coat));
  if (wished && build.marks && (kind === 'sheep' || kind === 'cow'))
    build.marks = { ...build.marks, colour: kind === 'sheep' ? wished : mix(wished, [255, 252, 246], 0.85) };
  return beast(patched(build, coat), random, doing);
}

/** A cat that walks. */
export const prowlingCat = (random: Random, coat: Coat = {}, doing?: Doing): Figure =>
  beast(patched({ ...buildOf(PROWLER, random, coat.colour), ...catOnFours(coat) }, coat), random, doing);

/** With the patches that the words ask for, on the flank and the face. */
const patched = (build: Build, { patches }: Coat): Build =>
  patches ? { ...build, face: patches, marks: { how: 'blotches', colour: patches } } : build;

function buildOf(row: BeastRow, random: Random, wished: Rgb | undefined): Build {
  const coat = wished ?? rgb(random.pick(row.coats));
  const pale = row.pale === undefined ? undefined : mix(coat, [255, 250, 240], row.pale);
  return { ...(pale && { muzzle: pale, belly: pale }), ...row.build, coat };
}
