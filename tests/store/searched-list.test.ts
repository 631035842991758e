import { expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { EVERYTHING } from '../../src/store/history-query.ts';
import { pagedList } from '../../src/store/paged-list.ts';
import { searchedList } from '../../src/store/searched-list.ts';
import { fakeApi } from './fake-api.ts';

interface Row {
  id: number;
  words: string;
}
const ROWS: Row[] = ['red fox', 'red hare', 'grey hare'].map((words, id) => ({ id: id + 1, words }));
const lost = () => new ApiError('transport', 'no answer', { path: '/list' });

/** A list whose searches are answered by the test, in any order. */
async function searched() {
  fakeApi({});
  const answers: { give: (rows: Row[]) => void; lose: () => void }[] = [];
  const loaded = pagedList<Row>('rows', async () => ({ lists: ROWS, has_next: 0 }));
  await loaded.load();
  const list = searchedList<Row>({
    name: 'rows',
    loaded,
    read: () =>
      new Promise((resolve, reject) =>
        answers.push({
          give: (lists) => resolve({ lists, has_next: 0, filtered: true }),
          lose: () => reject(lost()),
        }),
      ),
    fits: ({ words }, { search }) => words.includes(search),
  });
  const search = (words: string) => list.run({ ...EVERYTHING, search: words });
  const shown = () => list.found.state.items.map(({ words }) => words);
  return { list, search, shown, answers };
}

test('a search that gets no answer takes nothing from the results of the one after it', async () => {
  const { search, shown, answers, list } = await searched();
  const first = search('red');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const second = search('hare');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.give([{ id: 9, words: 'an old hare' }]);
  await second;
  answers[0]?.lose();
  await first;
  expect(shown()).toEqual(['an old hare']);
  expect(list.search.reach).toBe('all');
});

test('a search that gets no answer shows what is loaded, unless it has ended', async () => {
  const { search, shown, answers, list } = await searched();
  const first = search('red');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.lose();
  await first;
  expect([shown(), list.search.reach]).toEqual([['red fox', 'red hare'], 'here']);
  const second = search('grey');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  list.end();
  answers[1]?.lose();
  await second;
  expect([shown(), list.search.reach]).toEqual([[], 'all']);
});

test('a row that is not deleted after all is put back only into results that it belongs to', async () => {
  const { search, shown, answers, list } = await searched();
  const rows = (words: string) => ROWS.filter((row) => row.words.includes(words));
  const first = search('red');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.give(rows('red'));
  await first;
  const [putBackFox, putBackHare] = [list.remove(1), list.remove(2)];
  const second = search('hare');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.give(rows('grey'));
  await second;
  putBackFox();
  putBackHare();
  expect(shown()).toEqual(['grey hare', 'red hare']);
});
