import * as v from 'valibot';
import { snapshot, subscribe } from 'valtio';
import { onSignOut } from './account/on-sign-out.ts';
import { session } from './account/session-state.ts';
import { readPageStore, writePageStore } from './pages-db.ts';

const SETTLE = 400;

export interface FormDraft {
  /** Brings back the account's draft of an earlier visit, once, unless something was typed meanwhile. */
  restore(): Promise<void>;
  /** Empties the form: it was sent, or its account leaves. */
  clear(): void;
}

/**
 * Keeps a form for the next visit: what was typed survives a closed tab, apart for each account, and is forgotten at sign-out.
 * @param form a proxy; its fields are those of `schema`
 * @param schema what a draft of an older version must still fit, or it is dropped
 * @param isUntouched whether a draft may still be put in the place of what is there
 */
export function keepAsDraft<Form extends object>(
  name: string,
  form: Form,
  schema: v.GenericSchema<unknown, Form>,
  { blank, isUntouched }: { blank: Form; isUntouched: (form: Form) => boolean },
): FormDraft {
  /** Whose draft was asked for: words that were deleted on purpose do not come back with the next visit to the page. */
  let restored: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // a snapshot, since a database cannot copy proxies: a field may hold one
    void writePageStore('drafts', session.userId, name, snapshot(form));
  };
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(write, SETTLE);
  };
  // told of in the same moment, so that what is emptied below is known to be that
  subscribe(form, changed, true);
  // the last words before a tab is left or closed, or before a new version takes over
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) write();
  });
  const clear = (): void => {
    Object.assign(form, structuredClone(blank));
  };
  onSignOut(() => {
    clear();
    // nothing that an account leaves is kept for the one that comes next
    clearTimeout(timer);
    timer = undefined;
  });
  return {
    clear,
    async restore() {
      if (restored === session.userId) return;
      restored = session.userId;
      const draft = v.safeParse(schema, await readPageStore('drafts', session.userId, name));
      if (draft.success && isUntouched(form)) Object.assign(form, draft.output);
    },
  };
}
