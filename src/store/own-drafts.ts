/** What was typed or chosen and not sent, on this device, separately for each account. */
import { knownUser, session } from './account/session-state.ts';
import { changePageStore, readPageStore, writePageStore } from './pages-db.ts';

/**
 * Whose drafts the current login sees, 0 for a visitor. A login may be here before the page knows whose it is: a slow start, or a browser
 * that lost its store. Null if another login replaced it before that was known.
 */
async function ownerOfDrafts(): Promise<number | null> {
  if (session.userId || !session.token) return session.userId;
  return (await knownUser()) || null;
}

/** Milliseconds after which whoever waits for a draft goes on without one: the server may never say whose login it is. */
const PATIENCE = 3_000;

/** Ends with `work`, or without it after a while. */
export const inPatience = <Value>(work: Promise<Value>): Promise<Value | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))]);

/** The draft of this name; undefined if there is none, or if it is not known in time whose it would be. */
export async function readDraft(name: string): Promise<unknown> {
  const known = session.userId !== 0 || !session.token;
  const owner = known ? session.userId : await inPatience(ownerOfDrafts());
  return owner === null ? undefined : readPageStore('drafts', owner, name);
}

/** Stores a draft, at once if the account is known, since the page may be closing. */
export async function writeDraft(name: string, value: unknown): Promise<void> {
  if (session.userId || !session.token) return writePageStore('drafts', session.userId, name, value);
  const owner = await ownerOfDrafts();
  if (owner !== null) await writePageStore('drafts', owner, name, value);
}

/**
 * Replaces a draft that tabs add to by what `change` makes of it: of changes at once, in one tab or in several, none is lost. Another
 * login meanwhile changes nothing.
 * @param change gets undefined if there is none
 */
export async function changeDraft(name: string, change: (stored: unknown) => unknown): Promise<void> {
  const { token } = session;
  const owner = await ownerOfDrafts();
  if (owner === null || session.token !== token) return;
  await changePageStore('drafts', owner, name, (stored) =>
    session.token === token ? change(stored) : undefined,
  );
}
