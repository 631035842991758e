/** Who speaks in a script that came as a table. */
import { NARRATORS } from '../../../src/api/dialogue.ts';
import type { LineFields } from '../script/lines.ts';

const COMMAS = /[,，、;；/\n]/u;
/** A name before a colon of either width, at the beginning of what is said. */
const SPEAKER = /^\s*([^：:\n]{1,50})[：:]\s*/u;
/** A name: up to four words that begin with capitals, or a few characters. */
const LIKE_A_NAME =
  /^(?:\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}?[\p{L}\p{M}.'’-]*){0,3}|\p{Script=Han}[\p{Script=Han}·]{0,7})$/u;
/** As many as a film has characters at most. */
const MOST = 30;

export const isNarrator = (name: string): boolean =>
  NARRATORS.some((one) => one.toLowerCase() === name.trim().toLowerCase());

/** The names of a column of characters. */
export const namesIn = (characters: string): string[] =>
  characters
    .split(COMMAS)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= 50 && !isNarrator(name));

/**
 * Dialogue as it is stored: a speaker's name with a full-width colon. Anything else before a colon is part of what is said.
 * @param known whose names are known already
 * @param guess take a word that looks like a name for one: in a file from elsewhere nothing else says who speaks
 */
export function withSpeakers(
  lines: readonly LineFields[],
  known: readonly string[],
  { guess }: { guess: boolean },
): LineFields[] {
  const names = new Set(
    [...known, ...lines.flatMap(({ characters }) => namesIn(characters)), ...NARRATORS].map(small),
  );
  return lines.map((line) => {
    const [written = '', name = ''] = SPEAKER.exec(line.dialogue) ?? [];
    const speaks = names.has(small(name)) || (guess && LIKE_A_NAME.test(name.trim()));
    if (written === '' || !speaks) return line;
    const [before = ''] = /^\s*/.exec(written) ?? [];
    // what was stored this way stays as it is
    if (before === '' && written === `${name}：`) return line;
    return { ...line, dialogue: `${name.trim()}：${line.dialogue.slice(written.length)}` };
  });
}

const small = (name: string): string => name.trim().toLowerCase();

/** Whom the text engine lets speak where a story names nobody. */
const NOBODY = ['voice', '画外音'];

/** The characters of a script: whoever appears, and whoever speaks if asked for; each once, in order. */
export function rolesOf(lines: readonly LineFields[], { speakers }: { speakers: boolean }): string[] {
  const names = lines.flatMap(({ characters, dialogue }) => {
    const at = dialogue.indexOf('：');
    const speaker = at > 0 ? dialogue.slice(0, at).trim() : '';
    const speaks =
      speakers && LIKE_A_NAME.test(speaker) && !isNarrator(speaker) && !NOBODY.includes(small(speaker));
    return [...namesIn(characters), ...(speaks ? [speaker] : [])];
  });
  return [...new Set(names)].slice(0, MOST);
}
