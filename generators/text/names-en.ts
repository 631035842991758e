/** Finds personal names in an English story. */
import { isCommonWord, isGrammarWord } from './common-words.ts';
import { isGivenName } from './genders.ts';
import { findKinds } from './kinds.ts';
import { isMeantAsName, isWordToo } from './names-that-are-words.ts';
import { playNames } from './segment.ts';

export interface NameAt {
  name: string;
  at: number;
}

const TITLE =
  'Mr|Mrs|Ms|Miss|Dr|Sir|Madam|Captain|Professor|Coach|Chef|Nurse|Officer|Principal|Judge|Mayor|General|Colonel|Sergeant|President|Agent|Sheriff|Inspector|Detective|Lieutenant|Admiral|Commander|Pastor|Doctor|Striker|Aunt|Uncle|King|Queen|Prince|Princess|Lady|Lord|Grandma|Grandpa|Granny';
/** Before a first name and a surname: "Old Marta Vale". */
const LEAD = 'Old|Little|Young|Poor|Dear|Brave|Tiny|Big';
const LED = new RegExp(`^(?:${LEAD})\\s(?=\\S+\\s\\S)`);
/** Names from tales that are ordinary words too. */
const TALES = 'Little Red Riding Hood|Snow White|Sleeping Beauty|Cinderella';
const TALE = new RegExp(`^(?:${TALES})$`);
const NAME = new RegExp(
  `(?<![\\w'’])(?:${TALES})(?![\\w])|(?<![\\p{L}\\w'’])(?:(?:${LEAD})[ \\t](?=\\p{Lu}\\p{Ll}+[ \\t]\\p{Lu}))?(?:(?:${TITLE})(?:(?<=M[rs]|Mrs|Dr)\\.)?[ \\t]+)?\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?(?:[ \\t]\\p{Lu}\\p{Ll}+)?`,
  'gu',
);
const TITLED = new RegExp(`^(?:${TITLE})\\.?\\s`);
/** Suffixes of place names. */
const PLACE_NAME =
  /\s(?:Street|Road|Lake|River|Bay|Harbou?r|Island|Park|Square|City|Town|Hill|Mountain|Forest|Bridge|Station|Avenue|Lane|House|Hotel|School|Church|Sea|Ocean|Valley)$/;
/** Names of groups. */
const GROUP = /^(?:Unit|Team|Club|Class|Company|Project|Operation|Planet|Mount)\s/;
/** Cities and countries that are nobody's name. */
const LANDS = new Set(
  'africa america antarctica argentina asia athens australia austria bangkok barcelona beijing berlin boston brazil britain brussels cairo california canada chicago chile china colombia copenhagen denmark dubai dublin egypt england europe finland france germany greece greenland hawaii hollywood iceland india indonesia ireland israel istanbul italy japan jerusalem kenya korea kyoto lisbon london madrid melbourne mexico miami milan morocco moscow mumbai munich naples nepal netherlands norway osaka oslo paris peru poland portugal prague rome russia scotland seattle seoul shanghai singapore spain stockholm sweden switzerland taiwan texas thailand tibet tokyo toronto turkey ukraine venice vienna vietnam wales warsaw washington zurich pacific atlantic arctic antarctic mediterranean baltic sahara amazon alps himalayas andes everest budapest bucharest belgrade kyiv kiev odessa lagos nairobi johannesburg marrakech casablanca havana bogota quito caracas manila jakarta hanoi saigon delhi calcutta kolkata karachi lahore kabul tehran baghdad damascus beirut riyadh toronto vancouver montreal quebec denver detroit dallas houston atlanta philadelphia baltimore manchester liverpool edinburgh glasgow belfast geneva marseille bordeaux hamburg cologne frankfurt dresden seville granada porto'.split(
    ' ',
  ),
);
const ADJECTIVE = /^(?:Twins?|Brothers|Sisters|Cousins|Friends|Old|Little|Young|Poor|Dear|Brave|Tiny|Big)$/;
/** Past forms of verbs that do not end in -ed. */
export const PAST =
  'was|had|said|ran|saw|felt|found|took|went|came|knew|stood|sat|held|left|made|told|lost|won|fell|wrote|drew|broke|chose|flew|gave|grew|heard|kept|led|lay|met|put|read|rose|sent|sang|slept|spoke|swam|taught|threw|thought|woke|wore|built|bought|brought|caught|drank|drove|ate|forgot|hid|rode|shook|began|let|cut|set|bent|crept|knelt|leaned|swung|forgave|overheard|understood|swore|tore|wove|stole|sank|shone|sought|spent|stuck|strode|stung|swept|withdrew|bit|blew|burst|clung|dealt|dug|fed|fought|fled|froze|hung|hurt|knit|leapt|lent|lit|meant|paid|quit|rang|rid|sold|shut|shot|split|spread|sprang|spun|struck|upset|wept|wound';
