import type { FigureName } from './plan.ts';

export const PEOPLE: ReadonlySet<FigureName> = new Set(['person', 'child', 'robot', 'astronaut']);

/** Figures that are people or animals. */
export const ANIMATE: ReadonlySet<FigureName> = new Set<FigureName>([
  ...PEOPLE,
  ...(['cat', 'dog', 'bird', 'fish', 'horse', 'rabbit', 'deer', 'fox', 'bear', 'elephant'] as const),
  ...(['whale', 'butterfly', 'turtle', 'owl', 'panda', 'dragon', 'penguin', 'tiger'] as const),
]);
