import { exchangeLink } from '../../api/account.ts';
import { client } from '../client.ts';
import { setSession } from './session.ts';
import { session } from './session-state.ts';
import { signOut } from './sign-out.ts';

/**
 * Signs in by a link where somebody is signed in already. The link is exchanged first: one that has been used costs nobody their
 * session. Another member than the link's is then signed out, and their data leaves this browser.
 * @throws ApiError if the link is not good; the session stays
 */
export async function switchByLink(encryptStr: string): Promise<void> {
  const { token, user_id: member } = await client.send(exchangeLink, { encrypt_str: encryptStr });
  if (!member || member !== session.userId) await signOut();
  await setSession(token, member);
}
