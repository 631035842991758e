import { onLoginChange } from './account/on-sign-out.ts';

/**
 * Runs saves of the same thing one after the other, so that a slow answer does not undo what was pressed later. Of several that wait
 * only the last one runs; the others end with it, and its failure is told once. What still waits when the login changes does not run:
 * it would be sent in the next person's name.
 */
export function inTurn<Key>() {
  const running = new Map<Key, Promise<unknown>>();
  const waiting = new Map<Key, { work: () => Promise<void>; done: Promise<void> }>();
  onLoginChange(() => {
    running.clear();
    waiting.clear();
  });
  const start = (key: Key, work: () => Promise<void>): Promise<void> => {
    const done = work().finally(() => {
      if (running.get(key) === done) running.delete(key);
    });
    running.set(key, done);
    return done;
  };
  return (key: Key, work: () => Promise<void>): Promise<void> => {
    const now = running.get(key);
    if (!now) return start(key, work);
    const planned = waiting.get(key);
    if (planned) {
      planned.work = work;
      return planned.done.catch(() => undefined);
    }
    const next = { work, done: Promise.resolve() };
    const go = async (): Promise<void> => {
      if (waiting.get(key) !== next) return;
      waiting.delete(key);
      await start(key, next.work);
    };
    next.done = now.then(go, go);
    waiting.set(key, next);
    return next.done;
  };
}
