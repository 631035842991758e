/** Families of animals: a mother bear with her cubs, 兔妈妈和小兔子. */
import { ANIMATE, PEOPLE } from './beings.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import { homes } from './homes.ts';
import type { Match } from './match.ts';
import type { FigureName } from './plan.ts';
import type { Sense } from './senses.ts';

type Word = Match<Sense[]>;

/** Of people these are somebody; beside the name of an animal they are that animal. */
const PARENTS =
  /^(?:parents|mother|mom|mama|mum|mommy|father|dad|papa|daddy|grandmother|grandma|granny|grandfather|grandpa)$/;
const PRONOUN = /^(?:he|she|her|him|他|她)$/;
const PARENTS_ZH = /^(?:父母|爸妈|妈妈|爸爸|母亲|父亲|奶奶|爷爷|外婆|外公|姥姥|姥爷)$/u;
/** A mother and a father. */
const BOTH = /^(?:parents|父母|爸妈)$/u;
/** Young of the animal named before them: "her two cubs", 和宝宝们. */
const ITS_YOUNG = /^(?:cub|baby|babies|幼崽|宝宝)$/u;
/** How many young are meant where the words do not say. */
const LITTER = 3;
/** Young by their own name, which has the figure of their kind. */
const YOUNG = /^(?:kitten|kitty|puppy|lamb|piglet|calf|calves|foal|pony|duckling)$/;
/** A word in Chinese for an animal with 小 before it is young beside a grown one. */
const YOUNG_ZH = /^小|^羔羊|^羊羔|宝宝$/u;
/** Beside a pet a baby is one of people. */
const PETS: ReadonlySet<FigureName> = new Set<FigureName>(['cat', 'dog']);
const A_BABY = /\b(?:a|an|the) (?:newborn |little |sleeping )?baby$|(?<![猫狗])(?:小?宝宝|婴儿)$/u;
const BABY = /\b(?:baby|little|young|tiny) $/;
/** What makes an animal larger than people: "a giant spider", 巨大的章鱼. */
const GIANT =
  /\b(?:giant|gigantic|huge|enormous|colossal|massive|monstrous|towering) (?:[a-z]+ )?$|(?:巨大的?|巨型的?|超大的?|庞大的?)[^，。,.]{0,2}$/u;

/** The same of things, of which many are called huge that are only large: "a huge cake". */
const GIANT_THING =
  /\b(?:giant|gigantic|colossal|towering) (?:[a-z]+ )?$|(?:巨大的?|巨型的?)[^，。,.]{0,2}$/u;

const GROWS: ReadonlySet<FigureName> = new Set<FigureName>(['mushroom', 'pumpkin']);
/** What lies on a table where nobody makes it giant. */
const smallThingIn = ({ means }: Word): FigureMeaning | undefined => {
  const found = means.find(
    (sense) =>
      sense.of === 'figure' && (homes[sense.is.figure]?.[0] === 'table' || GROWS.has(sense.is.figure)),
  );
  return found?.of === 'figure' ? found.is : undefined;
};

const animalIn = ({ means }: Word): FigureMeaning | undefined => {
  const found = means.find(
    (sense) => sense.of === 'figure' && ANIMATE.has(sense.is.figure) && !PEOPLE.has(sense.is.figure),
  );
  return found?.of === 'figure' ? found.is : undefined;
};

const isYoung = (text: string, { word, start }: Word): boolean =>
  YOUNG.test(word) ||
  YOUNG_ZH.test(word) ||
  BABY.test(text.slice(0, start)) ||
  text.charAt(start - 1) === '小';

/**
 * Reads the families of animals among the words of a text: a parent's noun at an animal's name is no person, "cubs" are of the
 * animal before them, and beside a grown animal of their kind the young are small.
 * @param text lower case @param words of it, in order
 */
