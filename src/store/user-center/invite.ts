import { proxy } from 'valtio';
import { readInviteLink } from '../../api/user-center.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';

const NOTHING = { url: '', rewardsPerDay: null as number | null, failed: false };

/** The member's invitation link; empty until it was read. */
export const invite = proxy({ ...NOTHING });

/** Reads the link (USER-10), once per account. @throws ApiError */
export async function readInvite(): Promise<void> {
  const { token } = session;
  if (!token || invite.url) return;
  invite.failed = false;
  try {
    const { invited_url, rewards_per_day } = await client.send(readInviteLink, {});
    // the login has changed since the request
    if (session.token !== token) return;
    Object.assign(invite, { url: invited_url, rewardsPerDay: rewards_per_day ?? null });
  } catch (error) {
    if (session.token === token) invite.failed = true;
    throw error;
  }
}

onLoginChange(() => Object.assign(invite, NOTHING));
