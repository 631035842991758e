/** A scene's heading on its way from a screenplay to its shots: it says where and when they play, and nobody speaks it. */

export interface Scene {
  /** As words of a sentence: "In the kitchen at night". */
  words: string;
  /** As the heading names it; empty if that is not known. */
  place: string;
  inside: boolean;
}

/** Begins a line that is a heading, and divides it. A character that no text has: it is reserved for private use. */
const MARK = '\uE000';

/** The heading as a line of the story. */
export const sceneLine = ({ words, place, inside }: Scene): string =>
  `${MARK}${words}${MARK}${place}${MARK}${inside ? 'in' : ''}`;

/** @returns null for any other line */
export function readSceneLine(line: string): Scene | null {
  if (!line.startsWith(MARK)) return null;
  const [, words = '', place = '', inside = ''] = line.split(MARK);
  return { words, place, inside: inside !== '' };
}

/** What is told of a text: without its headings. */
export const withoutScenes = (text: string): string =>
  text
    .split('\n')
    .filter((line) => readSceneLine(line) === null)
    .join('\n');

/** The first heading of a text; empty if it has none. */
export const firstScene = (text: string): string =>
  text.split('\n').find((line) => readSceneLine(line) !== null) ?? '';
