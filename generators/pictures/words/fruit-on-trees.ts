/** Fruit beside the tree that bears it: it hangs there, and lies on no table. */
import type { FruitTree, ScenePlan, TreeKind } from './plan.ts';

const BEAR: ReadonlySet<TreeKind> = new Set<FruitTree>(['apple', 'orange', 'lemon', 'peach']);
/** What is in a hand, a basket or a bowl has left the tree. */
const AWAY =
  /\b(?:hold(?:s|ing)?|held|basket|bowl|table|gives?|hand(?:s|ed)? (?:him|her|it|them)|eat(?:s|ing)?|ate)\b|[拿捧递握吃啃咬送]|篮|桌/u;

/** @param text lower case */
export function hangFruit(plan: ScenePlan, text: string): void {
  if (AWAY.test(text) || !plan.cast.some(({ tree }) => tree && BEAR.has(tree))) return;
  const others = plan.cast.filter(({ figure }) => figure !== 'apple' && figure !== 'fruit');
  if (others.length === plan.cast.length) return;
  plan.cast = others;
  plan.setting ??= plan.interior ? null : 'garden';
}
