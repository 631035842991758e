/** Splits long sentences into what fits one shot: about five to eight seconds of narration. */
import type { Piece } from './segment.ts';

type Language = 'en' | 'zh';

/** Most characters (zh) or words (en) of a shot's narration, and least of each part after a split. */
const LONG = { zh: 34, en: 20 } as const;
const FEWEST = { zh: 7, en: 5 } as const;
/** Speech is split only between sentences, and may be longer, since a talking face holds attention. */
const LONG_SPEECH = { zh: 48, en: 30 } as const;

const AT_CLAUSE = {
  zh: /[，；：—]+\s*/gu,
  en: /[,;:—]+\s+|\s(?=(?:and|but|while|when|until|because|so|then|where|as)\s)/gu,
} as const;
const AT_SENTENCE = /[。！？；]\s*|[.!?;]\s+/gu;

/** "Ben, a shy boy with freckles, ": what he does comes next. */
const APPOSED = /^[^,.]{1,40},\s(?:an?|the|his|her|their)\s[^,]*,\s$/u;

/** Length of a text: characters in Chinese, words in English. */
export const lengthOf = (text: string, language: Language): number =>
  language === 'zh' ? [...text].length : text.split(/\s+/).filter(Boolean).length;

/** Splits a piece recursively at the clause nearest its middle, where possible. */
export function cutLong(piece: Piece, language: Language): Piece[] {
  const speech = piece.kind === 'speech';
  const most = (speech ? LONG_SPEECH : LONG)[language];
  if (lengthOf(piece.text, language) <= most) return [piece];
  const at = middleBreak(piece.text, speech ? AT_SENTENCE : AT_CLAUSE[language], language);
  if (at === null) return [piece];
  const head = { ...piece, text: piece.text.slice(0, at).trim() };
  const { scene: _, ...rest } = piece;
  const tail = { ...rest, text: piece.text.slice(at).trim(), goesOn: true };
  return [...cutLong(head, language), ...cutLong(tail, language)];
}

function middleBreak(text: string, marks: RegExp, language: Language): number | null {
  const fits = (part: string) => lengthOf(part.trim(), language) >= FEWEST[language];
  const middle = text.length / 2;
  const breaks = [...text.matchAll(marks)]
    .map(({ 0: mark, index }) => index + mark.length)
    .filter((at) => fits(text.slice(0, at)) && fits(text.slice(at)) && !APPOSED.test(text.slice(0, at)))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return breaks[0] ?? null;
}
