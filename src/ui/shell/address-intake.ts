import { t } from '@lingui/core/macro';
import { ENDED_MARK } from '../../api/ended-mark.ts';
import { signInByLink } from '../../store/account/account.ts';
import { keepInvitation } from '../../store/account/invitation.ts';
import { refreshPoints } from '../../store/account/points.ts';
import { session } from '../../store/account/session-state.ts';
import { dialogs, endSignIn, goOnWith, openDialog, signInFailed } from '../../store/dialogs.ts';
import { comeBack, type GoingOn, stay } from '../../store/going-on.ts';
import { report } from '../errors/error-policy.ts';
import { reportAs } from '../errors/report-as.ts';
import { showResultsOf } from '../kit/turn-side.ts';
import { currentHash } from '../router/hash-location.ts';

/**
 * `fresh` has no meaning: it makes an address different, so that it is loaded again. `sign_in=failed` is set by an
 * identity provider, the mark of an end by a system notice.
 */
const NAMES = ['encrypt_str', 'invited_code', 'sign_in', 'fresh', ENDED_MARK] as const;
type Found = Partial<Record<(typeof NAMES)[number], string>>;

/**
 * Finds our own parameters before the `#` and inside the hash, and removes them from the address (decisions C-23).
 * @param href a whole address
 */
export function splitAddress(href: string): { found: Found; clean: string } {
  const url = new URL(href);
  const [path = '', query = ''] = url.hash.split('?');
  const inHash = new URLSearchParams(query);
  const found: Found = {};
  for (const name of NAMES)
    for (const parameters of [url.searchParams, inHash]) {
      const value = parameters.get(name);
      if (value) found[name] = value;
      parameters.delete(name);
    }
  const rest = inHash.toString();
  url.hash = rest ? `${path}?${rest}` : path;
  return { found, clean: url.href };
}

/** The address that this page was loaded with. */
export const startedAt = location.href;

/**
 * Reads sign-in links and invitations at start. Both are removed at once, before any page view is reported: the first
 * is as good as a password, and neither belongs in the history.
 */
export function takeAddressParameters(): void {
  const { found, clean } = splitAddress(location.href);
  if (clean !== location.href) history.replaceState(history.state, '', clean);
  if (found[ENDED_MARK]) showResultsOf(currentHash());
  takeFound(found);
}

/**
 * Reads them at start, and when a link is put into the address bar of the open app: only the hash differs then, so the browser loads
 * nothing. To be called before anything else listens for the address.
 */
export function followAddressParameters(): void {
  takeAddressParameters();
  addEventListener('hashchange', () => {
    const { found } = splitAddress(location.href);
    if (Object.keys(found).length > 0) takeAddressParameters();
  });
}

/**
 * Signs in with a link's parameter, and keeps an invitation for the registration. If somebody is signed in, it asks first: a link that
 * somebody sent must not replace one's own account with theirs.
 */
export function takeFound({ invited_code, encrypt_str, sign_in }: Found): void {
  if (invited_code) keepInvitation(invited_code);
  if (!sign_in && !encrypt_str) {
    stay();
    return;
  }
  const what = comeBack();
  if (sign_in === 'failed') signInFailed(what);
  if (!encrypt_str) return;
  if (session.token) openDialog({ name: 'sign-in-link', link: encrypt_str });
  else
    signInByLink(encrypt_str).then(
      () => void signedIn(what).catch(report),
      (error: unknown) => reportAs(t`Couldn't sign in with the link`, error),
    );
}

/** The forms that ask to sign in. */
const ASKING: readonly string[] = ['login', 'register', 'reset'];

async function signedIn(what: GoingOn | null): Promise<void> {
  // a link that came while one was asked is an answer, too
  if (dialogs.open && ASKING.includes(dialogs.open.name)) endSignIn()();
  await refreshPoints();
  if (what) goOnWith(what);
}
