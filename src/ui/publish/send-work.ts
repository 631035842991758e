import { t } from '@lingui/core/macro';
import { ApiError } from '../../api/errors.ts';
import { closeDialog } from '../../store/dialogs.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';

/**
 * Publishes a work, says how it went, and closes the dialog after a success.
 * @param publish tells whether the work is in the square at once
 * @param changed it was in the square before
 * @returns whether it was published
 */
export async function sendWork(publish: () => Promise<boolean>, changed = false): Promise<boolean> {
  try {
    const inSquare = await publish();
    toast({
      type: 'success',
      title: inSquare ? (changed ? t`Saved` : t`Published`) : t`Reviewed before it goes public`,
    });
    closeDialog();
    return true;
  } catch (error) {
    // the server's words, or ours when it has none (NOTICE-08); an ended login asks to sign in again
    const known = error instanceof ApiError;
    if (known && (error.kind === 'unauthorized' || (error.kind === 'refused' && error.message)))
      report(error);
    else toast({ type: 'error', title: t`Publish failed` });
    return false;
  }
}
