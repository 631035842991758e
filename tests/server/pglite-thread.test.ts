import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPglite } from '../../server/db/pglite.ts';

/** A thread that is ready, and ends at its first request. */
const DYING = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.once('message', () => process.exit(3));
    parentPort.postMessage({ id: 0, ready: true });
  `)}`,
);

it('a built-in database whose thread has ended fails what is asked of it later, too, and can be closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-thread-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const onDeath = vi.fn();
  const db = await openPglite(folder, DYING, onDeath);
  await expect(db.query('SELECT 1')).rejects.toThrow('The database thread has ended.');
  expect(onDeath).toHaveBeenCalledOnce();
  await expect(db.query('SELECT 2')).rejects.toThrow('The database thread has ended.');
  await expect(db.transaction((client) => client.query('SELECT 3'))).rejects.toThrow();
  await db.close();
});
