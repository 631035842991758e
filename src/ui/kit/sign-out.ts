import { signOut } from '../../store/account/sign-out.ts';
import { go } from '../router/go.ts';

/** Nothing of the account stays here, and the browser goes to /home (ROUTE-13). */
export async function signOutAndGoHome(): Promise<void> {
  await signOut();
  go('home');
}
