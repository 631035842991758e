import { GARMENT, GARMENT_ZH } from '../people/look-words.ts';
import { ANIMATE, PEOPLE } from './beings.ts';
import type { Match } from './match.ts';
import type { Sense } from './senses.ts';

/** What is worn on the head, the neck, the hands and the feet, which only the clothes of some occupations show. */
const EXTRAS =
  'hat|cap|beret|helmet|crown|scarf|scarves|necktie|tie|bow tie|bowtie|sunglasses|gloves|mittens|boots|shoes|sneakers|slippers';
const EXTRAS_ZH = '帽子|草帽|礼帽|头盔|王冠|皇冠|围巾|领带|领结|墨镜|太阳镜|手套|靴子|皮鞋|运动鞋|拖鞋';
/** What people are drawn with, and animals are not. */
const CLOTHES = `${GARMENT}|trousers|pants|jeans|glasses|spectacles`;
const CLOTHES_ZH = `${GARMENT_ZH}|裤子|牛仔裤|眼镜`;

/** Something worn, after a word that says so: "in a little black suit", 穿着一件红色的毛衣. */
const worn = (en: string, zh: string): RegExp =>
  new RegExp(
    `(?:\\b(?:wears?|wearing|dressed in|in|with) (?:(?:a|an|the|his|her|its|their|two|three) )?(?:(?!(?:and|with|of|or|in|on|near|at|to|who|that)\\b)[a-z-]+ ){0,2}(?<en>${en})(?![a-z-])|[穿戴披系围打][着了上]?[^，。、,.在和]{0,6}?(?<zh>${zh}))`,
    'gu',
  );
const EXTRA = worn(EXTRAS, EXTRAS_ZH);
const ANY = worn(`${CLOTHES}|${EXTRAS}`, `${CLOTHES_ZH}|${EXTRAS_ZH}`);

/**
 * What somebody wears in the words that the picture does not show, in the order of the text: clothes of animals, and of anybody what
 * only the clothes of an occupation bring (a chef's hat, a queen's crown).
 * @param text lower case @param found its words
 */
export function unwornIn(text: string, found: readonly Match<Sense[]>[]): string[] {
  const beings = found
    .flatMap(({ means }) => means)
    .flatMap((sense) => (sense.of === 'figure' ? [sense.is] : []))
    .filter(({ figure }) => ANIMATE.has(figure) || figure === 'snowman');
  // a snowman has its scarf and hat
  if (beings.length === 0 || beings.some(({ figure, outfit }) => outfit || figure === 'snowman')) return [];
  const pattern = beings.some(({ figure }) => PEOPLE.has(figure)) ? EXTRA : ANY;
  return [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.en ?? groups?.zh ?? []);
}
