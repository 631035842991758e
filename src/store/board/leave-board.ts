import { closeBoard } from './board.ts';
import { closeEdits } from './edits.ts';
import { closeGenerating } from './generate.ts';
import { turnTo } from './materials.ts';
import { dropNarration } from './narration.ts';

/** Forgets everything of a storyboard that belongs to the account that signs out. */
export function leaveBoard(): void {
  closeEdits();
  closeBoard();
  closeGenerating();
  turnTo(0);
  dropNarration();
}
