import { session } from './account/session-state.ts';
import { browser } from './browser.ts';

/** What was read less than this ago is not read again. Milliseconds. */
const FRESH = 5_000;

/**
 * Follows what changes without this page being told: the operator grants points, another device spends some or opens a message. It
 * is read when the person comes back to the page. A page that is only open asks nothing.
 */
export function rereader(read: () => void): {
  /** Reads again, unless that was done a moment ago or nobody looks. */
  again: () => void;
  /** To be told of each reading that begins, whoever asked for it. */
  reading: () => void;
  /** The next reading is due, e.g. of another member. */
  forget: () => void;
  /** Reads at each return. @returns ends that */
  follow: () => () => void;
} {
  let askedAt = 0;
  const again = () => {
    if (!session.token || !browser.online || document.visibilityState !== 'visible') return;
    // absolute, in case the clock was set back
    if (Math.abs(Date.now() - askedAt) >= FRESH) read();
  };
  return {
    again,
    reading: () => {
      askedAt = Date.now();
    },
    forget: () => {
      askedAt = 0;
    },
    follow: () => {
      const following = new AbortController();
      const { signal } = following;
      addEventListener('focus', again, { signal });
      document.addEventListener('visibilitychange', again, { signal });
      return () => following.abort();
    },
  };
}
