import { vi } from 'vitest';

/** Takes the clock away that keeps a worker awake: the engine runs in the test's own page and asks when it is told to. */
export function stillClock(): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    },
  );
}
