import { expect, test } from 'vitest';
import { readPageStore, wipePages, writePageStore } from '../../src/store/pages-db.ts';

test('rows are separate by account, and deleted at its sign-out', async () => {
  await writePageStore('drafts', 1, 'draw', { prompt: 'mine' });
  await writePageStore('drafts', 2, 'draw', { prompt: 'theirs' });
  expect(await readPageStore('drafts', 1, 'draw')).toEqual({ prompt: 'mine' });
  await wipePages(1);
  expect(await readPageStore('drafts', 1, 'draw')).toBeUndefined();
  expect(await readPageStore('drafts', 2, 'draw')).toEqual({ prompt: 'theirs' });
});
