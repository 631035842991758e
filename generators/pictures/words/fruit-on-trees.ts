/** Fruit beside the tree that bears it: it hangs there, and lies on no table. */
import { HUMANS } from './beings.ts';
import type { Act, FruitTree, ScenePlan, TreeKind } from './plan.ts';

const BEAR: ReadonlySet<TreeKind> = new Set<FruitTree>(['apple', 'orange', 'lemon', 'peach']);
/** What is in a hand, a basket or a bowl has left the tree. */
const AWAY =
  /\b(?:hold(?:s|ing)?|held|basket|bowl|table|gives?|hand(?:s|ed)? (?:him|her|it|them)|eat(?:s|ing)?|ate)\b|[拿捧递握吃啃咬送]|篮|桌/u;

const PICKED: readonly (readonly [FruitTree, string, string])[] = [
  ['apple', 'apples?', '苹果|果子|水果|红果'],
  ['orange', 'oranges?|tangerines?|mandarins?|persimmons?', '橘子|桔子|橙子|柿子|橘|柿'],
  ['lemon', 'lemons?|pears?', '柠檬|梨'],
  ['peach', 'peach(?:es)?', '桃子|桃|蟠桃'],
];
const PICKING = PICKED.map(([tree, english, chinese]): [FruitTree, RegExp] => [
  tree,
  new RegExp(
    `\\b(?:pick(?:s|ed|ing)?|harvest(?:s|ed|ing)?|gather(?:s|ed|ing)?) (?:(?:a|an|some|the|ripe|red|fresh|juicy|sweet) )*(?:${english})\\b(?! up)|[摘采](?:了|着|下|收)?(?:一?[个颗])?[^，。,.花]{0,3}(?:${chinese})`,
    'u',
  ),
]);

/** Who picks fruit stands under the tree that bears it, an arm up; what they have picked is in their basket. @param text lower case */
function pickFruit(plan: ScenePlan, text: string): void {
  const tree = PICKING.find(([, words]) => words.test(text))?.[0];
  const who = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  if (!tree || who.length === 0) return;
  plan.cast = plan.cast.filter(({ figure }) => figure !== 'apple' && figure !== 'fruit');
  for (const basket of plan.cast.filter(({ figure }) => figure === 'basket'))
    basket.filled ??= tree === 'apple' ? 'apple' : 'fruit';
  const named = plan.cast.find(({ figure }) => figure === 'tree');
  if (named) named.tree ??= tree;
  else plan.cast.push({ figure: 'tree', tree, count: 1 });
  if (!plan.interior) plan.setting ??= 'garden';
  plan.relations = [
    ...(plan.relations ?? []).filter(({ to }) => to !== 'apple' && to !== 'fruit'),
    ...who.map(({ figure, trait }) => ({
      who: figure,
      ...(trait && { trait }),
      how: 'under' as const,
      to: 'tree' as const,
    })),
  ];
  // nobody lifts a full basket over their head
  if (plan.relations.some(({ how }) => how === 'holds')) return;
  plan.acts ??= who.map(
    ({ figure, trait }): Act => ({ who: figure, ...(trait && { trait }), does: 'raise' }),
  );
}

/** Leaves fruit on the tree that the words name with it. @param text lower case */
export function hangFruit(plan: ScenePlan, text: string): void {
  pickFruit(plan, text);
  if (AWAY.test(text) || !plan.cast.some(({ tree }) => tree && BEAR.has(tree))) return;
  const others = plan.cast.filter(({ figure }) => figure !== 'apple' && figure !== 'fruit');
  if (others.length === plan.cast.length) return;
  plan.cast = others;
  plan.setting ??= plan.interior ? null : 'garden';
}
