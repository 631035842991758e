import { useSyncExternalStore } from 'react';

// one timer for all running records, none when nothing runs
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let second = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    second = Math.floor(Date.now() / 1000);
    for (const tick of listeners) tick();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const now = () => second || Math.floor(Date.now() / 1000);

/** Whole seconds since an instant in milliseconds; renders once a second. */
export const useElapsed = (since: number): number =>
  Math.max(0, useSyncExternalStore(subscribe, now) - Math.floor(since / 1000));

/** The length of a film as players show it: begun seconds do not count, but one of 7.96 s was made as one of 8. */
export const filmLengthOf = (seconds: number): string => clockOf(seconds + 0.1);

/** Minutes and seconds, e.g. `0:04`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
