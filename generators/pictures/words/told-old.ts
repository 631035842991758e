import type { Cast, Trait } from './plan.ts';

/** What says of the noun after it that somebody is old: "an old fisherman", 年迈的渔夫. */
const OLD = /\b(?:old|elderly|aged) (?:[a-z]+ )?$|年迈的?$|老$/u;
const AGED: Partial<Record<Trait, Trait>> = { woman: 'oldWoman', man: 'oldMan' };

/** Somebody as old as the words before their noun say. @param before the text before the noun */
export function asOld(is: Omit<Cast, 'count'>, before: string): Omit<Cast, 'count'> {
  const { figure, trait } = is;
  if (figure !== 'person' || !OLD.test(before)) return is;
  const aged = trait ? AGED[trait] : 'old';
  return aged ? { ...is, trait: aged } : is;
}
