import { expect, test, vi } from 'vitest';
import { readPageStore, wipePages, writePageStore } from '../../src/store/pages-db.ts';

test('rows are separate by account, and deleted at its sign-out', async () => {
  await writePageStore('drafts', 1, 'draw', { prompt: 'mine' });
  await writePageStore('drafts', 2, 'draw', { prompt: 'theirs' });
  expect(await readPageStore('drafts', 1, 'draw')).toEqual({ prompt: 'mine' });
  await wipePages(1);
  expect(await readPageStore('drafts', 1, 'draw')).toBeUndefined();
  expect(await readPageStore('drafts', 2, 'draw')).toEqual({ prompt: 'theirs' });
});

test('a write does not wait for its answer to be committed, which a closing page would not get', async () => {
  await writePageStore('drafts', 1, 'draw', { prompt: 'one' });
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const written = writePageStore('drafts', 1, 'draw', { prompt: 'two' });
  // what a page still does after its last event: microtasks
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(commit).toHaveBeenCalledOnce();
  await written;
  commit.mockRestore();
  expect(await readPageStore('drafts', 1, 'draw')).toEqual({ prompt: 'two' });
});
