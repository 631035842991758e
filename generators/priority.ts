import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Niceness of what makes media, beside the server's own 0: it may use every core, but must not slow down answers. */
export const MAKER_NICENESS = constants.priority.PRIORITY_BELOW_NORMAL;

/** Gives the calling thread, or process of one, {@link MAKER_NICENESS}. Only on Linux: elsewhere threads have no priority of their own. */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    // "<process>/task/<thread>"
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), MAKER_NICENESS);
  } catch {
    // /proc is not mounted, or it is not permitted
  }
}
