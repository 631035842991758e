/**
 * Replaces the timer that wakes the engine, so that tests trigger its polls. It stays for all files: an engine that has just read
 * its store when its file ends would find none.
 */
export function stillClock(): void {
  globalThis.Worker = class extends EventTarget {
    onmessage = null;
    onmessageerror = null;
    onerror = null;
    postMessage(): void {}
    terminate(): void {}
  };
}
