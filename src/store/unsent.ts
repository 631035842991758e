/** Small marks that count at once, such as a star: what could not be sent is kept on the device, and sent when the network is back. */
import * as v from 'valibot';
import { ApiError, isUnanswered } from '../api/errors.ts';
import { onLoginChange } from './account/on-sign-out.ts';
import { session } from './account/session-state.ts';
import { inTurn } from './in-turn.ts';
import { changeDraft, readDraft } from './own-drafts.ts';

export interface Unsent<Value> {
  /** What the server does not know yet, by id. */
  all(): ReadonlyMap<number, Value>;
  /**
   * Keeps a mark and sends it; the same id can be sent again.
   * @returns whether the server has it; false leaves it kept @throws ApiError if the server refuses: it is no longer kept
   */
  send(id: number, value: Value): Promise<boolean>;
  /** Adds what was kept on an earlier visit or on another page. */
  restore(): Promise<void>;
}

/**
 * Creates the marks of one kind. They are stored per account, like drafts, until they are sent or the account signs out.
 * @param name under which they are stored @param tell sends one to the server
 */
export function createUnsent<Value>(
  name: string,
  value: v.GenericSchema<unknown, Value>,
  tell: (id: number, value: Value) => Promise<unknown>,
): Unsent<Value> {
  const Stored = v.array(v.tuple([v.number(), value]));
  let kept = new Map<number, Value>();
  // the next account has others; the same one finds them in the store
  onLoginChange(() => {
    kept = new Map();
  });
  /** Changes what is stored. Other tabs keep marks there too, so only what changed here is written. */
  const store = (change: (all: Map<number, Value>) => void): Promise<void> =>
    changeDraft(name, (before) => {
      const stored = v.safeParse(Stored, before);
      const all = new Map(stored.success ? stored.output : []);
      change(all);
      return [...all];
    });

  // of quick presses the last one counts, whichever answer comes last
  const telling = inTurn<number>();

  return {
    all: () => kept,
    async send(id, value) {
      const { token } = session;
      const settle = async () => {
        // another login, or a newer mark, came in between
        if (session.token !== token || kept.get(id) !== value) return;
        kept.delete(id);
        await store((all) => {
          if (all.get(id) === value) all.delete(id);
        });
      };
      kept.set(id, value);
      await store((all) => all.set(id, value));
      if (session.token !== token) return false;
      try {
        await telling(id, async () => {
          await tell(id, value);
        });
      } catch (error) {
        if (isUnanswered(error) || (error instanceof ApiError && error.kind === 'busy')) return false;
        // after an ended login it waits for the next one
        if (!(error instanceof ApiError && error.kind === 'unauthorized')) await settle();
        throw error;
      }
      await settle();
      return true;
    },
    async restore() {
      const { token } = session;
      const stored = v.safeParse(Stored, await readDraft(name));
      if (stored.success && session.token === token) kept = new Map([...stored.output, ...kept]);
    },
  };
}
