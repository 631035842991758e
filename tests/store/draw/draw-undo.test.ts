import { beforeEach, expect, test } from 'vitest';
import { draw, loadDraws, removeDraw } from '../../../src/store/draw/draw.ts';
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

test('a record that is brought back does not return to the results of another search', async () => {
  const bringBack = await removeDraw(2, 't2');
  await searchDraws({ ...EVERYTHING, search: 'prompt 3' });
  await bringBack();
  expect(ids()).toEqual([3]);
  expect(draw.records.map(({ draw_id }) => draw_id)).toEqual([1, 2, 3]);
});

test('an answer that was under way when a record was deleted does not bring it back', async () => {
  let give = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    give = resolve;
  });
  const lists = [1, 2, 3].map((id) => recordFor(id));
  fakeApi({
    '/draw/lists': () => held.then(() => ({ lists, has_next: 0, filtered: 1 })),
    '/draw/del-draw': () => ({}),
    '/studio/draw/restore': ({ draw_id }: { draw_id: number }) => recordFor(draw_id),
  });
  const loading = Promise.all([loadDraws(), searchDraws({ ...EVERYTHING, search: 'prompt' })]);
  const bringBack = await removeDraw(2, 't2');
  give();
  await loading;
  expect(draw.records.map(({ draw_id }) => draw_id)).toEqual([1, 3]);
  expect(ids()).toEqual([1, 3]);
  await bringBack();
  expect(draw.records.map(({ draw_id }) => draw_id)).toEqual([1, 2, 3]);
});

test('a record that the server does not delete is not put into the results of another search', async () => {
  let refuse = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  fakeApi({
    '/draw/lists': ({ search = '' }: { search?: string }) => ({
      lists: [1, 2, 3]
        .map((id) => recordFor(id))
        .filter(({ message_input }) => message_input.includes(search)),
      has_next: 0,
      filtered: 1,
    }),
    '/draw/del-draw': () => held.then(() => Promise.reject(new TypeError('no network'))),
  });
  await searchDraws({ ...EVERYTHING, search: 'prompt' });
  const removing = removeDraw(2, 't2');
  await searchDraws({ ...EVERYTHING, search: 'prompt 3' });
  refuse();
  await expect(removing).rejects.toThrow();
  expect(ids()).toEqual([3]);
  expect(draw.records.map(({ draw_id }) => draw_id)).toEqual([1, 2, 3]);
});
