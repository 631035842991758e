import type { PicturePerson } from '../pictures.ts';
import { ANIMATE, HUMANS } from '../words/beings.ts';
import { facedRows } from '../words/faced-things.ts';
import { findWords, indexRows } from '../words/match.ts';
import type { Cast } from '../words/plan.ts';
import { understand } from '../words/understand.ts';

/** Parts of a description: "Tom, a man, sailor", 老陈，男人，水手. */
const PARTS = /[,，、;；]/u;
const FIREFLY = /(?:^|[,，、;；]\s*)(?:an? )?(?:[a-z]+ )?(?:firefly|小?萤火虫)\s*(?:[,，、;；]|$)/iu;

/** The figure that a person's description names, or else their name, e.g. "Fox", in the clothes of their calling. */
export function beingOf({ name, look }: PicturePerson): Being | undefined {
  const faced = facedIn(look.words);
  if (faced) return faced;
  return castBeing({ name, look });
}

/** What somebody is; of several, how many there are. */
export type Being = Omit<Cast, 'count'> & { count?: number };

/** A thing that is described as having a face: "a lamp with a face", 长着脸的纸船. */
export function facedIn(words: string): Being | undefined {
  const [, en, zh] = FACED.exec(words) ?? [];
  const said = (en ?? zh ?? '').toLowerCase();
  const found = findWords(said, facedIndex)
    .filter(({ end }) => end === said.length)
    .at(-1);
  return found && { ...found.means, faced: true, ...colourIn(said) };
}
const FACED =
  /(?:^|[,，、;；]\s*|\b(?:an?|the) )([a-z' -]{2,30}?) with an? (?:[a-z]+ )?face\b|[有长]着?(?:一张)?\p{Script=Han}{0,3}脸的(\p{Script=Han}{1,8})/iu;
const facedIndex = indexRows(facedRows);

function colourIn(words: string): Pick<Cast, 'colour'> {
  const colour = understand(words).cast.find((one) => one.colour)?.colour;
  return colour ? { colour } : {};
}

function castBeing({ name, look }: PicturePerson): Being | undefined {
  // in a story it is somebody, and in a landscape a light
  if (FIREFLY.test(look.words)) return { figure: 'firefly' };
  const animal = look.words.split(PARTS).map(animalIn).find(Boolean);
  const being =
    animal ??
    toldBeside(name, look.words) ??
    [look.words, name].map((words) => castOf(words).find(isBeing)).find(Boolean);
  // a face is seen in a helmet of glass, and not in the figure's own
  if (being?.figure === 'astronaut') return { figure: 'person', outfit: 'astronaut' };
  if (!being || being.outfit || !HUMANS.has(being.figure)) return being;
  const outfit = look.words.split(PARTS).map(callingIn).find(Boolean);
  return outfit ? { ...being, outfit } : being;
}

/** "Youngest brother, a boy", "Elder son, a man": what stands beside a name that tells no more than a relative does. */
function toldBeside(name: string, words: string): Cast | undefined {
  const [own = '', ...parts] = words.split(PARTS);
  if (own.trim().toLowerCase() !== name.toLowerCase()) return undefined;
  const of = castOf(own).find(isBeing);
  if (!of || !RELATIVE.test(own.trim())) return undefined;
  return parts.map((part) => castOf(part).find(({ figure }) => HUMANS.has(figure))).find(Boolean);
}
const RELATIVE = /(?:brother|sister|son|daughter|sibling)$|(?:儿子|女儿|[哥姐弟妹])$/iu;

/** A part of a description that is an animal: 妈妈，马 is a mare. */
function animalIn(part: string): Cast | undefined {
  const [one, ...others] = castOf(part);
  return one && others.length === 0 && isBeing(one) && !HUMANS.has(one.figure) && one.figure !== 'astronaut'
    ? one
    : undefined;
}

/** What a part of a description that names one calling, and nobody else, says that somebody wears: "a young sailor". */
function callingIn(part: string): Cast['outfit'] {
  const [one, ...others] = castOf(part);
  if (others.length > 0 || one?.count !== 1) return undefined;
  if (one.figure === 'astronaut') return 'astronaut';
  return HUMANS.has(one.figure) ? one.outfit : undefined;
}

const castOf = (words: string): readonly Cast[] => understand(words).cast;
const isBeing = ({ figure }: Cast): boolean => ANIMATE.has(figure);
