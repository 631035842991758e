import { vi } from 'vitest';

/** Replaces the timer that wakes the engine, so that the test triggers its polls. */
export function stillClock(): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    },
  );
}
