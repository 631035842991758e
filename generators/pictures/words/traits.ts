/** What the word for somebody says of age and sex. */
import type { Trait } from './plan.ts';

export const isOld = (trait: Trait | undefined): boolean =>
  trait === 'old' || trait === 'oldWoman' || trait === 'oldMan';

/** Undefined where the word leaves it open. */
export const isWoman = (trait: Trait | undefined): boolean | undefined =>
  trait === undefined || trait === 'old'
    ? undefined
    : trait === 'woman' || trait === 'girl' || trait === 'oldWoman';
