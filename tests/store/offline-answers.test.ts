import { beforeEach, expect, test, vi } from 'vitest';
import { closeScript, loadScript, script } from '../../src/store/film/script/script.ts';
import { board, closeBoard, loadBoard } from '../../src/store/film/storyboard/board.ts';
import { readPageStore } from '../../src/store/pages-db.ts';
import { fakeApi } from './fake-api.ts';
import { wireShot } from './film/board-shots.ts';

const LINE = { id: 4, list_order: 0, hm_desc: 'A lamp.' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error');
});
const unplugged = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

test('script and storyboard that were loaded once open offline', async () => {
  fakeApi({
    '/script/list-scense': () => ({
      lists: [wireShot(1), wireShot(2)],
      roles: [{ id: 1, name: 'Mei', cref: '' }],
      drama_ids: [4, 5],
      image_need: 0,
      video_need: 0,
    }),
    '/script/list-drama': () => ({ lists: [LINE], async_status: 0, step: 4 }),
  });
  await loadBoard(5);
  await loadScript(5);
  for (const name of ['script/list-scense|5', 'script/list-drama|5'])
    await vi.waitFor(async () => expect(await readPageStore('answers', 7, name), name).toBeDefined());
  expect(console.error).not.toHaveBeenCalled();
  closeBoard();
  closeScript();
  unplugged();
  await expect(loadBoard(5)).rejects.toThrow();
  await expect(loadScript(5)).rejects.toThrow();
  expect(board).toMatchObject({ state: 'ready', dramaIds: [4, 5], roles: [{ name: 'Mei' }] });
  expect(board.shots.map(({ id }) => id)).toEqual([1, 2]);
  expect(script.lines).toMatchObject([LINE]);
});

test('a project that was never opened shows an error', async () => {
  fakeApi({});
  unplugged();
  await expect(loadBoard(6)).rejects.toThrow();
  expect(board.state).toBe('failed');
});
