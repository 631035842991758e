/** The member's own account: its facts, the devices that are signed in, and what can be done with it. */
import { proxy, ref } from 'valtio';
import {
  changePassword as changeCall,
  closeAccount,
  downloadAccount,
  endOtherSessions,
  listSessions,
  readAccount,
  revokeSession,
} from '../../api/account.ts';
import type { CallAnswer } from '../../api/call.ts';
import { ApiError, isUnanswered } from '../../api/errors.ts';
import { client } from '../client.ts';
import { leaveClosing, notClosed } from './closing.ts';
import { onLoginChange } from './on-sign-out.ts';
import { session } from './session-state.ts';
import { signOut } from './sign-out.ts';

export type AccountFacts = CallAnswer<typeof readAccount>;
export type Device = CallAnswer<typeof listSessions>['lists'][number];

export const ownAccount = proxy({
  /** Null until they were read. */
  facts: null as AccountFacts | null,
  /** The one used last comes first. */
  devices: null as readonly Device[] | null,
});

/** Reads facts and devices. @throws ApiError; earlier values stay */
export async function readOwnAccount(): Promise<void> {
  const { token } = session;
  const [facts, { lists }] = await Promise.all([client.send(readAccount, {}), client.send(listSessions, {})]);
  // the login has changed since the request
  if (session.token === token) Object.assign(ownAccount, { facts: ref(facts), devices: ref(lists) });
}

/** Signs one of the other devices out. @throws ApiError */
export async function signOutDevice(id: number): Promise<void> {
  await client.send(revokeSession, { id });
  ownAccount.devices = ref((ownAccount.devices ?? []).filter((device) => device.id !== id));
}

/** Signs all other devices out. @throws ApiError */
export async function signOutOthers(): Promise<void> {
  await client.send(endOtherSessions, {});
  ownAccount.devices = ref((ownAccount.devices ?? []).filter(({ current }) => current));
}

/** Sets a new password; the other devices are signed out unless they are kept. @throws ApiError */
export async function changePassword(old: string, fresh: string, keepOthers: boolean): Promise<void> {
  await client.send(changeCall, { old_password: old, new_password: fresh, keep_others: keepOthers });
  if (!keepOthers) ownAccount.devices = ref((ownAccount.devices ?? []).filter(({ current }) => current));
}

/** A file with everything that the studio stores about the member. @throws ApiError */
export const downloadOwnData = (): Promise<Blob> => client.fetchFile(downloadAccount, {});

/**
 * Deletes the account, for good, and leaves nothing of it on this device: neither where the answer was lost on its way. Where nothing
 * at all is answered, that is done once the server says that it does not know the login.
 * @throws ApiError
 */
export async function deleteAccount(password: string): Promise<void> {
  const { token, userId } = session;
  try {
    await client.send(closeAccount, { password });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    leaveClosing(userId);
    if (!(await isOut()) || session.token !== token) throw error;
  }
  notClosed();
  await signOut();
}

/** Whether the server does not know this login any more. */
const isOut = (): Promise<boolean> =>
  client.send(readAccount, {}).then(
    () => {
      notClosed();
      return false;
    },
    (error: unknown) => error instanceof ApiError && error.kind === 'unauthorized',
  );

onLoginChange(() => Object.assign(ownAccount, { facts: null, devices: null }));
