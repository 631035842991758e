import { readSceneLine } from './scene-line.ts';
import type { Language } from './words.ts';

/** Most words, or Chinese characters, of a heading. */
const LONGEST = { en: 8, zh: 16 } as const;
/** The end of a sentence, with what may close it. */
const ENDED = /[。！？!?…．.][”"’'」』）)]*$/u;
/** What a line that goes on, or a speaker's line, has. */
const OPEN = /[，,；;：:、—]/u;
/** A heading that names a part, not the story. */
const PART = /^(?:chapter|part|act|scene|episode)\s+[\divxlc]+$|^第.{1,4}[章节幕场集回话]$/iu;
/** What is typed around a title. */
const AROUND = /^[#*\s《【]+|[\s》】*]+$/gu;

/** Of the lines of prose, how many end as sentences do. */
const MOST = 0.8;

/**
 * Takes the heading off a text: a short first line that is no sentence, above lines that are. People put a story's title there,
 * and it is neither told nor shown.
 * @returns `title` is empty if there is no heading, or if that only names a part such as a chapter
 */
export function takeHeading(text: string, language: Language): { title: string; body: string } {
  const [first, ...rest] = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const title = first?.replace(AROUND, '') ?? '';
  const isHeading =
    title !== '' &&
    !readSceneLine(first ?? '') &&
    !ENDED.test(title) &&
    !OPEN.test(title) &&
    lengthOf(title, language) <= LONGEST[language] &&
    (readSceneLine(rest[0] ?? '') !== null || isProse(rest.filter((line) => !readSceneLine(line))));
  if (!isHeading) return { title: '', body: text };
  return { title: PART.test(title) ? '' : title, body: rest.join('\n') };
}

/** A line under a place, such as a speaker's, is no prose: that first line says where it happens. Nor is one without a word. */
const isProse = ([next = '', ...more]: readonly string[]): boolean =>
  ENDED.test(next) &&
  /[\p{L}\p{N}]/u.test(next) &&
  !/^[^。.!?！？]{1,28}[：:]/u.test(next) &&
  more.filter((line) => ENDED.test(line)).length >= more.length * MOST;

const lengthOf = (title: string, language: Language): number =>
  language === 'zh' ? [...title].length : title.split(/\s+/).length;
