import { ApiError } from '../../api/errors.ts';
import { openDialog } from '../../store/dialogs.ts';
import { takeReference } from '../../store/draw-reference.ts';
import { session } from '../../store/session-state.ts';
import { report } from '../shell/error-policy.ts';

/** Uploads a picture as the reference; storage takes files of members only. */
export function sendReference(file: File): void {
  if (!session.token) {
    openDialog({ name: 'login' });
    return;
  }
  takeReference(file).catch((error: unknown) => {
    // storage's own failures are said in the bar
    if (error instanceof ApiError) report(error);
    else console.warn(error);
  });
}

/** The first picture among pasted or dropped things. */
export const pictureIn = (data: DataTransfer | null): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;
