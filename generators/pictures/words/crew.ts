/** Who is aboard by the words after a boat: "a boat with a girl", 载着女孩的小船. */
import { ANIMATE } from './beings.ts';
import { isThing, type Named, type Thing } from './named.ts';
import type { FigureName } from './plan.ts';

const BOATS: ReadonlySet<FigureName> = new Set<FigureName>([
  'boat',
  'rowboat',
  'tallShip',
  'ship',
  'balloon',
]);
const WITH =
  /^ (?:with|carrying) (?:(?:an?|the|two|three|his|her|their|some) )?(?:(?!and\b)[a-z]+ ){0,2}$|^[上里]?(?:载|坐|站)着[^，。,.]{0,4}$|^[上里]有[^，。,.]{0,4}$/u;
/** "A girl named Mara": the noun is for who is named next. */
const NAMED = /^ (?:named|called) $|^[名叫]+$/u;

/** The crew of the boat that is named at `i`, in the order of the text; empty if the words after it tell of none. */
export function crewAfter(text: string, named: readonly Named[], i: number): Thing[] {
  const boat = named[i];
  if (!isThing(boat) || !BOATS.has(boat.figure)) return [];
  const before = named[i - 1];
  // 载着女孩的小船
  if (
    isThing(before) &&
    ANIMATE.has(before.figure) &&
    /[载坐站]着[^，。,.]{0,4}$/u.test(text.slice(0, before.start)) &&
    /^的[^，。,.和与]{0,3}$/u.test(text.slice(before.end, boat.start))
  )
    return [before];
  const [first, second] = [named[i + 1], named[i + 2]];
  if (!isThing(first) || !ANIMATE.has(first.figure) || !WITH.test(text.slice(boat.end, first.start)))
    return [];
  const isName =
    isThing(second) && second.name !== undefined && NAMED.test(text.slice(first.end, second.start));
  return [isName ? second : first];
}
