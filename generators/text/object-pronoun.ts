/** Pronouns of those to whom something is done: nobody but "himself" is done something by himself, in either language. */
import { pronounsIn } from './pronouns.ts';

/** "Hands him", "smiles at her"; "behind him" may be behind whoever looks. */
const OBJECT =
  /(?<!\b(?:behind|around|round|beside|near|before|above|over|under|below|with|about|in front of|all|and|or|than|as|that|when|while|if|because|but|where))\s$/iu;
const ZH =
  /(?:[把被给对向跟陪帮让叫请扶抱背拉牵追送教救喂朝问带]|(?:看|望|扶|抱|背|拉|牵|追|送|救|递|交)(?:着|了|到|住|起|给|向))$/u;
/** 它 may be a thing, to which nothing is given. */
const TO_ANIMAL_ZH = /(?:给|对|向|跟|陪|帮|抱|扶|问|喂|看着|望着|抱着|抱起|递给)$/u;
const REFLEXIVE = /^(?:himself|herself|itself|[她他它](?:自己|们|的))/iu;
const CLAUSE = /[，,。.；;：:！!？?](?=[^，,。.；;：:！!？?]*$)/u;

/**
 * Whether a pronoun in a text is the object of whoever was named last before it, and so somebody else.
 * @param at index of the pronoun
 * @param named index of the person named last before it
 */
export function isObjectOf(text: string, at: number, named: number): boolean {
  const rest = text.slice(at);
  if (REFLEXIVE.test(rest)) return false;
  const before = text.slice(0, at);
  if (/^\p{Script=Han}/u.test(rest)) {
    const clause = (CLAUSE.exec(before)?.index ?? -1) + 1;
    // 掌柜看着他: by somebody whom nobody knows
    return (rest.startsWith('它') ? TO_ANIMAL_ZH : ZH).test(before) && (named >= clause || at - clause <= 4);
  }
  // "her coat" is whose that is
  const object =
    /^him\b/i.test(rest) || /^her(?=[,.;!?]|\s(?:to|onto|into|from|up|down|the|an?)\b)/i.test(rest);
  return object && OBJECT.test(before) && !/[.;!?]/u.test(text.slice(named, at));
}

/**
 * A sentence with the name of whom something is done to, if the sentence does not tell it: "Bob lifts Priya onto his shoulders".
 * @param unnamed who is in the picture and not in the sentence @param named indexes of those who are
 */
export function withObjectNamed(
  text: string,
  unnamed: { fits: (of: 'she' | 'he' | 'it') => boolean; called: string },
  named: readonly number[],
): string {
  for (const { of, at } of pronounsIn(text)) {
    const doer = Math.max(...named.filter((one) => one < at));
    if (of === 'they' || !unnamed.fits(of) || doer < 0 || !isObjectOf(text, at, doer)) continue;
    return text.slice(0, at) + text.slice(at).replace(/^(?:him|her|it|[他她它])/iu, unnamed.called);
  }
  return text;
}
