// biome-ignore-all format: a table of builds, one breed a line.

import { type Rgb, rgb } from '../../light/colour.ts';
import type { Breed, DogBreed } from '../../words/breed-names.ts';
import type { Build } from './build.ts';

const [cream, white, dark, black] = [rgb('#f6eee2'), rgb('#f7f6f2'), rgb('#3a2e2c'), rgb('#2a2628')];

/** How a breed differs from any dog. */
const DOG_BREEDS: Record<DogBreed, { [Part in keyof Omit<Build, 'coat'>]?: Build[Part] | undefined }> = {
  corgi: { leg: 13, length: 60, girth: 24, head: 12, ears: 'point', tail: 'stub', muzzle: cream, belly: cream, shins: cream },
  husky: { leg: 29, girth: 25, neckWidth: 22, ears: 'point', tail: 'curl', face: rgb('#e6eaee'), muzzle: white, belly: white, shins: rgb('#e6eaee'), eye: rgb('#7fc0f0'), marks: { how: 'saddle', colour: rgb('#4c5560') } },
  shiba: { ears: 'point', girth: 24, neckWidth: 20, snout: 7, tail: 'curl', muzzle: cream, belly: cream },
  retriever: { ears: 'flop', girth: 25, neckWidth: 22, tail: 'hang', muzzle: rgb('#f0d8a4'), belly: rgb('#f0d8a4') },
  labrador: { ears: 'flop', girth: 25, neckWidth: 21, tail: 'long', muzzle: undefined, belly: undefined },
  dalmatian: { leg: 30, girth: 21, ears: 'flop', tail: 'long', muzzle: white, belly: white, marks: { how: 'dapples', colour: black } },
  poodle: { leg: 24, girth: 24, snout: 7, ears: 'flop', tail: 'stub', muzzle: undefined, belly: undefined, marks: { how: 'curls', colour: rgb('#c98f5c') } },
  shepherd: { leg: 30, girth: 24, neckWidth: 21, snout: 11, ears: 'point', tail: 'hang', muzzle: dark, belly: rgb('#c99a5c'), marks: { how: 'saddle', colour: black } },
  dachshund: { leg: 10, length: 76, girth: 19, head: 10, snout: 11, ears: 'flop', tail: 'long', muzzle: rgb('#a8683c'), belly: rgb('#a8683c'), shins: rgb('#a8683c') },
  pug: { leg: 17, length: 48, girth: 26, neck: [7, 10], neckWidth: 22, head: 13, snout: 3.4, snoutDrop: 4.6, ears: 'flop', tail: 'curl', muzzle: dark, belly: rgb('#e8cda4') },
  beagle: { leg: 23, girth: 23, ears: 'flop', tail: 'long', face: rgb('#b5743c'), muzzle: white, belly: white, marks: { how: 'blotches', colour: rgb('#4a3228') } },
  chihuahua: { leg: 19, legWidth: 6, hoofWidth: 4.4, length: 42, girth: 18, head: 11.5, snout: 6, ears: 'dish', tail: 'curl' },
  samoyed: { leg: 24, girth: 29, neckWidth: 26, snout: 7, ears: 'point', tail: 'plume', muzzle: white, belly: white },
  collie: { leg: 28, girth: 24, neckWidth: 22, snout: 10, ears: 'point', tail: 'hang', muzzle: white, belly: white, shins: white },
  greyhound: { leg: 36, legWidth: 7, length: 64, girth: 18, neck: [12, 20], neckWidth: 13, head: 9, snout: 11, ears: 'flop', tail: 'long', muzzle: undefined, belly: undefined },
};

const isDogBreed = (breed: Breed): breed is DogBreed => breed in DOG_BREEDS;

/** What a dog's build has of its breed. @param coat its color, which curls have too */
export function dogBreed(breed: Breed | undefined, coat: Rgb): Partial<Build> {
  if (!breed || !isDogBreed(breed)) return {};
  const own = DOG_BREEDS[breed] as Partial<Build>;
  return own.marks?.how === 'curls' ? { ...own, marks: { how: 'curls', colour: coat } } : own;
}
