import { t } from '@lingui/core/macro';
import { bringBackDraw, removeDraw } from '../../store/draw/draw.ts';
import { drawForm } from '../../store/draw/draw-form.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { focusPrompt } from './prompt-focus.ts';

/** Fills the prompt box with a record's words (DRAW-51). */
export function takePrompt(prompt: string): void {
  drawForm.prompt = prompt;
  focusPrompt();
}

/** Deletes at once and offers the way back: a question before would cost everybody a click (DRAW-52). */
export async function deleteWithUndo(id: number): Promise<void> {
  try {
    await removeDraw(id);
    toast({
      type: 'info',
      title: t`Deleted`,
      action: { label: t`Undo`, run: () => void bringBackDraw(id).catch(report) },
    });
  } catch (error) {
    report(error);
  }
}
