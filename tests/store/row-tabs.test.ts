import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteMusic, restoreMusic, starMusic } from '../../src/api/music.ts';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { clearDraws, draw, loadDraws, removeDraw } from '../../src/store/draw/draw.ts';
import { setStar } from '../../src/store/draw/stars.ts';
import { songs } from '../../src/store/music/songs.ts';
import { removeSong, songSearch, starSong } from '../../src/store/music/songs-found.ts';
import type { RowNews } from '../../src/store/row-tabs.ts';
import { recordFor } from './draw/draw-record.ts';
import { fakeApi, Refused } from './fake-api.ts';

/** Another tab of the same browser. */
let other: BroadcastChannel;
let heard: unknown[];
const USER = 71;
const tell = (list: string, news: RowNews, userId = USER) => other.postMessage({ userId, list, news });
const song = (id: number) => ({ id, music_id: `m${id}`, state: 2, starred: 0, lists: [] });

beforeEach(() => {
  heard = [];
  other = new BroadcastChannel('inkreel-rows');
  other.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
  other.close();
  vi.unstubAllGlobals();
  forgetAll();
  clearDraws();
});

async function open(star: () => unknown = () => null): Promise<void> {
  fakeApi(
    {
      '/draw/lists': () => ({ lists: [recordFor(6), recordFor(5)], has_next: 0 }),
      '/studio/draw/star': star,
      '/draw/del-draw': () => null,
      '/studio/draw/restore': () => recordFor(5),
    },
    USER,
  );
  await loadDraws();
}
const shown = () => draw.records.map(({ draw_id, starred }) => [draw_id, starred ?? 0]);

test('a star, a deletion and its undo in one tab are told to the others', async () => {
  await open();
  await setStar(5, 1);
  const bringBack = await removeDraw(5, 't5');
  await bringBack();
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(heard).toMatchObject([
    { userId: USER, list: 'draw', news: { kind: 'starred', id: 5, starred: 1 } },
    { list: 'draw', news: { kind: 'deleted', id: 5 } },
    { list: 'draw', news: { kind: 'restored', id: 5, row: { message_input: 'prompt 5' } } },
  ]);
});

test('a star that the server refuses is told to nobody', async () => {
  await open(() => new Refused('No'));
  await expect(setStar(5, 1)).rejects.toThrow();
  await setStar(6, 1).catch(() => undefined);
  tell('draw', { kind: 'deleted', id: 6 });
  // messages arrive in order: what is heard from the other tab would come after
  await vi.waitFor(() => expect(shown()).toEqual([[5, 0]]));
  expect(heard).toEqual([]);
});

test('what another tab tells is shown here; what another account tells is not', async () => {
  await open();
  tell('draw', { kind: 'deleted', id: 6 }, USER + 1);
  tell('draw', { kind: 'starred', id: 5, starred: 1 });
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      [5, 1],
      [6, 0],
    ]),
  );
  tell('draw', { kind: 'deleted', id: 5 });
  await vi.waitFor(() => expect(shown()).toEqual([[6, 0]]));
  tell('draw', { kind: 'restored', id: 5, row: recordFor(5) });
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      [5, 0],
      [6, 0],
    ]),
  );
});

test('lists that are searched, such as songs, tell and hear the same', async () => {
  fakeApi(
    {
      '/music/lists': () => ({ lists: [song(2), song(1)], has_next: 0 }),
      [starMusic.path]: () => null,
      [deleteMusic.path]: () => null,
      [restoreMusic.path]: () => song(1),
    },
    USER,
  );
  await songs.load();
  const stars = () => songs.state.items.map(({ id, starred }) => [id, starred]);
  tell('music', { kind: 'starred', id: 1, starred: 1 });
  await vi.waitFor(() =>
    expect(stars()).toEqual([
      [2, 0],
      [1, 1],
    ]),
  );
  tell(songSearch.name, { kind: 'deleted', id: 2 });
  await vi.waitFor(() => expect(stars()).toEqual([[1, 1]]));
  await starSong(1, 0);
  const bringBack = await removeSong(1, 'm1');
  await bringBack();
  tell(songSearch.name, { kind: 'restored', id: 2, row: song(2) });
  await vi.waitFor(() => expect(stars().map(([id]) => id)).toEqual([2, 1]));
  await vi.waitFor(() =>
    expect(heard).toMatchObject([
      { list: 'music', news: { kind: 'starred', id: 1, starred: 0 } },
      { list: 'music', news: { kind: 'deleted', id: 1 } },
      { list: 'music', news: { kind: 'restored', id: 1, row: { music_id: 'm1' } } },
    ]),
  );
});
