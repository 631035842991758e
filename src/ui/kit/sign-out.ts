import { leave } from '../../store/account/leave.ts';
import { go } from '../router/go.ts';

/** Nothing of the account stays here, and the browser goes to /home (ROUTE-13). */
export async function signOutAndGoHome(): Promise<void> {
  await leave();
  go('home');
}
