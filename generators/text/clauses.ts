/** Long sentences cut into what is told in one shot: some five to eight seconds of reading. */
import type { Piece } from './segment.ts';

type Language = 'en' | 'zh';

/** Words or characters that a shot's narration may have, and the fewest a half may keep. */
const LONG = { zh: 34, en: 20 } as const;
const FEWEST = { zh: 7, en: 5 } as const;
/** A speech is cut at its sentences only, and may be longer: a face holds attention. */
const LONG_SPEECH = { zh: 48, en: 30 } as const;

const AT_CLAUSE = {
  zh: /[，；：—]+\s*/gu,
  en: /[,;:—]+\s+|\s(?=(?:and|but|while|when|until|because|so|then|where|as)\s)/gu,
} as const;
const AT_SENTENCE = /[。！？；]\s*|[.!?;]\s+/gu;

/** Length in the language's own measure: characters, or words. */
export const lengthOf = (text: string, language: Language): number =>
  language === 'zh' ? [...text].length : text.split(/\s+/).filter(Boolean).length;

/** Cuts a piece at the clause nearest its middle, again and again, where the text allows. */
export function cutLong(piece: Piece, language: Language): Piece[] {
  const speech = piece.kind === 'speech';
  const most = (speech ? LONG_SPEECH : LONG)[language];
  if (lengthOf(piece.text, language) <= most) return [piece];
  const at = middleBreak(piece.text, speech ? AT_SENTENCE : AT_CLAUSE[language], language);
  if (at === null) return [piece];
  const head = { ...piece, text: piece.text.slice(0, at).trim() };
  const tail = { ...piece, text: piece.text.slice(at).trim(), goesOn: true };
  return [...cutLong(head, language), ...cutLong(tail, language)];
}

function middleBreak(text: string, marks: RegExp, language: Language): number | null {
  const fits = (part: string) => lengthOf(part.trim(), language) >= FEWEST[language];
  const middle = text.length / 2;
  const breaks = [...text.matchAll(marks)]
    .map(({ 0: mark, index }) => index + mark.length)
    .filter((at) => fits(text.slice(0, at)) && fits(text.slice(at)))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return breaks[0] ?? null;
}
