import { ApiError } from '../../api/errors.ts';
import { session } from '../../store/account/session-state.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { report } from '../errors/error-policy.ts';

/**
 * Uploads a picture as the reference. Only members can upload.
 * @param keep called if the server no longer accepts the login
 */
export function sendReference(file: File, keep?: () => Promise<void>): void {
  if (!session.token) {
    signInFirst(() => sendReference(file, keep));
    return;
  }
  reference.take(file).catch((error: unknown) => {
    // failures of the storage are shown in the bar
    if (!(error instanceof ApiError)) {
      console.warn(error);
      return;
    }
    if (error.kind === 'unauthorized') void keep?.().catch(console.warn);
    report(error);
  });
}
