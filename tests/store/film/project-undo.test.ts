import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { closeFilm, film, openFilm } from '../../../src/store/film/film.ts';
import { copyFilm, deleteFilm, loadProjects, projects } from '../../../src/store/film/projects/projects.ts';
import { fakeApi, Refused, type Sent } from '../fake-api.ts';

const USER = 73;
const DATES = ['2026-11-21', '2026-11-20'];
/** Ids of the projects of each day that the server has; the server is asked and answers at different times. */
let there: number[][];
let sent: Sent[];
const lists = (days = there) => ({
  lists: days.flatMap((ids, day) =>
    ids.length > 0 ? [{ date: DATES[day], data: ids.map((id) => ({ id, name: `P${id}` })) }] : [],
  ),
});
const shown = () => projects.groups.map(({ data }) => data.map(({ id }) => id));
/** Deletes on the server. */
const drop = (id: number) => {
  there = there.map((ids) => ids.filter((one) => one !== id));
};

let onDelete: () => unknown;
beforeEach(async () => {
  forgetAll();
  there = [
    [4, 3],
    [2, 1],
  ];
  onDelete = () => lists();
  sent = fakeApi(
    {
      '/script/list-script-pro': () => lists(),
      '/script/script-info': () => ({ name: 'P2', step: 4, has_story: 1 }),
      '/script/copy-script': () => lists(),
      '/script/del-script-pro': () => onDelete(),
      '/studio/project/restore': () => {
        there = [
          [4, 3],
          [2, 1],
        ];
        return lists();
      },
    },
    USER,
  );
  await loadProjects();
});
afterEach(() => forgetAll());

test('a deleted project comes back in its place, and the other tabs hear of both', async () => {
  const heard: unknown[] = [];
  const other = new BroadcastChannel('inkreel-rows');
  other.onmessage = ({ data }) => heard.push(data);
  drop(3);
  const bringBack = await deleteFilm(3);
  expect(shown()).toEqual([[4], [2, 1]]);
  await bringBack();
  expect(shown()).toEqual([
    [4, 3],
    [2, 1],
  ]);
  expect(sent.at(-1)).toEqual({ path: '/studio/project/restore', body: { script_id: 3 } });
  await vi.waitFor(() =>
    expect(heard).toMatchObject([
      { list: 'project', news: { kind: 'deleted', id: 3 } },
      { list: 'project', news: { kind: 'restored', id: 3 } },
    ]),
  );
  other.close();
});

test('what another tab deletes and brings back goes and returns here', async () => {
  const other = new BroadcastChannel('inkreel-rows');
  const tell = (news: object) => other.postMessage({ userId: USER, list: 'project', news });
  tell({ kind: 'deleted', id: 2 });
  await vi.waitFor(() => expect(shown()).toEqual([[4, 3], [1]]));
  tell({ kind: 'restored', id: 2, row: { id: 2, ...lists() } });
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      [4, 3],
      [2, 1],
    ]),
  );
  other.close();
});

test('a film that is open here and deleted in another tab is no longer worked on, until it is brought back', async () => {
  await openFilm(2);
  expect(film).toMatchObject({ projectId: 2, state: 'ready', name: 'P2' });
  const other = new BroadcastChannel('inkreel-rows');
  const tell = (news: object) => other.postMessage({ userId: USER, list: 'project', news });
  tell({ kind: 'deleted', id: 1 });
  tell({ kind: 'deleted', id: 2 });
  await vi.waitFor(() => expect(film.state).toBe('failed'));
  tell({ kind: 'restored', id: 2, row: { id: 2, ...lists() } });
  await vi.waitFor(() => expect(film).toMatchObject({ projectId: 2, state: 'ready', name: 'P2' }));
  closeFilm();
  other.close();
});

test('two deletions in a row: an answer from before the second one does not bring it back', async () => {
  const early: ((answer: unknown) => void)[] = [];
  onDelete = () => new Promise((resolve) => early.push(resolve));
  const [first, second] = [deleteFilm(4), deleteFilm(1)];
  expect(shown()).toEqual([[3], [2]]);
  await vi.waitFor(() => expect(early).toHaveLength(2));
  early[0]?.(lists([[3], [2, 1]]));
  await first;
  expect(shown()).toEqual([[3], [2]]);
  early[1]?.(new Refused('Not now'));
  await expect(second).rejects.toThrow('Not now');
  // the one that was refused returns, the other one does not
  expect(shown()).toEqual([[3], [2, 1]]);
});

test('a project that was deleted elsewhere already is gone, and no answer that was under way shows it', async () => {
  onDelete = () => Response.json({ code: 404, message: 'This project no longer exists', data: null });
  await deleteFilm(3);
  await copyFilm(4);
  expect(shown()).toEqual([[4], [2, 1]]);
});
