import type { Cast, Relation, Setting } from './plan.ts';

/** What somebody does with a thing, the thing's colour if it has one of its own, and where it is done if the words do not say. */
export type Doing = Omit<Relation, 'who'> & Pick<Cast, 'colour'> & { place?: Setting };
