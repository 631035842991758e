import { ANIMATE, PEOPLE } from './beings.ts';
import { dressedUp } from './costumes.ts';
import type { Match } from './match.ts';
import { namedIn } from './named-in.ts';
import type { Sense } from './senses.ts';
import { canWear, isLeftOff, wornIn } from './worn.ts';

/** What is worn on the hands and the feet, which nobody is drawn with. */
const EXTRAS = 'gloves|mittens|boots|shoes|sneakers|slippers';
const EXTRAS_ZH = '手套|靴子|皮鞋|运动鞋|拖鞋';
/** What only people are drawn with. */
const CLOTHES = 'trousers|pants|jeans';
const CLOTHES_ZH = '裤子|牛仔裤';

/** Something worn, after a word that says so: "in a little black suit", 穿着一件红色的毛衣. */
const worn = (en: string, zh: string): RegExp =>
  new RegExp(
    `(?:\\b(?:wears?|wearing|dressed in|in|with|and) (?:(?:a|an|the|his|her|its|their|two|three) )?(?:(?!(?:and|with|of|or|in|on|near|at|to|who|that)\\b)[a-z-]+ ){0,2}(?<en>${en})(?![a-z-])|[穿戴披系围打][着了上]?[^，。、,.在和]{0,6}?(?<zh>${zh}))`,
    'gu',
  );
/** Eyes are as their painter paints them. */
const EYES =
  /\b(?:blue|green|brown|hazel|amber|gr[ae]y|golden|red|purple|violet|pink)(?:[- ]eyed\b| eyes\b)|(?:蓝|绿|碧|棕|褐|灰|金|琥珀|红|紫)色?的?(?:大|小)?(?:眼睛|眼眸|双眼|瞳孔|眸子)/gu;
const EXTRA = worn(EXTRAS, EXTRAS_ZH);
const ANY = worn(`${CLOTHES}|${EXTRAS}`, `${CLOTHES_ZH}|${EXTRAS_ZH}`);

/**
 * What somebody wears in the words that the picture does not show, in the order of the text: gloves and shoes of anybody, trousers of
 * animals, a hat on a fish, wings in a portrait, and the color of eyes.
 * @param text lower case @param words of it
 */
export function unwornIn(text: string, words: readonly Match<Sense[]>[]): string[] {
  const found = dressedUp(text, words, canWear);
  const beings = found
    .flatMap(({ means }) => means)
    .flatMap((sense) => (sense.of === 'figure' ? [sense.is] : []))
    .filter(({ figure }) => ANIMATE.has(figure) || figure === 'snowman');
  // a snowman has its scarf and hat
  if (beings.length === 0 || beings.some(({ figure, outfit }) => outfit || figure === 'snowman')) return [];
  const pattern = beings.some(({ figure }) => PEOPLE.has(figure)) ? EXTRA : ANY;
  const clothes = [...text.matchAll(pattern)].map(({ groups, index }) => ({
    word: groups?.en ?? groups?.zh ?? '',
    index,
  }));
  const eyes = [...text.matchAll(EYES)].map(({ 0: word, index }) => ({ word, index }));
  const closeUp = found.some(({ means }) => means.some(({ of }) => of === 'closeUp'));
  const accessories = wornIn(text, found, found.flatMap(namedIn), () => undefined)
    .filter((one) => isLeftOff(one, closeUp))
    .map(({ word }) => ({ word, index: text.indexOf(word) }));
  return [...clothes, ...accessories, ...eyes].sort((a, b) => a.index - b.index).map(({ word }) => word);
}
