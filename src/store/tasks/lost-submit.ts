import * as v from 'valibot';
import type { Call } from '../../api/call.ts';
import { isNotOffered, isWorthRepeating } from '../../api/errors.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { browser } from '../browser.ts';
import { tabValues } from '../browser-values.ts';
import { randomId } from '../random-id.ts';
import { STORAGE } from '../storage-keys.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** About three minutes, plus the time of the requests. */
const MOST_TRIES = 9;

/** Keys of submits in progress, by their input: a second click on the same thing is the same submit. */
const keys = new Map<string, string>();
/** The same for the pages of this tab, of which a reload may have taken one before its answer. */
const Kept = v.record(v.string(), v.string());
function kept(): v.InferOutput<typeof Kept> {
  try {
    return v.parse(Kept, JSON.parse(tabValues.read(STORAGE.submits) ?? '{}'));
  } catch {
    return {};
  }
}
function keep(names: v.InferOutput<typeof Kept>): void {
  if (Object.keys(names).length === 0) tabValues.drop(STORAGE.submits);
  else tabValues.write(STORAGE.submits, JSON.stringify(names));
}
onSignOut(() => tabValues.drop(STORAGE.submits));
const nameOf = (call: Call, input: unknown): string => `${call.path} ${JSON.stringify(input, named)}`;
/** Identifies a file without reading its bytes. */
const named = (_key: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

export const submitKeys = {
  /** @param isOpen whether a submit of an earlier page of this tab has no answer yet: only then the same input is the same submit */
  of(call: Call, input: unknown, isOpen: (key: string) => boolean = () => false): string {
    const name = nameOf(call, input);
    const open = Object.entries(kept()).filter(([, one]) => isOpen(one) || submitKeys.has(one));
    const earlier = open.find(([one]) => one === name)?.[1];
    const key = keys.get(name) ?? earlier ?? randomId();
    keys.set(name, key);
    keep({ ...Object.fromEntries(open), [name]: key });
    return key;
  },
  /** Whether this page has sent a submit with this key that is not settled yet. */
  has: (key: string): boolean => [...keys.values()].includes(key),
  /** The submit is settled. The same input again is a new submit. */
  done(call: Call, input: unknown): void {
    const name = nameOf(call, input);
    keys.delete(name);
    const { [name]: _settled, ...others } = kept();
    keep(others);
  },
};

/** Resolves after `ms`, or as soon as the network is back. */
const waitOrOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });

/**
 * Asks until there is an answer: first after a second, then less and less often, and at once when the network returns. Time without a
 * network does not count.
 * @returns null if it stays unknown: the server does not have this call, or did not answer for some minutes. The worker keeps
 *   asking, and the list shows the task if it was made
 */
export async function lookUp<T>(ask: () => Promise<T>): Promise<T | null> {
  let tries = 0;
  for (let wait = FIRST_WAIT; tries < MOST_TRIES; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    await waitOrOnline(wait);
    try {
      return await ask();
    } catch (error) {
      if (!isWorthRepeating(error) || isNotOffered(error)) return null;
      if (browser.online) tries += 1;
    }
  }
  return null;
}
