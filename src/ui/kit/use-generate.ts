import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { signInFirst } from '../../store/dialogs.ts';
import type { GoingOn } from '../../store/going-on.ts';
import { useGoingOn } from './use-going-on.ts';

interface Submit {
  /** The page of the form, where it continues after a sign-in. */
  page: GoingOn;
  /** Whether a submit is under way or a file is being uploaded: the press does nothing. */
  isBusy: () => boolean;
  /** Whether the form can be sent. If not, it says what is missing. */
  isComplete: () => boolean;
  /** Submits the form. It reports its own errors. */
  send: () => Promise<void>;
  /** Restores the draft of the form. */
  restore: () => Promise<void>;
}

/** The Generate action of all pages: checks in the order people see the fields, asks for a sign-in if needed, then submits once. */
export function useGenerate({ page, isBusy, isComplete, send, restore }: Submit): () => Promise<void> {
  const generate = async (): Promise<void> => {
    if (isBusy() || !browser.online || !isComplete()) return;
    if (session.token) await send();
    else signInFirst(() => void generate(), page);
  };
  useGoingOn(page, () => void generate(), restore);
  return generate;
}