const DEEDS = `is|has|and|says|never|always|still|who|can't|couldn't|didn't|does|doesn't|slowly|quietly|only|just|will|would|could|did|${PAST}`;
const ACTS = new RegExp(`^(?:['’]s\\b|\\s+(?:${DEEDS}|[a-z]+(?:ed|[^s]s))\\b)`);
/** An apposition after a name: "Mei, the baker,". */
const TOLD_OF = /^,\s(?:the|a|an|her|his|who|my|our)\b/;
/** "The ship Meridian": the name of a thing. */
const OF_THING =
  /\b(?:ship|spaceship|starship|boat|yacht|schooner|station|vessel|submarine|planet|village|town|city|island|hotel|café|cafe|restaurant|company|app|band|river|mountain|street|school|project|operation)\s(?:(?:called|named)\s)?["“]?$/i;
const IN_A_PLACE = /\b(?:in|at|from|into|near|across|through|over|around|outside|via|of|to)\s+$/;

/** What is written on a sign: 'Vale and Theo, Repairs'. A word that stands nowhere else names nobody. */
const ON_SIGN =
  /\b(?:sign|plaque|plate|banner|label|poster|board|awning|shop ?front)\b[^.!?“"'‘]{0,30}["“'‘]([^"”\n]{2,60}?)["”'’](?![a-z])/giu;
const isOnSign = (story: string, at: number): boolean =>
  [...story.matchAll(ON_SIGN)].some(({ 0: whole, index }) => at > index && at < index + whole.length);

/** Names in an English story, with every index where they occur. */
export function englishNames(story: string): NameAt[] {
  const words = wordNames(story);
  const hits = [...story.replace(NOBODY, (words) => words.toLowerCase()).matchAll(NAME)]
    .map(({ 0: found, index }) => trimmed(found, index, words))
    .filter(
      ({ name }) =>
        name.length > 1 &&
        (TITLED.test(name) || !PLACE_NAME.test(name)) &&
        !GROUP.test(name) &&
        !LANDS.has(name.toLowerCase()),
    );
  const names = [...new Set(hits.map(({ name }) => name))].filter(
    (name) =>
      words.has(name) ||
      isName(
        name,
        hits.filter((hit) => hit.name === name),
        story,
      ),
  );
  const spoken = playNames(story).map((name) => ({ name: plainCase(name), at: story.indexOf(name) }));
  return [...hits.filter(({ name }) => names.includes(name)), ...spoken];
}

/** The names of a story that are words as well: "On her first day Hope sat alone". */
const wordNames = (story: string): ReadonlySet<string> =>
  new Set(
    [...story.matchAll(WORD)].flatMap(({ 0: name, index }) => {
      const before = story.slice(Math.max(0, index - 24), index);
      const acts = ACTS.test(story.slice(index + name.length, index + name.length + 24));
      return isWordToo(name) && isMeantAsName(before, acts) ? [name] : [];
    }),
  );
const WORD = /(?<![\p{L}'’])\p{Lu}\p{Ll}+(?!['’]?\p{L})/gu;

/** "MARA" to "Mara". */
const plainCase = (name: string): string =>
  name.replace(/[A-Z]{2,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** Christmas Eve is nobody, and neither is New York. */
const NOBODY =
  /(?<=\b(?:[Aa]n?|[Tt]he|[Tt]wo|[Tt]hree|old|young|brave|ancient|retired|lonely)\s)(?:Roman|Viking|Spartan|Trojan|Greek|Norse|Victorian|Tang|Song|Ming|Qing)(?=\s[a-z]|s\b)|\b(?:Christmas|New Year(?:['’]s)?) Eve\b|\b(?:North|South) (?:Pole|Korea|Africa|America)\b|\bNew (?:York|Orleans|Delhi|Zealand|England|Mexico|Jersey)\b|\b(?:Los Angeles|Las Vegas|San Francisco|San Diego|Hong Kong|Cape Town|Buenos Aires|Mexico City|Rio de Janeiro|Sri Lanka|Saudi Arabia|Costa Rica|Puerto Rico)\b/g;

/** Drops capitalized words that are not part of the name: "When Mei" and "Old Tom" to "Mei" and "Tom", "Mei Then" to "Mei". */
function trimmed(found: string, at: number, words: ReadonlySet<string>): NameAt {
  if (TITLED.test(found) || TALE.test(found)) return { name: found, at };
  const [led] = LED.exec(found) ?? [];
  if (led) return trimmed(found.slice(led.length), at + led.length, words);
  const [head = '', last] = found.split(/\s/);
  if (last !== undefined && words.has(last) && isGrammarWord(head))
    return { name: last, at: at + found.length - last.length };
  if (last !== undefined && (isGrammarWord(head) || ADJECTIVE.test(head)))
    return isGrammarWord(last) ? { name: '', at } : { name: last, at: at + found.length - last.length };
  if (last !== undefined && isGrammarWord(last)) return { name: head, at };
  return { name: found, at };
}

const IS_THE = /\b[Tt]he $/;
const NUMBERED = /^\s\d/;

/** Whether the words before a name say that somebody has it: "a mermaid named", but not "a village called". */
function isTold(before: string): boolean {
  const noun = /(\w+),?\s(?:named|called)\s$/.exec(before)?.[1];
  return noun !== undefined && findKinds(noun).length > 0;
}

/** Whether a capitalized word is a name: by a title, a list of names, or its use other than at the start of a sentence. */
function isName(name: string, hits: readonly NameAt[], story: string): boolean {
  if (TITLED.test(name) || TALE.test(name)) return true;
  const head = name.split(' ')[0] ?? '';
  if (isGrammarWord(head) || /day['’]?s$/.test(head)) return false;
  if (hits.some(({ at }) => OF_THING.test(story.slice(Math.max(0, at - 24), at)))) return false;
  // the Pacific and the Pinewood Five are nobody, and nor is Unit 12
  if (
    hits.every(
      ({ at, name: its }) =>
        IS_THE.test(story.slice(Math.max(0, at - 5), at)) || NUMBERED.test(story.slice(at + its.length)),
    )
  )
    return false;
  if (hits.some(({ at }) => isTold(story.slice(Math.max(0, at - 40), at)))) return true;
  if (new RegExp(`(?<![\\w'])${head.toLowerCase()}(?!\\w)`).test(story)) return false;
  const after = (hit: NameAt) => story.slice(hit.at + hit.name.length, hit.at + hit.name.length + 24);
  const acts = hits.some((hit) => ACTS.test(after(hit)) || TOLD_OF.test(after(hit)));
  const given = isGivenName(head);
  if (!given && hits.every(({ at }) => isOnSign(story, at))) return false;
  const inside = hits.filter(({ at }) => !beginsSentence(story, at));
  if (isCommonWord(head) && !given) return false;
  if (inside.length > 0) {
    const only = inside.every(({ at }) => IN_A_PLACE.test(story.slice(Math.max(0, at - 12), at)));
    return given || !only;
  }
  if (given) return acts || hits.length > 1 || hits.some((hit) => /^[,!?.]/.test(after(hit)));
  return acts && (name.includes(' ') || !/(?:ing|ly|ed|s)$/.test(head));
}

const beginsSentence = (story: string, at: number): boolean =>
  /(?:^|[.!?…:—\n])["'“”‘’()\s]*$|["“‘]\s*$/.test(story.slice(Math.max(0, at - 8), at));
