/** How dialogue is written: `Name：text`, with a full-width colon; nobody's words stand alone (BOARD-81, BOARD-82). */

/** The choice of nobody in the dialogue's role picker; not the "empty role" that mentions leave out (decisions A-30). */
export const EMPTY_SCENE = 'Empty Scene';
const COLON = '：';

export interface Dialogue {
  /** A role's name, or {@link EMPTY_SCENE}. */
  role: string;
  text: string;
}

/** Writes dialogue down. @example writeDialogue({ role: 'Mei', text: 'Hello.' }) // 'Mei：Hello.' */
export const writeDialogue = ({ role, text }: Dialogue): string =>
  role === EMPTY_SCENE ? text : `${role}${COLON}${text}`;

/** Who speaks in dialogue that was written so, and what; null when the words stand alone. For reading, where any name will do. */
export function spokenIn(written: string): Dialogue | null {
  const at = written.indexOf(COLON);
  const [role, text] = [written.slice(0, Math.max(0, at)).trim(), written.slice(at + 1).trim()];
  return role && text ? { role, text } : null;
}

/**
 * Reads dialogue: split at the first colon, of either width.
 * @param names the known options; with any other name before the colon the whole text is nobody's
 */
export function readDialogue(written: string, names: readonly string[]): Dialogue {
  const at = written.search(/[：:]/u);
  const role = written.slice(0, Math.max(0, at)).trim();
  return at > 0 && names.includes(role)
    ? { role, text: written.slice(at + 1).trim() }
    : { role: EMPTY_SCENE, text: written };
}
