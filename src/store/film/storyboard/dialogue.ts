/** Who speaks in a shot, and what: the dialogue of its script line (BOARD-80 to 83). */
import { type Dialogue, EMPTY_SCENE, NARRATORS, readDialogue, writeDialogue } from '../../../api/dialogue.ts';
import type { Shot } from '../../../api/shot.ts';
import { textLanguage } from '../../../api/voices.ts';
import { browser } from '../../browser.ts';
import { board } from './board.ts';
import { editShot, textOf } from './edits.ts';

/** The name of a speaker who is no role, such as one that was deleted, before the colon that it is stored with. */
const STRANGER = /^([^：:\n]{1,50})：/u;

const storedIn = (shot: Shot): Dialogue =>
  readDialogue(textOf(shot, 'drama_dialogue'), [...board.roles.map(({ name }) => name), ...NARRATORS]);

/**
 * A shot's dialogue as shown. The narrator is a name like a role's; any other name belongs to the words, with the colon of the interface's
 * language (I18N-07).
 */
export function dialogueOf(shot: Shot): Dialogue {
  const { role, text } = storedIn(shot);
  const converts = role === EMPTY_SCENE && browser.language !== 'zh';
  return { role, text: converts ? text.replace(STRANGER, '$1: ') : text };
}

/**
 * Words as they are stored: the name of a stranger who is still there keeps its colon. Whoever is given the words says them without that
 * name, unless it is spoken: then it only looks like one.
 */
function toStore({ role, text }: Dialogue, before: Dialogue, said: string): string {
  const [, name = ''] = (before.role === EMPTY_SCENE && STRANGER.exec(before.text)) || [];
  const shown = [`${name}: `, `${name}：`].find((prefix) => text.startsWith(prefix));
  if (!name || !shown) return text;
  const words = text.slice(shown.length);
  const isSpoken = [`${name}:`, `${name}：`].some((prefix) => said.includes(prefix));
  return role === EMPTY_SCENE || isSpoken ? `${name}：${words}` : words;
}

/** What the narrator is called in a dialogue, in its language. */
export function narratorIn({ role, text }: Dialogue): string {
  if (NARRATORS.includes(role)) return role;
  return NARRATORS.find((name) => textLanguage(name) === textLanguage(text)) ?? role;
}

/** Without the stranger's name, which is not spoken. */
const spokenOf = (text: string): string => text.replace(STRANGER, '').trim();

/** Changes a shot's dialogue. What is spoken follows as long as it says the same. */
export function setDialogue(shot: Shot, dialogue: Dialogue): void {
  const before = storedIn(shot);
  const said = textOf(shot, 'narration').trim();
  const text = toStore(dialogue, before, said);
  if (dialogueOf(shot).text !== dialogue.text) {
    if (said === before.text.trim()) editShot(shot.id, 'narration', text);
    else if (said === spokenOf(before.text)) editShot(shot.id, 'narration', spokenOf(text));
  }
  editShot(shot.id, 'drama_dialogue', writeDialogue({ role: dialogue.role, text }));
}
