/** Names in an English story. */
import { isCommonWord, isGrammarWord } from './common-words.ts';
import { isGivenName } from './genders.ts';
import { playNames } from './segment.ts';

export interface NameAt {
  name: string;
  at: number;
}

const TITLE =
  'Mr|Mrs|Ms|Miss|Dr|Sir|Madam|Captain|Professor|Inspector|Detective|Aunt|Uncle|King|Queen|Prince|Princess|Lady|Lord|Grandma|Grandpa|Granny';
const NAME = new RegExp(
  `(?<![\\w'’])(?:(?:${TITLE})\\.?\\s+)?[A-Z][a-z]{1,}(?:-[A-Z][a-z]+)?(?:\\s[A-Z][a-z]+)?`,
  'g',
);
const TITLED = new RegExp(`^(?:${TITLE})\\.?\\s`);
/** Places that bear a name. */
const PLACE_NAME =
  /\s(?:Street|Road|Lake|River|Bay|Harbou?r|Island|Park|Square|City|Town|Hill|Mountain|Forest|Bridge|Station|Avenue|Lane|House|Hotel|School|Church|Sea|Ocean|Valley)$/;
const ADJECTIVE = /^(?:Old|Little|Young|Poor|Dear|Brave|Tiny|Big)$/;
const DEEDS =
  "is|was|has|had|and|said|says|ran|saw|felt|found|took|went|came|knew|stood|sat|held|left|made|told|lost|won|fell|wrote|drew|broke|chose|flew|gave|grew|heard|kept|led|lay|met|put|read|rose|sent|sang|slept|spoke|swam|taught|threw|thought|woke|wore|built|bought|brought|caught|drank|drove|ate|forgot|hid|rode|shook|began|never|always|still|who|can't|could|couldn't|would|will|did|didn't|does|doesn't|slowly|quietly|only|just|let|cut|set|bent|crept|knelt|leaned|swung";
const ACTS = new RegExp(`^(?:['’]s\\b|\\s+(?:${DEEDS}|[a-z]+(?:ed|[^s]s))\\b)`);
/** A name that is called, or told more of: "Mei, the baker,". */
const TOLD_OF = /^,\s(?:the|a|an|her|his|who|my|our)\b/;
const IN_A_PLACE = /\b(?:in|at|from|into|near|across|through|over|around|outside|via|of|to)\s+$/;

/** Names with every place where they stand, in the order of the story. */
export function englishNames(story: string): NameAt[] {
  const hits = [...story.matchAll(NAME)]
    .map(({ 0: found, index }) => trimmed(found, index))
    .filter(({ name }) => name.length > 1 && !PLACE_NAME.test(name));
  const names = [...new Set(hits.map(({ name }) => name))].filter((name) =>
    isName(
      name,
      hits.filter((hit) => hit.name === name),
      story,
    ),
  );
  const spoken = playNames(story).map((name) => ({ name: plainCase(name), at: story.indexOf(name) }));
  return [...hits.filter(({ name }) => names.includes(name)), ...spoken];
}

/** MARA is Mara. */
const plainCase = (name: string): string =>
  name.replace(/[A-Z]{2,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** "When Mei" and "Old Tom" are Mei and Tom; "Mei Then" is Mei. */
function trimmed(found: string, at: number): NameAt {
  if (TITLED.test(found)) return { name: found, at };
  const [head = '', last] = found.split(/\s/);
  if (last !== undefined && (isGrammarWord(head) || ADJECTIVE.test(head)))
    return isGrammarWord(last) ? { name: '', at } : { name: last, at: at + found.length - last.length };
  if (last !== undefined && isGrammarWord(last)) return { name: head, at };
  return { name: found, at };
}

/** Whether a capitalised word is a name: by a title, a list of names, or by how it stands where no sentence begins. */
function isName(name: string, hits: readonly NameAt[], story: string): boolean {
  if (TITLED.test(name)) return true;
  const head = name.split(' ')[0] ?? '';
  if (isGrammarWord(head)) return false;
  if (new RegExp(`(?<![\\w'])${head.toLowerCase()}(?!\\w)`).test(story)) return false;
  const after = (hit: NameAt) => story.slice(hit.at + hit.name.length, hit.at + hit.name.length + 24);
  const acts = hits.some((hit) => ACTS.test(after(hit)) || TOLD_OF.test(after(hit)));
  const given = isGivenName(head);
  const inside = hits.filter(({ at }) => !beginsSentence(story, at));
  if (isCommonWord(head) && !given) return false;
  if (inside.length > 0) {
    const only = inside.every(({ at }) => IN_A_PLACE.test(story.slice(Math.max(0, at - 12), at)));
    return given || acts || !only;
  }
  if (given) return acts || hits.length > 1 || hits.some((hit) => /^[,!?.]/.test(after(hit)));
  return acts && (name.includes(' ') || !/(?:ing|ly|ed|s)$/.test(head));
}

const beginsSentence = (story: string, at: number): boolean =>
  /(?:^|[.!?…:—\n])["'“”‘’()\s]*$|["“‘]\s*$/.test(story.slice(Math.max(0, at - 8), at));
