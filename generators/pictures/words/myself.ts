/** Whoever tells a picture, where they name themselves beside others: "my grandfather and I", 我和爷爷, "me and my dog". */
import type { Match } from './match.ts';
import type { Sense } from './senses.ts';

/** Words for oneself next to "and". 我们 are several, and 我的 is what is mine. */
const WITH_OTHERS =
  /(?<![a-z'’])(?:i|me|myself)(?= (?:and|with) (?:a|an|my|the|our) )|(?<=\b(?:and|with) )(?:i|me|myself)(?![a-z'’])|我(?=[和跟与同陪带抱牵](?!们))|(?<=[和跟与同])我(?![们的家])/gu;
/** Beside whom one is a child. */
const ELDER =
  /\b(?:grand(?:father|mother|pa|ma|dad|mum|mom)|granny|grandparents|father|mother|dad|daddy|mum|mom|mummy|mommy|parents|uncle|aunt)\b|爷爷|奶奶|外公|外婆|姥姥|姥爷|爸|妈|父亲|母亲|叔叔|阿姨/u;
/** Who has a child or somebody to love is grown. */
const GROWN =
  /\bmy (?:[a-z]+ )?(?:wife|husband|son|daughter|kids?|children|child|baby|boyfriend|girlfriend|grandson|granddaughter)\b|妻子|老婆|丈夫|老公|儿子|女儿|孩子|宝宝|[男女]朋友|孙子|孙女/u;

/** Adds whoever tells the text to its words. @param text lower case @param words of it, in order */
export function withMyself(text: string, words: readonly Match<Sense[]>[]): Match<Sense[]>[] {
  const found = WITH_OTHERS.exec(text);
  WITH_OTHERS.lastIndex = 0;
  if (!found) return [...words];
  const child = ELDER.test(text) && !GROWN.test(text);
  const start = found.index;
  const own: Match<Sense[]> = {
    means: [{ of: 'figure', is: { figure: child ? 'child' : 'person' } }],
    word: MYSELF,
    start,
    end: start + found[0].length,
    plural: false,
  };
  return [
    ...words.filter((word) => word.end <= start),
    own,
    ...words.filter((word) => word.start >= own.end),
  ];
}

/** The word under which whoever tells a text is among its words: nobody else is meant by it. */
export const MYSELF = 'i';
