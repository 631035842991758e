import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listWorks, readWork, type Work } from '../../../src/api/works.ts';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { removeWork } from '../../../src/store/works/delete-work.ts';
import { profileWorks } from '../../../src/store/works/profile.ts';
import { shownWork, showWork } from '../../../src/store/works/shown-work.ts';
import { square } from '../../../src/store/works/square.ts';
import { goneWorks } from '../../../src/store/works/work-facts.ts';
import { workFor } from '../../ui/works/works-for-test.tsx';
import { fakeApi } from '../fake-api.ts';

const USER = 77;
let there: Work[];
let other: BroadcastChannel;
const ids = () => [profileWorks, square].map(({ state }) => state.items.map(({ work_id }) => work_id));

beforeEach(async () => {
  forgetAll();
  there = [3, 2, 1].map((id) => workFor(id));
  other = new BroadcastChannel('inkreel-rows');
  fakeApi(
    {
      [listWorks.path]: () => ({ lists: there, has_next: 0, home_info: null }),
      [readWork.path]: () => workFor(2),
      '/center/del-works': () => Response.json({ code: 404, message: 'gone', data: null }),
    },
    USER,
  );
  await Promise.all([profileWorks.load(), square.load(), showWork(2)]);
});
afterEach(() => {
  other.close();
  forgetAll();
});
const tell = (news: object) => other.postMessage({ userId: USER, list: 'work', news });

test('what another tab deletes leaves the lists and the viewer here, and returns with it', async () => {
  expect(ids()).toEqual([
    [3, 2, 1],
    [3, 2, 1],
  ]);
  tell({ kind: 'deleted', id: 2 });
  await vi.waitFor(() =>
    expect(ids()).toEqual([
      [3, 1],
      [3, 1],
    ]),
  );
  expect(shownWork).toMatchObject({ id: 2, state: 'gone', work: null });
  // the viewer has asked for it meanwhile
  goneWorks.ids[2] = true;
  // an answer from before does not show it
  await square.load();
  expect(ids()[1]).toEqual([3, 1]);

  tell({ kind: 'restored', id: 2, row: workFor(2) });
  await vi.waitFor(() => expect(shownWork).toMatchObject({ id: 2, state: 'ready', work: { work_id: 2 } }));
  await vi.waitFor(() =>
    expect(ids()).toEqual([
      [3, 2, 1],
      [3, 2, 1],
    ]),
  );
  expect(goneWorks.ids).toEqual({});
});

test('one that was deleted elsewhere already is gone here too', async () => {
  await removeWork(3);
  expect(ids()).toEqual([
    [2, 1],
    [2, 1],
  ]);
});
