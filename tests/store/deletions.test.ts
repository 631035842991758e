import { beforeEach, describe, expect, test } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { EVERYTHING } from '../../src/store/history-query.ts';
import { lipSearch, removeLipSync } from '../../src/store/lipsync/lip-found.ts';
import { lipSyncs } from '../../src/store/lipsync/lip-syncs.ts';
import { songs } from '../../src/store/music/songs.ts';
import { removeSong, songSearch } from '../../src/store/music/songs-found.ts';
import { clipSearch, removeClip } from '../../src/store/video/clip-found.ts';
import { clips } from '../../src/store/video/clips.ts';
import { fakeApi, Refused, type Sent } from './fake-api.ts';

const DATE = '2026-05-04';
const wireClip = (id: number) => ({ task_id: `t${id}`, id, state: 3, options: '{"prompt":"waves"}' });
const wireSong = (id: number) => ({ music_id: `t${id}`, id, state: 3, prompt: 'waves' });
const wireLip = (id: number) => ({
  task_id: `t${id}`,
  id,
  status_code: 2,
  options: '{"audio_text":"waves"}',
});

/** The histories that are read page by page: their calls, and how they answer rows. */
const HISTORIES = [
  {
    list: clips,
    search: clipSearch,
    remove: removeClip,
    paths: { lists: '/video/lists-pro', remove: '/video/delete', restore: '/studio/video/restore' },
    answer: (ids: number[]) => [{ date: DATE, tasks: ids.map(wireClip) }],
    row: (id: number) => ({ ...wireClip(id), date: DATE }),
  },
  {
    list: songs,
    search: songSearch,
    remove: removeSong,
    paths: { lists: '/music/lists', remove: '/studio/music/delete', restore: '/studio/music/restore' },
    answer: (ids: number[]) => ids.map(wireSong),
    row: wireSong,
  },
  {
    list: lipSyncs,
    search: lipSearch,
    remove: removeLipSync,
    paths: { lists: '/lip-sync/lists', remove: '/lip-sync/delete', restore: '/studio/lip-sync/restore' },
    answer: (ids: number[]) => [{ date: DATE, data: ids.map(wireLip) }],
    row: (id: number) => ({ ...wireLip(id), date: DATE }),
  },
];

describe.each(HISTORIES)('$search.name', ({ list, search, remove, paths, answer, row }) => {
  let there: number[];
  let hasNext: 0 | 1;
  let onDelete: () => unknown;
  let sent: Sent[];
  const ids = (of: { state: { items: { id?: number | undefined }[] } } = list) =>
    of.state.items.map(({ id }) => id);

  beforeEach(async () => {
    forgetAll();
    there = [3, 2, 1];
    hasNext = 0;
    onDelete = () => null;
    sent = fakeApi(
      {
        [paths.lists]: () => ({ lists: answer(there), has_next: hasNext, filtered: 1 }),
        [paths.remove]: () => onDelete(),
        [paths.restore]: ({ id }: { id: number }) => row(id),
      },
      73,
    );
    await list.load();
  });

  test('a row goes at once, and comes back where it was, in the results of a search too', async () => {
    await search.run({ ...EVERYTHING, search: 'waves' });
    const removing = remove(2, 't2');
    expect([ids(), ids(search.found)]).toEqual([
      [3, 1],
      [3, 1],
    ]);
    const bringBack = await removing;
    await bringBack();
    expect([ids(), ids(search.found)]).toEqual([
      [3, 2, 1],
      [3, 2, 1],
    ]);
    expect(sent.filter(({ path }) => path === paths.restore).map(({ body }) => body)).toEqual([{ id: 2 }]);
    await search.run({ ...EVERYTHING, search: 'gulls' });
    await (await remove(2, 't2'))();
    expect(ids()).toEqual([3, 2, 1]);
  });

  test('a row that the server keeps returns to its place; one that is gone there stays away', async () => {
    onDelete = () => new Refused('It is in use');
    await expect(remove(2, 't2')).rejects.toThrow('It is in use');
    expect(ids()).toEqual([3, 2, 1]);
    onDelete = () => Response.json({ code: 404, message: 'It no longer exists', data: null });
    await remove(2, 't2');
    expect(ids()).toEqual([3, 1]);
  });

  test('an answer from before a deletion does not show the row again, nor one from before its return lose it', async () => {
    const bringBack = await remove(2, 't2');
    await list.load();
    expect(ids()).toEqual([3, 1]);
    there = [3, 1];
    const loading = list.load();
    await bringBack();
    await loading;
    expect(ids()).toEqual([3, 2, 1]);
  });

  test('a row from a page that is not loaded comes with that page', async () => {
    const bringBack = await remove(1, 't1');
    hasNext = 1;
    there = [3, 2];
    await list.load();
    await bringBack();
    expect(ids()).toEqual([3, 2]);
    there = [1];
    await list.loadOlder();
    expect(ids()).toEqual([3, 2, 1]);
  });
});
