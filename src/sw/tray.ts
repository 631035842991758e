/** The lock of the system's notifications. */
export const TRAY = 'inkreel-notifications';

/**
 * Shows, lists or closes notifications, one call at a time. Chromium compares its records with the screen for each list: a
 * notification that is just being shown then loses its record, so it stays on the screen, but a click on it does nothing.
 * Without web locks, calls are not kept apart.
 */
export async function inTray<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? locks.request(TRAY, work) : work();
}
