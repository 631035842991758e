import { BEASTS } from '../figures/beasts/rows.ts';
import { FOWL } from '../figures/fowl-rows.ts';
import type { FigureName } from './plan.ts';

export const PEOPLE: ReadonlySet<FigureName> = new Set([
  'person',
  'child',
  'robot',
  'astronaut',
  'diver',
  'mermaid',
  'alien',
]);

/** People whose clothes belong to their look; a robot's do not. */
export const HUMANS: ReadonlySet<FigureName> = new Set(['person', 'child']);

/** Figures that are people or animals. */
export const ANIMATE: ReadonlySet<FigureName> = new Set<FigureName>([
  ...PEOPLE,
  ...(Object.keys(BEASTS) as (keyof typeof BEASTS)[]),
  ...(Object.keys(FOWL) as (keyof typeof FOWL)[]),
  ...(['cat', 'bird', 'fish', 'rabbit', 'whale', 'butterfly', 'turtle', 'owl', 'panda'] as const),
  ...(['dragon', 'dragonling', 'penguin', 'monkey', 'frog', 'kangaroo', 'koala'] as const),
  ...(['dolphin', 'shark', 'octopus', 'jellyfish', 'crab', 'dinosaur', 'crocodile', 'snake'] as const),
  ...(['parrot', 'flamingo', 'peacock', 'snail', 'bee', 'ghost'] as const),
  ...(['bat', 'eagle', 'phoenix', 'seal', 'walrus', 'lobster', 'skeleton', 'zombie'] as const),
  ...(['monkeyKing', 'cloudKing', 'pigsy'] as const),
  ...(['ant', 'spider', 'ladybug', 'firefly', 'caterpillar', 'tadpole', 'lizard', 'seahorse'] as const),
]);

/** Who may have something in hand: a hand of nobody else that is seen, too. */
export const HOLDERS: ReadonlySet<FigureName> = new Set<FigureName>([...ANIMATE, 'hand']);

/** Who is on the ground wherever there is one. */
export const WALKERS: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['person', 'child', 'robot', 'cat', 'rabbit', 'panda', 'monkey', 'frog', 'kangaroo', 'koala'] as const),
  'dragonling',
  ...(Object.keys(BEASTS) as (keyof typeof BEASTS)[]),
]);
