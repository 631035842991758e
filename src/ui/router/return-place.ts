import { go } from './go.ts';
import { currentHash, navigate } from './hash-location.ts';
import { ROUTES } from './routes.ts';

let place: string | null = null;

/** Stores where to return after signing in; the sign-in's own address is skipped. */
export function rememberReturn(hash: string): void {
  if (!hash.startsWith(ROUTES.login.path)) place = hash;
}

/** Where a sign-in that leaves the page returns to. @param hash the current address */
export function signInReturn(hash: string): string {
  if (!hash.startsWith(ROUTES.login.path)) return hash;
  return place ?? ROUTES.square.path;
}

/** Returns from /login to the stored place, or to the square. Elsewhere the person stays. */
export function returnAfterSignIn(): void {
  const back = place;
  place = null;
  if (!currentHash().startsWith(ROUTES.login.path)) return;
  if (back) navigate(back, { replace: true });
  else go('square', { replace: true });
}