export function readFamilies(text: string, words: readonly Word[]): Word[] {
  let last: Animal | undefined;
  const parents = new Map<FigureName, Set<string>>();
  const own = words.flatMap((word, i): Word[] => {
    const of = kinOfParent(text, words, i);
    if (of) {
      parents.set(of, (parents.get(of) ?? new Set()).add(word.word));
      return [];
    }
    const near = last !== undefined && !/[.;!?。；！？]/u.test(text.slice(last.end, word.start));
    const human = last && PETS.has(last.figure) && A_BABY.test(text.slice(0, word.end));
    if (
      ITS_YOUNG.test(word.word) &&
      last &&
      near &&
      !human &&
      !words.slice(0, i).some(isPerson(text, words))
    ) {
      // "tiger cubs", 熊猫宝宝: the animal itself
      if (!text.slice(last.end, word.start).trim()) return [];
      const many = word.plural ? LITTER : undefined;
      const counted = /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine)\b|[两二三四五六七八九]/u.test(
        text.slice(last.end, word.start),
      );
      const means: Sense[] = [{ of: 'figure', is: { ...last.is, young: true } }];
      return [{ ...word, means, ...(many && !counted && { many }) }];
    }
    // the mother of a young animal is one, too: 小熊给妈妈送花
    if (
      last &&
      near &&
      isParentOf(text, word, last) &&
      !words.some((one, at) => one !== word && isPerson(text, words)(one, at))
    )
      return [
        {
          ...word,
          means: [{ of: 'figure', is: { figure: last.figure } }],
          ...(BOTH.test(word.word) && { many: 2 }),
        },
      ];
    const animal = animalIn(word);
    if (animal) last = { figure: animal.figure, is: animal, end: word.end, young: isYoung(text, word) };
    return [word];
  });
  const grown = new Set<FigureName>(
    own.flatMap((word): FigureName[] => {
      const animal = animalIn(word);
      return animal && !animal.young && !isYoung(text, word) ? [animal.figure] : [];
    }),
  );
  return own.map((word) => {
    const thing = GIANT_THING.test(text.slice(0, word.start)) ? smallThingIn(word) : undefined;
    if (thing) return { ...word, means: [{ of: 'figure', is: { ...thing, giant: true } }] };
    const animal = animalIn(word);
    if (!animal || animal.young) return word;
    if (grown.has(animal.figure) && isYoung(text, word))
      return { ...word, means: [{ of: 'figure', is: { ...animal, young: true } }] };
    if (isYoung(text, word)) return { ...word, means: [{ of: 'figure', is: { ...animal, little: true } }] };
    if (GIANT.test(text.slice(0, word.start)))
      return { ...word, means: [{ of: 'figure', is: { ...animal, giant: true } }] };
    const many = parents.get(animal.figure)?.size ?? 0;
    return many > 1 && !word.plural ? { ...word, many } : word;
  });
}

/** An animal that a text has named. */
interface Animal {
  figure: FigureName;
  /** What its name says of it, as of a polar bear, which its young are too. */
  is: FigureMeaning;
  end: number;
  young: boolean;
}

/** Whether a noun is for the parent of an animal named before it: "its mother", and of young ones that are no pets 妈妈. */
function isParentOf(text: string, { word, start }: Word, animal: Animal): boolean {
  if (!PARENTS.test(word) && !PARENTS_ZH.test(word)) return false;
  if (/\bits $|它的?$/u.test(text.slice(0, start))) return true;
  return animal.young && !PETS.has(animal.figure) && !/\b(?:my|the|a) $|我的?$/u.test(text.slice(0, start));
}

/** Whether a word is for a person, and neither for a parent among animals nor a pronoun. */
const isPerson =
  (text: string, words: readonly Word[]) =>
  ({ means, word }: Word, i: number): boolean =>
    means.some((sense) => sense.of === 'figure' && PEOPLE.has(sense.is.figure)) &&
    !PRONOUN.test(word) &&
    !isYoungOf(text, words, i) &&
    !kinOfParent(text, words, i);

/** Whether a word only says how old the animal after it is: "a baby elephant". */
function isYoungOf(text: string, words: readonly Word[], i: number): boolean {
  const [word, next] = [words[i], words[i + 1]];
  return (
    word?.word === 'baby' &&
    next !== undefined &&
    animalIn(next) !== undefined &&
    text.slice(word.end, next.start) === ' '
  );
}

/** The animal whose name a noun of a parent is at: "mother bear", 熊妈妈. */
function kinOfParent(text: string, words: readonly Word[], i: number): FigureName | undefined {
  const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
  if (!word) return undefined;
  if (next && PARENTS.test(word.word) && text.slice(word.end, next.start) === ' ')
    return animalIn(next)?.figure;
  return before && PARENTS_ZH.test(word.word) && before.end === word.start
    ? animalIn(before)?.figure
    : undefined;
}
