/** Messages that were opened. Opening counts at once; without a network it is kept, and sent when the network is back (MSG-05). */
import * as v from 'valibot';
import { isUnanswered } from '../../api/errors.ts';
import { markBroadcast } from '../../api/messages.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';
import { createUnsent } from '../unsent.ts';

const unsent = createUnsent<1>('message-reads', v.literal(1), (id) => client.send(markBroadcast, { id }));

/** Opened on this page: an answer requested before that may still list them as unread. */
const opened = new Set<number>();
onLoginChange(() => opened.clear());

/** Whether a message counts as read here, whatever the server's answer says. */
export const countsAsRead = (id: number): boolean => opened.has(id) || unsent.all().has(id);

/** Notes an opening, or takes it back because the server refused it. */
export function noteOpened(id: number, read: boolean): void {
  if (read) opened.add(id);
  else opened.delete(id);
}

/** How many the server still counts as unread. */
export const unsentReads = (): number => unsent.all().size;

/** Marks a message as read at the server. @returns false if it could not be reached: the mark is kept @throws ApiError if it refuses */
export const sendRead = (id: number): Promise<boolean> => unsent.send(id, 1);

/** Tells again that a message is read which counts as that already: nothing is lost without a network. @throws ApiError if refused */
export async function repeatRead(id: number): Promise<boolean> {
  try {
    await client.send(markBroadcast, { id });
    return true;
  } catch (error) {
    if (isUnanswered(error)) return false;
    throw error;
  }
}

/** Reads what was kept on an earlier visit. */
export const restoreReads = unsent.restore;

/** Sends what was opened without a network, also on an earlier visit. Messages that the server does not know anymore are dropped. */
export async function sendReads(): Promise<void> {
  const { token } = session;
  await unsent.restore();
  if (session.token !== token) return;
  await Promise.allSettled([...unsent.all().keys()].map(sendRead));
}
