/** What advertisements show: the parts in their order, as the tables of both languages tell them. */
import type { Somebody } from '../somebody.ts';
import type { Goods } from './goods.ts';

/** What is done with goods, and who else likes them. */
export interface Scenes {
  /** In the place of the ordinary day of all goods. */
  before?: readonly string[];
  meets: readonly string[];
  uses: readonly string[];
  joy: readonly string[];
  call: string;
}

/**
 * Lines with slots, as `fill.ts` lists them; `{x}` is what is advertised, and `{it}` its pronoun. They show people and claim nothing
 * about it: what it can do, the idea says.
 */
export interface Adverts {
  people: readonly Somebody[];
  /** An ordinary day, before. */
  before: readonly string[];
  of: Readonly<Record<Goods, Scenes>>;
}
