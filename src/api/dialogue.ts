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

/** Splits formatted dialogue into speaker and text, for display, accepting any name; null without a speaker. */
export function spokenIn(written: string): Dialogue | null {
  const at = written.indexOf(COLON);
  const [role, text] = [written.slice(0, Math.max(0, at)).trim(), written.slice(at + 1).trim()];
  return role && text ? { role, text } : null;
}

/**
 * Parses dialogue: splits at the first colon, full-width or not.
 * @param names the known options; any other name before the colon counts as text without a speaker
 */
export function readDialogue(written: string, names: readonly string[]): Dialogue {
  const at = written.search(/[：:]/u);
  const role = written.slice(0, Math.max(0, at)).trim();
  return at > 0 && names.includes(role)
    ? { role, text: written.slice(at + 1).trim() }
    : { role: EMPTY_SCENE, text: written };
}
