import { go } from './go.ts';
import { currentHash, navigate } from './hash-location.ts';
import { ROUTES } from './routes.ts';

let place: string | null = null;

/** Where to come back to after signing in; the sign-in's own address is no such place. */
export function rememberReturn(hash: string): void {
  if (!hash.startsWith(ROUTES.login.path)) place = hash;
}

/** Where a sign-in that leaves the page comes back to. @param hash where one is now */
export function signInReturn(hash: string): string {
  if (!hash.startsWith(ROUTES.login.path)) return hash;
  return place ?? ROUTES.square.path;
}

/** Goes back after a sign-in; from /login without a known place, to the square. Elsewhere one stays where one was. */
export function returnAfterSignIn(): void {
  const back = place;
  place = null;
  if (!currentHash().startsWith(ROUTES.login.path)) return;
  if (back) navigate(back, { replace: true });
  else go('square', { replace: true });
}
