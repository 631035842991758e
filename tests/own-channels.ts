import { afterAll } from 'vitest';

/** How many files this process has begun. */
const COUNT = Symbol.for('inkreel.page-files');
const kept = globalThis as { [COUNT]?: number };

/**
 * Gives a file channels that no other file hears. Files of page tests share one process: an engine that still polls for the file
 * before would speak on the same channel, and a login that it finds refused would end the next file's session.
 */
export function ownChannels(): void {
  const file = (kept[COUNT] ?? 0) + 1;
  kept[COUNT] = file;
  const Channel = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(`${name} of page file ${file}`);
    }
  };
  afterAll(() => {
    globalThis.BroadcastChannel = Channel;
  });
}
