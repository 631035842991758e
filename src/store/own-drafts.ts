/** What was typed or chosen and not sent, on this device, separately for each account. */
import { knownUser, session } from './account/session-state.ts';
import {
  changePageStore,
  readPageParts,
  readPageStore,
  splitPageStore,
  writePageParts,
  writePageStore,
} from './pages-db.ts';

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

/** Whose drafts they are, 0 for a visitor; null if that is not known in time. */
export const ownerInTime = async (): Promise<number | null> =>
  session.userId !== 0 || !session.token ? session.userId : inPatience(ownerOfDrafts());

/** The draft of this name; undefined if there is none, or if it is not known in time whose it would be. */
export async function readDraft(name: string): Promise<unknown> {
  const owner = await ownerInTime();
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

/** The parts of a draft that is stored in parts; none as in {@link readDraft}. @param split divides one that is stored in one piece */
export async function readDraftParts(
  name: string,
  split: (whole: unknown) => ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const owner = await ownerInTime();
  if (owner === null) return new Map();
  await splitPageStore('drafts', owner, name, split);
  return readPageParts('drafts', owner, name);
}

/** Stores parts of a draft; undefined deletes one. At once, as {@link writeDraft}. @returns whether they are stored */
export async function writeDraftParts(name: string, parts: ReadonlyMap<string, unknown>): Promise<boolean> {
  if (session.userId || !session.token) return writePageParts('drafts', session.userId, name, parts);
  const owner = await ownerOfDrafts();
  return owner !== null && writePageParts('drafts', owner, name, parts);
}
