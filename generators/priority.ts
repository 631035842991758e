import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Niceness of what makes media, beside the server's own 0: it may use every core, but must not slow down answers. A picture or a
 * script takes seconds and somebody looks on, so beside films, clips and songs, which take minutes, it gets three times their share.
 */
export const NICENESS = { short: 10, long: 15 } as const;

/** Gives the calling thread, or process of one, a {@link NICENESS}. Only on Linux: elsewhere threads have no priority of their own. */
export function lowerPriority(work: keyof typeof NICENESS): void {
  if (process.platform !== 'linux') return;
  try {
    // "<process>/task/<thread>"
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS[work]);
  } catch {
    // /proc is not mounted, or it is not permitted
  }
}
