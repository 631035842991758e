import * as v from 'valibot';
import { snapshot, subscribe } from 'valtio';
import { onSignOut } from './account/on-sign-out.ts';
import { knownUser, session } from './account/session-state.ts';
import { knowParts, type Parts, saveParts } from './draft-parts.ts';
import { goingOn } from './going-on.ts';
import { inPatience, writeDraft } from './own-drafts.ts';
import { readPageParts, readPageStore, splitPageStore, writePageParts, writePageStore } from './pages-db.ts';

const SETTLE = 400;

export interface FormDraft {
  /** Restores the account's draft from an earlier visit, once, unless something was typed in the meantime. @returns when that is done */
  restore(): Promise<void>;
  /** Empties the form after it was sent, or at sign-out. */
  clear(): void;
}

/** How a form is stored in parts, so that two tabs do not overwrite each other's. */
export interface Division {
  split(form: unknown): Parts;
  join(parts: Parts): unknown;
  /** The parts are one form: who types before the stored ones are here replaces them all. */
  isOne?: boolean;
}

/**
 * Stores a form for the next visit. What was typed survives a closed tab, separately for each account, until sign-out.
 * @param form a proxy; its fields are those of `schema`
 * @param schema a stored draft that does not fit it is dropped
 * @param isUntouched whether a draft may still replace the form's contents
 * @param division of a form that several tabs write at once; default: the last one that writes, writes it all
 */
export function persistAsDraft<Form extends object>(
  name: string,
  form: Form,
  schema: v.GenericSchema<unknown, Form>,
  {
    blank,
    isUntouched,
    division,
  }: { blank: Form; isUntouched: (form: Form) => boolean; division?: Division },
): FormDraft {
  /** The account whose draft was restored, so that text deleted on purpose does not return with the next visit to the page. */
  let restored: { user: number; done: Promise<void> } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How often something that a draft may not replace was typed. */
  let typed = 0;
  /** The login whose text is waiting to be stored. */
  let typist: { token: string | null; userId: number } = { token: null, userId: 0 };

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // a snapshot, since a database cannot copy proxies: a field may hold one
    const words = snapshot(form);
    if (typist.token === session.token)
      void (division ? saveParts(name, division.split(words)) : writeDraft(name, words));
    // the server has ended the login since: what a member typed is not left to the next visitor
    else if (typist.token === null || typist.userId !== 0)
      void (division
        ? writePageParts('drafts', typist.userId, name, division.split(words))
        : writePageStore('drafts', typist.userId, name, words));
  };
  const changed = (): void => {
    typist = { token: session.token, userId: session.userId };
    if (!isUntouched(form)) typed += 1;
    clearTimeout(timer);
    timer = setTimeout(write, SETTLE);
  };
  // synchronous, so that clearing the form below is recognized as such
  subscribe(form, changed, true);
  // save the last changes before the tab is left or closed, or a new version takes over
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) write();
  });
  const clear = (): void => {
    Object.assign(form, structuredClone(blank));
  };
  const storedFor = async (userId: number): Promise<unknown> => {
    if (!division) return readPageStore('drafts', userId, name);
    await splitPageStore('drafts', userId, name, division.split);
    return division.join(await readPageParts('drafts', userId, name));
  };
  const draftOf = async (userId: number) => v.safeParse(schema, await storedFor(userId));
  const read = async (reading: { user: number }): Promise<void> => {
    const { token } = session;
    const before = typed;
    const userId = session.userId || (await knownUser());
    if (session.token !== token) return;
    reading.user = userId;
    // they left this page as a visitor, and have signed in at a provider
    const left = userId !== 0 && goingOn.returned ? await draftOf(0) : null;
    const own = await draftOf(userId);
    const draft = left?.success && !isUntouched(left.output) ? left : own;
    if (!draft.success) return;
    // what was sent in the meantime is gone from the form: its first letters, stored while it was typed, must not come back
    const isReplaced = typed !== before || !isUntouched(form);
    if (division && draft === own && (!isReplaced || division.isOne))
      knowParts(name, division.split(draft.output));
    if (isReplaced) return;
    Object.assign(form, draft.output);
  };
  onSignOut(() => {
    clear();
    // nothing of one account is kept for the next
    clearTimeout(timer);
    timer = undefined;
  });
  return {
    clear,
    restore() {
      if (restored?.user !== session.userId) {
        restored = { user: session.userId, done: Promise.resolve() };
        restored.done = read(restored);
      }
      // it is still restored later, unless something was typed in the meantime
      return session.userId || !session.token ? restored.done : inPatience(restored.done).then(() => {});
    },
  };
}
