import { expect, test } from 'vitest';
import { keep, recall, wipePages } from '../../src/store/pages-db.ts';

test('what one account keeps is not another’s, and goes when that account leaves', async () => {
  await keep('drafts', 1, 'draw', { prompt: 'mine' });
  await keep('drafts', 2, 'draw', { prompt: 'theirs' });
  expect(await recall('drafts', 1, 'draw')).toEqual({ prompt: 'mine' });
  await wipePages(1);
  expect(await recall('drafts', 1, 'draw')).toBeUndefined();
  expect(await recall('drafts', 2, 'draw')).toEqual({ prompt: 'theirs' });
});
