import type { FigureName } from '../words/plan.ts';

/** How a thing moves while it is filmed. */
export type Stir =
  | 'stand' // only its smoke, if it has any
  | 'breathe'
  | 'walk'
  | 'drive'
  | 'sail'
  | 'flap'
  | 'flutter'
  | 'glide'
  | 'rise'
  | 'swim'
  | 'hover'
  | 'nod';

/** What moves in its own way; everything else stands. */
const STIRS: Partial<Record<FigureName, Stir>> = {
  person: 'breathe',
  child: 'breathe',
  robot: 'breathe',
  cat: 'breathe',
  dog: 'breathe',
  horse: 'breathe',
  deer: 'breathe',
  fox: 'breathe',
  bear: 'breathe',
  elephant: 'breathe',
  panda: 'breathe',
  rabbit: 'breathe',
  penguin: 'breathe',
  tiger: 'breathe',
  owl: 'breathe',
  astronaut: 'hover',
  bird: 'flap',
  dragon: 'flap',
  butterfly: 'flutter',
  plane: 'glide',
  rocket: 'rise',
  balloon: 'rise',
  lantern: 'rise',
  fish: 'swim',
  whale: 'swim',
  turtle: 'swim',
  boat: 'sail',
  ship: 'sail',
  car: 'drive',
  bus: 'drive',
  train: 'drive',
  bicycle: 'drive',
  flower: 'nod',
  umbrella: 'nod',
};

/** Who has legs that can be drawn in any stride. */
const WALKERS: ReadonlySet<FigureName> = new Set<FigureName>([
  'person',
  'child',
  'dog',
  'tiger',
  'horse',
  'deer',
  'fox',
  'bear',
  'elephant',
]);

export const canWalk = (figure: FigureName): boolean => WALKERS.has(figure);

/** @param floating things have no ground under them */
export function stirOf(figure: FigureName, { walks, floating, grounded }: StirPlace): Stir {
  if (figure === 'bird' && grounded) return 'breathe';
  if (floating && STIRS[figure] !== 'swim') return 'hover';
  if (walks && canWalk(figure)) return 'walk';
  return STIRS[figure] ?? 'stand';
}

export interface StirPlace {
  /** The words let it walk. */
  walks: boolean;
  floating: boolean;
  /** It stands on the ground, whatever it usually does. */
  grounded: boolean;
}
