import { resolveLost } from './engine/lost.ts';
import { loadPreferences } from './preferences.ts';
import { db, deps, engine } from './worker-engine.ts';

/** Chromium gives a sync event about 190 s, and retries it twice if it rejects. */
const SYNC = 170_000;

/** Background sync, registered by a page while tasks run. It polls without any page, and rejects in order to be called again. */
export async function onSync(): Promise<void> {
  await loadPreferences(db);
  const [open] = await Promise.all([engine.pollFor(SYNC), resolveLost(deps, engine, SYNC)]);
  if (open) throw new Error('tasks are still open');
}

/** A wake-up that may be short: polls each due lane once. */
export async function onTick(): Promise<void> {
  await loadPreferences(db);
  await engine.pollDue();
}
