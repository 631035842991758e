/** Who speaks in a shot, and what: the dialogue of its script line (BOARD-80 to 83). */
import { type Dialogue, readDialogue, writeDialogue } from '../../../api/dialogue.ts';
import type { Shot } from '../../../api/shot.ts';
import { board } from './board.ts';
import { editShot, textOf } from './edits.ts';

/** A shot's dialogue as shown. A name that is no role belongs to the words. */
export const dialogueOf = (shot: Shot): Dialogue =>
  readDialogue(
    textOf(shot, 'drama_dialogue'),
    board.roles.map(({ name }) => name),
  );

/** Changes a shot's dialogue. What is spoken follows as long as it says the same. */
export function setDialogue(shot: Shot, dialogue: Dialogue): void {
  const before = dialogueOf(shot);
  if (before.text !== dialogue.text && textOf(shot, 'narration').trim() === before.text.trim())
    editShot(shot.id, 'narration', dialogue.text);
  editShot(shot.id, 'drama_dialogue', writeDialogue(dialogue));
}
