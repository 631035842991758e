import { afterAll } from 'vitest';

type Start = typeof setTimeout | typeof setInterval;

/** The timers that the file has started, kept where all files of this process find them. */
const KEY = Symbol.for('inkreel.page-timers');
const kept = globalThis as { [KEY]?: Set<NodeJS.Timeout> };

const { clearTimeout } = globalThis;

/**
 * Ends a file's timers with it. Files of page tests share one process: what one of them has planned for a second later, such as
 * going to the square after a success, would lead the next file's test away from its page.
 */
export function ownTimers(): void {
  const started = kept[KEY] ?? new Set();
  if (!kept[KEY]) {
    kept[KEY] = started;
    // once in a process and never taken back: timers that a test fakes are put back to these
    globalThis.setTimeout = noting(globalThis.setTimeout, started);
    globalThis.setInterval = noting(globalThis.setInterval, started);
  }
  afterAll(() => {
    for (const timer of started) clearTimeout(timer);
    started.clear();
  });
}

const noting = <T extends Start>(start: T, started: Set<NodeJS.Timeout>): T =>
  new Proxy(start, {
    apply(target, self, args) {
      const timer: NodeJS.Timeout = Reflect.apply(target, self, args);
      started.add(timer);
      return timer;
    },
  });
