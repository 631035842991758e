import type { FigureName } from '../words/plan.ts';

/** How a figure moves in a clip. */
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

/** Motion by figure; others stand. */
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

/** Figures that can be drawn in any phase of a stride. */
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

/** The motion of a figure in its surroundings. */
export function stirOf(figure: FigureName, { walks, floating, grounded }: StirPlace): Stir {
  if (figure === 'bird' && grounded) return 'breathe';
  if (floating && STIRS[figure] !== 'swim') return 'hover';
  if (walks && canWalk(figure)) return 'walk';
  return STIRS[figure] ?? 'stand';
}

export interface StirPlace {
  /** Whether the prompt says that it walks. */
  walks: boolean;
  floating: boolean;
  /** Whether it stands on the ground, even if it usually flies. */
  grounded: boolean;
}
