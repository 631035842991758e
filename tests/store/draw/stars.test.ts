import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { clearDraws, draw, loadDraws } from '../../../src/store/draw/draw.ts';
import { sendStars, setStar } from '../../../src/store/draw/stars.ts';
import { readDraft, writeDraft } from '../../../src/store/own-drafts.ts';
import { fakeApi, Refused, type Sent } from '../fake-api.ts';
import { bodies } from '../film/board-shots.ts';
import { recordFor } from './draw-record.ts';

const STAR = '/studio/draw/star';
const starred = () => draw.records.map((record) => record.starred);
const lists = () => ({ lists: [{ ...recordFor(5), starred: 0 }], has_next: 0 });
let user = 700;
const open = async (star: () => unknown): Promise<Sent[]> => {
  const sent = fakeApi({ '/draw/lists': lists, [STAR]: star }, user);
  await loadDraws();
  return sent;
};

beforeEach(() => {
  user += 1;
  vi.unstubAllGlobals();
  forgetAll();
  clearDraws();
});

test('a star is shown at once and sent', async () => {
  const sent = await open(() => null);
  const setting = setStar(5, 1);
  expect(starred()).toEqual([1]);
  await setting;
  expect(bodies(sent, STAR)).toEqual([{ draw_id: 5, starred: 1 }]);
});

test('a star that the server refuses is removed again', async () => {
  await open(() => new Refused('No'));
  await expect(setStar(5, 1)).rejects.toThrow();
  expect(starred()).toEqual([0]);
});

test('a star set offline is kept, also after a reload, and sent once online', async () => {
  await open(() => Promise.reject(new TypeError('no network')));
  await setStar(5, 1);
  expect(starred()).toEqual([1]);
  // simulates a reload: empty stores, and a list without the star
  forgetAll();
  clearDraws();
  const sent = fakeApi({ '/draw/lists': lists, [STAR]: () => null }, user);
  await loadDraws();
  await sendStars();
  expect(bodies(sent, STAR)).toEqual([{ draw_id: 5, starred: 1 }]);
  expect(starred()).toEqual([1]);
  await sendStars();
  expect(bodies(sent, STAR)).toHaveLength(1);
});

test('a star set offline in another tab is not lost when one is set here', async () => {
  await open(() => Promise.reject(new TypeError('no network')));
  await writeDraft('draw-stars', [[9, 1]]);
  await setStar(5, 1);
  expect(await readDraft('draw-stars')).toEqual([
    [9, 1],
    [5, 1],
  ]);
});
