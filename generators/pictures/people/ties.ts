import type { Cast, Relation } from '../words/plan.ts';

/** Whether a relation is that of somebody whom the words do not name. */
export const isTieOf = ({ who, trait }: Relation, one: Cast): boolean =>
  who === one.figure && (trait === undefined || trait === one.trait);
