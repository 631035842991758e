/** Who speaks in a shot, and what: the dialogue of its script line (BOARD-80 to 83). */
import { type Dialogue, NARRATORS, readDialogue, writeDialogue } from '../../../api/dialogue.ts';
import type { Shot } from '../../../api/shot.ts';
import { textLanguage } from '../../../api/voices.ts';
import { board } from './board.ts';
import { editShot, textOf } from './edits.ts';

/** A shot's dialogue as shown. The narrator is a name like a role's; any other name belongs to the words. */
export const dialogueOf = (shot: Shot): Dialogue =>
  readDialogue(textOf(shot, 'drama_dialogue'), [...board.roles.map(({ name }) => name), ...NARRATORS]);

/** What the narrator is called in a dialogue, in its language. */
export function narratorIn({ role, text }: Dialogue): string {
  if (NARRATORS.includes(role)) return role;
  return NARRATORS.find((name) => textLanguage(name) === textLanguage(text)) ?? role;
}

/** Changes a shot's dialogue. What is spoken follows as long as it says the same. */
export function setDialogue(shot: Shot, dialogue: Dialogue): void {
  const before = dialogueOf(shot);
  if (before.text !== dialogue.text && textOf(shot, 'narration').trim() === before.text.trim())
    editShot(shot.id, 'narration', dialogue.text);
  editShot(shot.id, 'drama_dialogue', writeDialogue(dialogue));
}
