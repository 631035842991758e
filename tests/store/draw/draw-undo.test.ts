import { beforeEach, expect, test } from 'vitest';
import { draw, removeDraw } from '../../../src/store/draw/draw.ts';
import { found, searchDraws } from '../../../src/store/draw/draw-found.ts';
import { EVERYTHING } from '../../../src/store/history-query.ts';
import { fakeApi } from '../fake-api.ts';
import { recordFor } from './draw-record.ts';

const ids = () => found.records.map(({ draw_id }) => draw_id);

beforeEach(() => {
  draw.records = [1, 2, 3].map((id) => recordFor(id));
  fakeApi({
    '/draw/lists': ({ search }: { search?: string }) => ({
      lists: [1, 2, 3]
        .map((id) => recordFor(id))
        .filter(({ message_input }) => message_input.includes(search ?? '')),
      has_next: 0,
      filtered: 1,
    }),
    '/draw/del-draw': () => ({}),
    '/studio/draw/restore': ({ draw_id }: { draw_id: number }) => recordFor(draw_id),
  });
});

test('a record that is brought back returns to the results that it was deleted from', async () => {
  await searchDraws({ ...EVERYTHING, search: 'prompt' });
  const bringBack = await removeDraw(2, 't2');
  expect(ids()).toEqual([1, 3]);
  await bringBack();
  expect(ids()).toEqual([1, 2, 3]);
});

test('but not to those of another search', async () => {
  const bringBack = await removeDraw(2, 't2');
  await searchDraws({ ...EVERYTHING, search: 'prompt 3' });
  await bringBack();
  expect(ids()).toEqual([3]);
  expect(draw.records.map(({ draw_id }) => draw_id)).toEqual([1, 2, 3]);
});
