import { t } from '@lingui/core/macro';
import { ApiError, CODE } from '../../api/errors.ts';
import { readPoints } from '../../api/points.ts';
import { endLogin } from '../../store/account/closing.ts';
import { onBackgroundError } from '../../store/background-errors.ts';
import { tabValues } from '../../store/browser-values.ts';
import { isOfEarlierLogin } from '../../store/client.ts';
import { openDialog } from '../../store/dialogs.ts';
import { STORAGE } from '../../store/storage-keys.ts';
import { toast } from '../../store/toasts.ts';
import { go } from '../router/go.ts';
import { currentHash } from '../router/hash-location.ts';
import { rememberReturn } from '../router/return-place.ts';

export interface ReportOptions {
  /** What the refused action would have cost, for the dialog about points. */
  cost?: number | null;
  /** For lists and polling, which nobody asked for just now: only logged (ERR-07). */
  background?: boolean;
}

/** Decides what people see of an error, for every screen. */
export function report(error: unknown, { cost = null, background = false }: ReportOptions = {}): void {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return;
  }
  const endsLogin =
    error.kind === 'unauthorized' || (error.code === CODE.signedOut && error.path === readPoints.path);
  if (endsLogin && isOfEarlierLogin(error)) {
    console.warn(error.path, 'answered a login that is over');
    return;
  }
  if (error.kind === 'unauthorized') {
    askToSignIn();
    return;
  }
  if (error.kind === 'refused' && error.code === CODE.signedOut && error.path === readPoints.path) {
    startOver();
    return;
  }
  if (error.kind === 'refused' && error.code === CODE.shortOfPoints) {
    // warned in the dialog, not above it: on a phone a toast covers the dialog's title and its close button
    openDialog({ name: 'short-of-points', cost, warning: error.message || t`Abnormal operation` });
    return;
  }
  if (background || error.kind === 'transport') {
    console.warn(error.path, error.kind, error.message);
    return;
  }
  if (error.kind === 'garbled') console.error(error.path, error.cause);
  const message = error.kind === 'garbled' ? '' : error.message;
  toast({ type: 'error', title: message || t`Network response abnormal` });
}

onBackgroundError((error) => report(error, { background: true }));

/** HTTP 401: drops the token and opens the sign-in on /login, which then returns to this place (ERR-05). */
function askToSignIn(): void {
  rememberReturn(currentHash());
  void endLogin();
  go('login');
}

/** Code 10001 on the points call: drops the token each time, and reloads once per session (AUTH-29, decisions A-36). */
function startOver(): void {
  void endLogin().then(() => {
    // a tab that cannot remember it would reload for ever
    if (tabValues.read(STORAGE.reloaded10001) || !tabValues.write(STORAGE.reloaded10001, '1')) return;
    // the new page says why nobody is signed in there
    tabValues.write(STORAGE.loginEnded, '1');
    location.reload();
  });
}
