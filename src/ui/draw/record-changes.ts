import { t } from '@lingui/core/macro';
import { snapshot } from 'valtio';
import { bringBackDraw, removeDraw } from '../../store/draw/draw.ts';
import { type DrawForm, drawForm } from '../../store/draw/draw-form.ts';
import { withWords } from '../../store/draw/flags.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { focusPrompt } from './prompt-focus.ts';

/** Fills the prompt bar. An unsent prompt can be restored with Undo. */
function fill(fields: Partial<DrawForm>): void {
  const before = snapshot(drawForm) as DrawForm;
  Object.assign(drawForm, fields);
  focusPrompt();
  if (before.prompt.trim() === '' || before.prompt === drawForm.prompt) return;
  toast({
    type: 'info',
    title: t`Your prompt was replaced`,
    action: { label: t`Undo`, run: () => void Object.assign(drawForm, before) },
  });
}

/** Puts other words into the prompt; its parameters stay. */
export const takeWords = (words: string): void => fill({ prompt: withWords(drawForm.prompt, words) });

/** Fills the prompt box with a record's prompt (DRAW-51). */
export const takePrompt = (prompt: string): void => fill({ prompt });

/** Fills the whole bar as it was for a record: prompt, model, ratio, style and reference. */
export const takeSettings = (settings: DrawForm): void => fill(settings);

/** Deletes at once and offers to undo it: asking first would cost everybody a click (DRAW-52). */
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
