import { expect, test } from 'vitest';
import { pagedList } from '../../src/store/paged-list.ts';
import { fakeApi } from './fake-api.ts';

const SIZE = 3;

/** A server whose rows are in an order that changes, such as by views; each page comes after a row, wherever that is by now. */
function changing(ids: number[]) {
  fakeApi({});
  let asked = 0;
  const list = pagedList<{ id: number }>('changing', async ({ before }) => {
    asked += 1;
    const from = before === undefined ? 0 : ids.indexOf(before) + 1;
    const lists = ids.slice(from, from + SIZE).map((id) => ({ id }));
    return { lists, has_next: from + SIZE < ids.length ? 1 : 0 };
  });
  return { list, asked: () => asked, shown: () => list.state.items.map(({ id }) => id) };
}

test('a list whose last row has moved to the top meanwhile goes on below the rows that are here', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  const { list, shown, asked } = changing(ids);
  await list.load();
  await list.loadOlder();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6]);
  // the last one was watched
  ids.splice(0, ids.length, 6, 1, 2, 3, 4, 5, 7, 8);
  await list.loadOlder();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await list.loadOlder();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(list.state).toMatchObject({ hasNext: false, older: 'idle' });
  expect(asked()).toBe(5);
});

test('a server that answers the same page again and again is not asked for ever', async () => {
  fakeApi({});
  let asked = 0;
  const list = pagedList<{ id: number }>('same', async () => {
    asked += 1;
    return { lists: [{ id: 2 }, { id: 1 }], has_next: 1 as const };
  });
  await list.load();
  await list.loadOlder();
  expect(asked).toBe(2);
  expect(list.state).toMatchObject({ hasNext: true, older: 'idle' });
});
