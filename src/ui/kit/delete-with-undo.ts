import { t } from '@lingui/core/macro';
import { ApiError, isUnanswered } from '../../api/errors.ts';
import type { BringBack } from '../../store/deletions.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import { passFocus } from './pass-focus.ts';
import { captureOrigin } from './return-focus.ts';

/**
 * Deletes a row of a history and offers to undo it (DRAW-52, VIDEO-47): asking first would cost everybody a click.
 * @param remove takes the row away
 */
export async function deleteWithUndo(remove: () => Promise<BringBack>): Promise<void> {
  passFocus(captureOrigin());
  let bringBack: BringBack;
  try {
    bringBack = await remove();
  } catch (error) {
    reportAs(t`Delete failed`, error);
    return;
  }
  toast({
    type: 'success',
    title: t`Delete success`,
    action: { label: t`Undo`, run: () => void undo(bringBack) },
  });
}

async function undo(bringBack: BringBack): Promise<void> {
  try {
    await bringBack();
  } catch (error) {
    const passing = isUnanswered(error) || (error instanceof ApiError && error.kind === 'busy');
    if (!passing) {
      reportAs(t`It could not be brought back`, error);
      return;
    }
    // the message with Undo has gone with the click: without another the way back would be lost
    toast({
      type: 'error',
      title: t`It could not be brought back`,
      action: { label: t`Try again`, run: () => void undo(bringBack) },
    });
  }
}
