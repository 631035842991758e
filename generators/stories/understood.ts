/** Letters of neither Latin nor Chinese writing; kana between Chinese characters are Japanese. */
const OTHER_WRITING = /(?!\p{Script=Latin}|\p{Script=Han}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;
/** Small words of other languages in Latin letters that English does not have. */
const OTHER_WORDS =
  /(?<![\p{L}])(?:el|los|las|una|que|del|por|para|con|der|das|und|ein|eine|einen|ist|nicht|mit|auf|le|les|une|des|du|est|dans|avec|qui|il|gli|della|che|não|uma|um|och|ett|een|het|niet|dan|yang)(?![\p{L}])/giu;
const ENGLISH = /\b(?:the|an?|of|in|on|at|to|and|who|is|are|with|for|from|his|her|my|their|its)\b/giu;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Whether an idea is in a language that the engine knows: Chinese or English. */
export function isUnderstood(idea: string): boolean {
  if (OTHER_WRITING.test(idea)) return false;
  return /\p{Script=Han}/u.test(idea) || count(idea, OTHER_WORDS) <= count(idea, ENGLISH);
}
