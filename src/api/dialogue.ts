/** The format of dialogue: `Name：text`, with a full-width colon; text without a speaker has no prefix (BOARD-81, BOARD-82). */

/** The "no speaker" option of the dialogue's role picker. Not the "empty role" that mentions skip (decisions A-30). */
export const EMPTY_SCENE = 'Empty Scene';
const COLON = '：';

export interface Dialogue {
  /** A role's name, or {@link EMPTY_SCENE}. */
  role: string;
  text: string;
}

/** Formats dialogue. @example writeDialogue({ role: 'Mei', text: 'Hello.' }) // 'Mei：Hello.' */
export const writeDialogue = ({ role, text }: Dialogue): string =>
  role === EMPTY_SCENE ? text : `${role}${COLON}${text}`;

/** Splits formatted dialogue into speaker and text for display. Accepts any name; null if there is no speaker. */
export function spokenIn(written: string): Dialogue | null {
  const at = written.indexOf(COLON);
  const [role, text] = [written.slice(0, Math.max(0, at)).trim(), written.slice(at + 1).trim()];
  return role && text ? { role, text } : null;
}

/**
 * Parses dialogue: splits at the first colon, full-width or not.
 * @param names the known speakers; text before the colon that is not one of them belongs to the text
 */
export function readDialogue(written: string, names: readonly string[]): Dialogue {
  const at = written.search(/[：:]/u);
  const role = written.slice(0, Math.max(0, at)).trim();
  return at > 0 && names.includes(role)
    ? { role, text: written.slice(at + 1).trim() }
    : { role: EMPTY_SCENE, text: written };
}

/** Names of the narrator, who is not a role. */
export const NARRATORS: readonly string[] = ['Narrator', '旁白'];

/** Whether a name, in any case of letters, is the narrator's. */
export const isNarrator = (name: string): boolean =>
  NARRATORS.some((one) => one.toLowerCase() === name.trim().toLowerCase());

/** A passage spoken by one speaker. */
export interface SpokenPart {
  /** A known name; null if no speaker is given. */
  role: string | null;
  text: string;
}

/** Where a sentence can start. A name in the middle of a sentence is part of the text. */
const BEGINS = String.raw`(^|\n|[.!?。！？…"”』」][\s]*)`;

/**
 * Splits the narration of a shot into passages by speaker, at each known name followed by a colon.
 * @param names names of the roles; the narrator's names are always known
 * @example spokenParts('It was late. Mira: Hush!', ['Mira']) // [{ role: null, text: 'It was late.' }, { role: 'Mira', text: 'Hush!' }]
 */
export function spokenParts(said: string, names: readonly string[]): SpokenPart[] {
  const known = [...names, ...NARRATORS].filter((name) => name.trim() !== '');
  const either = [...known]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('|');
  const parts: SpokenPart[] = [];
  let [role, from]: [string | null, number] = [null, 0];
  const close = (to: number) => {
    const text = said.slice(from, to).trim();
    if (text) parts.push({ role, text });
  };
  for (const match of said.matchAll(new RegExp(`${BEGINS}(${either})\\s*[：:]`, 'giu'))) {
    const [whole, before = '', name = ''] = match;
    close(match.index + before.length);
    role = known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
    from = match.index + whole.length;
  }
  close(said.length);
  return parts;
}
