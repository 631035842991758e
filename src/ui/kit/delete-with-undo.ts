import { t } from '@lingui/core/macro';
import { ApiError, isUnanswered } from '../../api/errors.ts';
import type { BringBack } from '../../store/deletions.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import { passFocus } from './pass-focus.ts';
import { captureOrigin } from './return-focus.ts';
import { shortName } from './short-name.ts';

/**
 * Deletes a row of a list and offers to undo it (DRAW-52, VIDEO-47): asking first would cost everybody a click.
 * @param name of what is deleted, or its prompt: several messages may offer to undo
 * @param remove takes the row away
 * @param failed says that it could not be deleted
 */
export async function deleteWithUndo(
  name: string,
  remove: () => Promise<BringBack>,
  failed = (error: unknown): void => reportAs(t`Delete failed`, error),
): Promise<void> {
  passFocus(captureOrigin());
  let bringBack: BringBack;
  try {
    bringBack = await remove();
  } catch (error) {
    failed(error);
    return;
  }
  toast({
    type: 'success',
    title: t`Delete success`,
    ...described(name),
    action: { label: t`Undo`, run: () => void undo(name, bringBack) },
  });
}

const described = (name: string) => (name.trim() ? { description: shortName(name) } : {});

async function undo(name: string, bringBack: BringBack): Promise<void> {
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
      ...described(name),
      action: { label: t`Try again`, run: () => void undo(name, bringBack) },
    });
  }
}
