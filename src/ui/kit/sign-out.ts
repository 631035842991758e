import { signOut } from '../../store/account/sign-out.ts';
import { go } from '../router/go.ts';

/** Signs out, removes the account's data from this browser and goes to /home (ROUTE-13). */
export async function signOutAndGoHome(): Promise<void> {
  await signOut();
  go('home');
}
