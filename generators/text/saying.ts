/** Who says a speech, as the words around it and in it tell. */
import type { Person } from './person.ts';
import { SAYING_EN, SAYING_ZH } from './segment.ts';

/** "Father!", “爷爷，歇一会儿吧”: what a child calls an elder. */
export const CALLS_ELDER =
  /^\W*(?:oh,? |dear )?(?:father|dad(?:dy)?|papa|mother|mom(?:my)?|mum(?:my)?|mama|grandma|grandpa|granny|grandmother|grandfather)\b\s*[,.!?…—]|^\P{Script=Han}*(?:爸爸?|妈妈?|爷爷|奶奶|外公|外婆|姥姥|姥爷|爹|娘)[，！!。…—]/iu;

/** 别的龙都笑话它, "The others laugh at him": those who speak are nobody of the story. */
export const OTHERS_SAY =
  /^\s*(?:别的|其他|其它|大家|人们|众人)|^\s*(?:all )?(?:the )?other(?:s\b| (?:\w+ )?\w+s\b)|^\s*every(?:one|body)\b/iu;

/** Whether somebody is named right before the verb of saying: 他敲开门，一位老奶奶说. */
export const saysHere = (told: string, { name, aliases }: Person, at: number): boolean => {
  const word = [name, ...aliases].find((one) => told.toLowerCase().startsWith(one.toLowerCase(), at)) ?? name;
  // 妹妹对妈妈说
  return !/[对向跟冲朝]$/u.test(told.slice(0, at)) && SAYS.test(told.slice(at + word.length));
};
export const saysIt = (told: string, at: number): boolean =>
  SAYS.test(told.slice(at).replace(/^(?:[a-z]+|\p{Script=Han})/iu, ''));
/** 医生说没事，妈妈笑了，说：the last verb of saying has no subject of its own; it has that of the clause before. */
export const SAYS_AT_END = new RegExp(
  `，(?:又|便|就|才|忽然|笑着|[轻小大低]声)?(?:${SAYING_ZH})[：:，,]?\\s*$`,
  'u',
);
export const beginsClause = (told: string, at: number): boolean =>
  at === 0 || /[，。；！？]$/u.test(told.slice(0, at));
const SAYS = new RegExp(
  `^(?:\\p{Script=Han}{0,3}(?:${SAYING_ZH})|\\s(?:\\w+ly\\s)?(?:${SAYING_EN})\\b)`,
  'iu',
);

/** Whether a name in a speech is the one addressed: "Mei, run!". */
export const isCalled = (words: string, { name, aliases }: Person, at: number): boolean => {
  const word =
    [name, ...aliases].find((one) => words.toLowerCase().startsWith(one.toLowerCase(), at)) ?? name;
  return (
    /^\s*[,，!！?？.。]/u.test(words.slice(at + word.length)) &&
    /(?:^|[,，。！.!]\s*)$/u.test(words.slice(0, at))
  );
};
