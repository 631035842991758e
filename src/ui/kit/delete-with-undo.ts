import { t } from '@lingui/core/macro';
import { ApiError } from '../../api/errors.ts';
import { announce } from '../../store/announcer.ts';
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
 * @param say other words, where the place has its own: that it is deleted, and that it could not be
 */
export async function deleteWithUndo(
  name: string,
  remove: () => Promise<BringBack>,
  {
    done = t`Delete success`,
    failed = (error) => reportAs(t`Delete failed`, error),
  }: { done?: string; failed?: (error: unknown) => void } = {},
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
    title: done,
    ...described(name),
    action: { label: t`Undo`, run: () => void undo(name, bringBack) },
  });
}

const described = (name: string, why = '') => {
  const description = [shortName(name), why].filter(Boolean).join('\n');
  return description ? { description } : {};
};

/** Whether it can never come back, or the login is lost. Anything else may pass: no network, or a film that is full right now. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === 'unauthorized' || error.code === 404;

/** The message with Undo goes with the click: where the undo fails, without another the way back would be lost. */
async function undo(name: string, bringBack: BringBack): Promise<void> {
  try {
    await bringBack();
  } catch (error) {
    if (isFinal(error)) {
      reportAs(t`It could not be brought back`, error);
      return;
    }
    const refused = error instanceof ApiError && error.kind === 'refused';
    toast({
      type: 'error',
      title: t`It could not be brought back`,
      ...described(name, refused ? error.message : ''),
      action: { label: t`Try again`, run: () => void undo(name, bringBack) },
      // what the reason asks for, e.g. to delete another shot, takes its time
      ...(refused && { seconds: 60 }),
    });
    return;
  }
  // the message goes with the click, and the row comes back where the focus is not
  const back = shortName(name);
  announce(back ? t`Brought back: ${back}` : t`Brought back`);
}
