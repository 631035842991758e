// biome-ignore-all format: a table of builds, one animal a line.

import type { Rgb } from '../../light/colour.ts';
import { rgb } from '../../light/colour.ts';
import type { Build } from './build.ts';

/** A kind of four-legged animal. */
export interface BeastRow {
  /** Approximate height in meters. */
  metres: number;
  /** Colors of its coat, of which the seed chooses one. */
  coats: readonly string[];
  /** Share of white in the muzzle and the belly, for those in a paler shade of the coat. */
  pale?: number;
  build: Omit<Build, 'coat'>;
}

const [cream, dark, horn] = [rgb('#f6eee2'), rgb('#2a2022'), rgb('#3a302c')] as const satisfies readonly Rgb[];

export const BEASTS = {
  dog: { metres: 0.85, coats: ['#d9a15c', '#8a5a36', '#f0e6d6', '#4a4140', '#c9803e'], build: { leg: 27, legWidth: 9, hoofWidth: 5.6, length: 58, girth: 22, neck: [9, 17], neckWidth: 17, head: 11, snout: 8.5, snoutDrop: 3.2, ears: 'flop', tail: 'curl', muzzle: cream, belly: cream } },
  wolf: { metres: 0.95, coats: ['#7d828c', '#8c8a86', '#6c717c'], pale: 0.72, build: { leg: 32, legWidth: 8.6, hoofWidth: 5.6, length: 62, girth: 25, neck: [13, 12], neckWidth: 25, head: 10.6, snout: 12.4, snoutDrop: 4.4, ears: 'point', tail: 'hang', eye: rgb('#f0c24a') } },
  fox: { metres: 0.8, coats: ['#e07a2e', '#cf6427'], build: { leg: 22, legWidth: 7, hoofWidth: 4, length: 56, girth: 17, neck: [9, 13], neckWidth: 14, head: 9.4, snout: 10, snoutDrop: 3, ears: 'point', tail: 'brush', muzzle: rgb('#fbf3e8'), belly: rgb('#fbf3e8'), hoof: rgb('#33262a') } },
  bear: { metres: 1.5, coats: ['#6a4630', '#4e382c', '#8a6244'], build: { leg: 26, legWidth: 17, hoofWidth: 13, length: 78, girth: 40, neck: [13, 4], neckWidth: 34, head: 14, snout: 8, snoutDrop: 4, ears: 'round', tail: 'stub', muzzle: rgb('#b58a62') } },
  tiger: { metres: 1.1, coats: ['#e58a2c', '#d97c22', '#eb9a3e'], pale: 0.86, build: { leg: 27, legWidth: 13, hoofWidth: 8.5, length: 80, girth: 30, neck: [13, 11], neckWidth: 25, head: 13.5, snout: 6.4, snoutDrop: 4.4, ears: 'round', tail: 'long', marks: { how: 'stripes', colour: dark } } },
  lion: { metres: 1.25, coats: ['#d9a24e', '#cf9444', '#e0b060'], pale: 0.6, build: { leg: 30, legWidth: 13, hoofWidth: 8.8, length: 78, girth: 31, neck: [12, 15], neckWidth: 26, head: 13.5, snout: 7.6, snoutDrop: 5, ears: 'round', tail: 'tuft', ruff: rgb('#7e4620') } },
  lioness: { metres: 1.1, coats: ['#d9a862', '#cf9c54'], pale: 0.6, build: { leg: 29, legWidth: 12, hoofWidth: 8.4, length: 78, girth: 29, neck: [14, 11], neckWidth: 22, head: 12.6, snout: 7.4, snoutDrop: 4.8, ears: 'round', tail: 'tuft' } },
  leopard: { metres: 0.95, coats: ['#e0ac58', '#d9a24c'], pale: 0.8, build: { leg: 25, legWidth: 11, hoofWidth: 7.6, length: 78, girth: 27, neck: [13, 9], neckWidth: 21, head: 11.6, snout: 6.2, snoutDrop: 4.2, ears: 'round', tail: 'long', marks: { how: 'rosettes', colour: dark }, eye: rgb('#b8c86a') } },
  snowLeopard: { metres: 0.95, coats: ['#c9c8c4'], pale: 0.85, build: { leg: 23, legWidth: 11.4, hoofWidth: 8.2, length: 76, girth: 28, neck: [13, 8], neckWidth: 22, head: 11.4, snout: 5.8, snoutDrop: 4, ears: 'round', tail: 'long', marks: { how: 'rosettes', colour: rgb('#4a4a50') }, eye: rgb('#9fc0c0') } },
  cheetah: { metres: 0.95, coats: ['#e3b45e', '#dcaa58'], pale: 0.85, build: { leg: 36, legWidth: 8.4, hoofWidth: 5.6, length: 76, girth: 22, neck: [15, 14], neckWidth: 16, head: 9.4, snout: 5.4, snoutDrop: 3.6, ears: 'round', tail: 'long', marks: { how: 'spots', colour: dark }, eye: rgb('#c98a3a') } },
  panther: { metres: 0.95, coats: ['#26242c', '#2c2a34'], build: { leg: 26, legWidth: 11, hoofWidth: 7.6, length: 78, girth: 26, neck: [13, 9], neckWidth: 20, head: 11.4, snout: 6.2, snoutDrop: 4.2, ears: 'round', tail: 'long', eye: rgb('#e8d24a') } },
  horse: { metres: 1.9, coats: ['#7a4a2c', '#a8683a', '#3b2a26', '#e9e2d6', '#8c8480'], build: { leg: 44, legWidth: 9, hoofWidth: 5, length: 74, girth: 27, neck: [17, 24], neckWidth: 19, head: 7.6, snout: 11, snoutDrop: 7, ears: 'point', tail: 'flow', hoof: rgb('#2c2424') } },
  unicorn: { metres: 2, coats: ['#f2efe8', '#f6e8ee'], build: { leg: 44, legWidth: 8.6, hoofWidth: 5, length: 70, girth: 25, neck: [17, 26], neckWidth: 17, head: 7.8, snout: 10, snoutDrop: 6.6, ears: 'point', tail: 'flow', horns: 'spiral', mane: rgb('#c79ae0'), hoof: rgb('#b8a06a') } },
  zebra: { metres: 1.7, coats: ['#f4f1ea'], build: { leg: 38, legWidth: 9, hoofWidth: 5, length: 70, girth: 28, neck: [16, 19], neckWidth: 19, head: 7.8, snout: 10.4, snoutDrop: 6.6, ears: 'dish', tail: 'tuft', mane: rgb('#2a262c'), hoof: rgb('#2c2424'), marks: { how: 'bands', colour: rgb('#2a262c') } } },
  donkey: { metres: 1.4, coats: ['#8f8a86', '#9c8f80', '#7a726c'], pale: 0.75, build: { leg: 34, legWidth: 8.6, hoofWidth: 5, length: 64, girth: 27, neck: [15, 17], neckWidth: 18, head: 8.6, snout: 10.6, snoutDrop: 6.4, ears: 'long', tail: 'tuft', mane: rgb('#4a4446'), hoof: rgb('#2c2424') } },
  deer: { metres: 1.7, coats: ['#b07a46', '#9a6438'], build: { leg: 43, legWidth: 6, hoofWidth: 3.2, length: 56, girth: 21, neck: [13, 26], neckWidth: 12, head: 7, snout: 7.5, snoutDrop: 3, ears: 'point', tail: 'stub', belly: rgb('#eadcc4'), marks: { how: 'flecks', colour: rgb('#ead9bd') }, antlers: true, hoof: horn } },
  cow: { metres: 1.6, coats: ['#f3efe8'], build: { leg: 28, legWidth: 11, hoofWidth: 6.6, length: 84, girth: 37, neck: [15, 7], neckWidth: 27, head: 10.6, snout: 10.4, snoutDrop: 6.4, ears: 'side', tail: 'tuft', horns: 'short', udder: true, muzzle: rgb('#e6b4a6'), hoof: horn, marks: { how: 'blotches', colour: rgb('#2c282c') } } },
  bull: { metres: 1.7, coats: ['#6a4228', '#3a2c28'], build: { leg: 28, legWidth: 12, hoofWidth: 7, length: 86, girth: 41, neck: [15, 5], neckWidth: 34, head: 11.4, snout: 9.6, snoutDrop: 6, ears: 'side', tail: 'tuft', horns: 'short', hoof: horn } },
  yak: { metres: 1.7, coats: ['#3a2c26', '#4a3628', '#2e2826'], build: { leg: 24, legWidth: 12, hoofWidth: 7, length: 86, girth: 43, neck: [16, -4], neckWidth: 36, head: 12, snout: 9.6, snoutDrop: 6.4, ears: 'side', tail: 'flow', horns: 'lyre', marks: { how: 'fringe', colour: rgb('#2a201c') }, hoof: horn } },
  sheep: { metres: 1, coats: ['#f2ede2'], build: { leg: 20, legWidth: 7, hoofWidth: 4.4, length: 58, girth: 34, neck: [10, 3], neckWidth: 20, head: 9.4, snout: 7.4, snoutDrop: 4.6, ears: 'side', tail: 'stub', face: rgb('#4a4244'), shins: rgb('#4a4244'), hoof: rgb('#2c2628'), marks: { how: 'wool', colour: rgb('#f2ede2') } } },
  goat: { metres: 1, coats: ['#f0e9dc', '#a88a68', '#5a4c46'], build: { leg: 28, legWidth: 7.4, hoofWidth: 4.4, length: 58, girth: 26, neck: [11, 13], neckWidth: 15, head: 8.8, snout: 8.4, snoutDrop: 5, ears: 'side', tail: 'stub', horns: 'back', beard: true, hoof: horn } },
  pig: { metres: 0.9, coats: ['#f0b4ae', '#eaa6a2', '#f4c0b6'], build: { leg: 15, legWidth: 10, hoofWidth: 6.6, length: 66, girth: 37, neck: [8, 0], neckWidth: 30, head: 13.4, snout: 6.6, snoutDrop: 4, ears: 'point', tail: 'corkscrew', disc: true, hoof: rgb('#9a6a66') } },
  giraffe: { metres: 4, coats: ['#f0d49a', '#ecca8a'], build: { leg: 56, legWidth: 7.4, hoofWidth: 4.6, length: 50, girth: 24, neck: [20, 66], neckWidth: 13, head: 6.6, snout: 8.6, snoutDrop: 4, ears: 'side', tail: 'tuft', horns: 'knobs', hoof: horn, marks: { how: 'net', colour: rgb('#a8662e') } } },
  camel: { metres: 2.1, coats: ['#c99a5c', '#b88a50'], build: { leg: 42, legWidth: 9, hoofWidth: 6.4, length: 68, girth: 28, neck: [24, 17], neckWidth: 14, head: 8, snout: 9, snoutDrop: 3.4, ears: 'round', tail: 'tuft', humps: 2 } },
  elephant: { metres: 2.6, coats: ['#8d929c', '#7d8490'], build: { leg: 34, legWidth: 19, hoofWidth: 15, length: 84, girth: 48, neck: [12, 0], neckWidth: 40, head: 18, snout: 0, snoutDrop: 0, ears: 'fan', tail: 'thin', trunk: true, hoof: rgb('#6a6e78') } },
  mouse: { metres: 0.45, coats: ['#9a9298', '#b8aca6', '#8a7a6e'], pale: 0.6, build: { leg: 8, legWidth: 5.4, hoofWidth: 4.4, length: 44, girth: 25, neck: [7, 0], neckWidth: 20, head: 11, snout: 9, snoutDrop: 4.4, ears: 'dish', tail: 'long', shins: rgb('#e6b4ac') } },
  squirrel: { metres: 0.5, coats: ['#c0682e', '#a85c30', '#8f7a68'], pale: 0.8, build: { leg: 11, legWidth: 8, hoofWidth: 5, length: 42, girth: 22, neck: [8, 8], neckWidth: 17, head: 10, snout: 5.6, snoutDrop: 3.4, ears: 'point', tail: 'plume' } },
  hedgehog: { metres: 0.4, coats: ['#e3c8a0', '#d9b88c'], build: { leg: 8, legWidth: 6, hoofWidth: 4.4, length: 54, girth: 32, neck: [4, -9], neckWidth: 20, head: 10, snout: 9.4, snoutDrop: 4, ears: 'round', tail: 'stub', marks: { how: 'spines', colour: rgb('#6a5038') } } },
  raccoon: { metres: 0.6, coats: ['#8c8884', '#7f7c7e', '#948a80'], pale: 0.72, build: { leg: 16, legWidth: 8.4, hoofWidth: 5.6, length: 50, girth: 28, neck: [8, 6], neckWidth: 21, head: 12, snout: 7.4, snoutDrop: 4.4, ears: 'round', tail: 'ringed', mask: rgb('#2f2a30'), hoof: rgb('#3a3438') } },
  otter: { metres: 0.6, coats: ['#7a5438', '#8a6042'], pale: 0.66, build: { leg: 11, legWidth: 8.4, hoofWidth: 6.4, length: 62, girth: 22, neck: [12, 11], neckWidth: 18, head: 11.4, snout: 6, snoutDrop: 3.6, ears: 'round', tail: 'long', muzzle: rgb('#ead9bf'), belly: rgb('#d9c2a0') } },
  badger: { metres: 0.6, coats: ['#8a8a8c', '#7c7e82'], build: { leg: 12, legWidth: 10, hoofWidth: 7.6, length: 58, girth: 30, neck: [10, 2], neckWidth: 22, head: 11.4, snout: 11, snoutDrop: 4.6, ears: 'round', tail: 'stub', face: rgb('#f4f1ea'), muzzle: rgb('#f4f1ea'), mask: dark, shins: dark, belly: rgb('#3a3638'), hoof: dark } },
  beaver: { metres: 0.6, coats: ['#7a4f32', '#6a452e'], build: { leg: 10, legWidth: 9, hoofWidth: 7.6, length: 54, girth: 36, neck: [9, 4], neckWidth: 26, head: 13, snout: 7.4, snoutDrop: 5.4, blunt: true, ears: 'round', tail: 'paddle', muzzle: rgb('#b08a64'), belly: rgb('#a87e58'), hoof: dark } },
  mole: { metres: 0.4, coats: ['#4a4650', '#3f3c46'], build: { leg: 7, legWidth: 8, hoofWidth: 9, length: 48, girth: 32, neck: [6, -7], neckWidth: 26, head: 11.4, snout: 11, snoutDrop: 4, ears: 'round', tail: 'stub', muzzle: rgb('#eaa6a2'), shins: rgb('#eab0a6'), hoof: rgb('#eab0a6') } },
  hippo: { metres: 1.5, coats: ['#8a7a86', '#7d7480'], build: { leg: 17, legWidth: 17, hoofWidth: 12, length: 86, girth: 48, neck: [15, -6], neckWidth: 42, head: 16, snout: 15, snoutDrop: 8, blunt: true, ears: 'round', tail: 'stub', muzzle: rgb('#a88e98'), belly: rgb('#b39aa2') } },
  rhino: { metres: 1.7, coats: ['#8e8e90', '#7e8086'], build: { leg: 22, legWidth: 16, hoofWidth: 11, length: 86, girth: 46, neck: [16, -4], neckWidth: 36, head: 13, snout: 16, snoutDrop: 9, ears: 'point', tail: 'tuft', horns: 'nose', hoof: rgb('#5a5a60') } },
  alpaca: { metres: 1.5, coats: ['#f0e8da', '#c8a27a', '#8a6a54', '#4a4040'], build: { leg: 28, legWidth: 9, hoofWidth: 5.4, length: 54, girth: 32, neck: [9, 38], neckWidth: 21, head: 9.6, snout: 6.4, snoutDrop: 3.4, ears: 'point', tail: 'stub', hoof: horn } },
} as const satisfies Record<string, BeastRow>;

/** A cat on its four legs, for cats that walk; those that stay sit. */
export const PROWLER: BeastRow = { metres: 0.75, coats: ['#e39a4a', '#5a5560', '#f2ece2', '#2f2b33', '#b98d68', '#9a9aa4'], pale: 0.6, build: { leg: 22, legWidth: 7.4, hoofWidth: 5.2, length: 56, girth: 20, neck: [10, 13], neckWidth: 16, head: 11.4, snout: 4.2, snoutDrop: 3.4, ears: 'point', tail: 'curl', eye: rgb('#c8d45a') } };

export type BeastName = keyof typeof BEASTS;

export const isBeast = (figure: string): figure is BeastName => figure in BEASTS;

/** Animals that can sit upright with free paws. */
export const canSitUp = (figure: string): boolean => isBeast(figure) || figure === 'cat';

/** Animals that howl. */
export const HOWLERS: ReadonlySet<string> = new Set<BeastName>(['wolf', 'dog']);
/** Animals that graze. */
export const GRAZERS: ReadonlySet<string> = new Set<BeastName>(['horse', 'unicorn', 'zebra', 'donkey', 'deer', 'cow', 'bull', 'yak', 'sheep', 'goat', 'camel', 'alpaca', 'rhino', 'hippo']);
