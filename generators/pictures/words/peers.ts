/** Who is as young as the child beside them: "a girl and her friend", 姐姐和弟弟. */
import type { Match } from './match.ts';
import type { Sense } from './senses.ts';

type Word = Match<Sense[]>;

const SISTER = /^(?:(?:big |elder |older )?sister|姐姐)$/u;
const BROTHER = /^(?:(?:big |elder |older )?brother|哥哥)$/u;
const FRIEND = /^(?:friend|old friend|朋友|好朋友)$/u;

const PRONOUN = /^(?:he|she|her|him|他|她)$/;

const isPeer = ({ word }: Word): boolean => SISTER.test(word) || BROTHER.test(word) || FRIEND.test(word);

const somebodyIn = ({ means }: Word) => {
  const found = means.find(({ of }) => of === 'figure');
  return found?.of === 'figure' ? found.is : undefined;
};
const isChild = (word: Word): boolean => {
  const is = somebodyIn(word);
  return is?.figure === 'child' && !is.infant && !isPeer(word);
};

/** The words of a text, with siblings and friends of a child as children: a friend of whoever is named before. */
export function readPeers(words: readonly Word[]): Word[] {
  if (!words.some(isChild)) return [...words];
  return words.map((word, i): Word => {
    const is = somebodyIn(word);
    if (!isPeer(word) || is?.figure !== 'person') return word;
    const before = words
      .slice(0, i)
      .findLast((one) => somebodyIn(one)?.figure !== undefined && !PRONOUN.test(one.word));
    if (FRIEND.test(word.word) && !(before && isChild(before))) return word;
    const trait = SISTER.test(word.word) ? 'girl' : BROTHER.test(word.word) ? 'boy' : undefined;
    return { ...word, means: [{ of: 'figure', is: { figure: 'child', ...(trait && { trait }) } }] };
  });
}
