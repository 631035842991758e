/** Speakers in a script that was imported as a table. */
import { isNarrator, NARRATORS } from '../../../src/api/dialogue.ts';
import type { LineFields } from '../script/lines.ts';

const COMMAS = /[,，、;；/\n]/u;
/** A name before a half-width or full-width colon, at the start of the dialogue. */
const SPEAKER = /^\s*([^：:\n]{1,50})[：:]\s*/u;
/** Looks like a name: up to four capitalized words, or a few Chinese characters. */
const LIKE_A_NAME =
  /^(?:\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}?[\p{L}\p{M}.'’-]*){0,3}|\p{Script=Han}[\p{Script=Han}·]{0,7})$/u;
/** Maximum roles of a film. */
const MOST = 30;

/** The names in a column of characters. */
export const namesIn = (characters: string): string[] =>
  characters
    .split(COMMAS)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= 50 && !isNarrator(name));

/**
 * Normalizes dialogue for storage: speaker and full-width colon. Other text before a colon remains part of the dialogue.
 * @param known names of known roles
 * @param guess accept words that look like names, because foreign files have no other sign of the speaker
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
    // leave dialogue unchanged that already has this form
    if (before === '' && written === `${name}：`) return line;
    return { ...line, dialogue: `${name.trim()}：${line.dialogue.slice(written.length)}` };
  });
}

const small = (name: string): string => name.trim().toLowerCase();

/** Speakers that the text engine uses if the story names none. */
const NOBODY = ['voice', '画外音'];

/** The characters of a script, each once, in order of appearance. @param options.speakers includes the names of speakers */
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
