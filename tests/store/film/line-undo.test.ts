import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { onLineNews } from '../../../src/store/film/line-news.ts';
import { deleteLine } from '../../../src/store/film/script/delete-line.ts';
import { closeScript, loadScript, script } from '../../../src/store/film/script/script.ts';
import { editLine } from '../../../src/store/film/script/script-changes.ts';
import { lineEdits } from '../../../src/store/film/script/script-edits.ts';
import { fakeApi, Refused, type Sent } from '../fake-api.ts';

const RESTORE = '/studio/script/restore';
/** Lines that the server has. */
let there: number[];
let onDelete: (id: number) => unknown;
let sent: Sent[];
const shown = () => script.lines.map(({ id }) => id);
const tellOf = (other: BroadcastChannel) => (news: object) =>
  other.postMessage({ userId: session.userId, list: 'script-line', news });

beforeEach(async () => {
  forgetAll();
  closeScript();
  there = [1, 2, 3];
  onDelete = (id) => {
    there = there.filter((one) => one !== id);
    return null;
  };
  sent = fakeApi({
    '/script/list-drama': ({ script_id }: { script_id: number }) => ({
      lists: script_id === 61 ? there.map((id) => ({ id, hm_desc: `screen ${id}`, list_order: id })) : [],
    }),
    '/script/handle-drama': ({ drama_id }: { drama_id: number }) => onDelete(drama_id),
    [RESTORE]: ({ drama_id }: { drama_id: number }) => {
      there = [...there, drama_id].sort();
      return null;
    },
  });
  await loadScript(61);
});
afterEach(() => forgetAll());

test('a deleted line comes back in its place with the edit that was open, and the other tabs hear of it', async () => {
  const heard: unknown[] = [];
  const toStoryboard: number[] = [];
  onLineNews((projectId) => toStoryboard.push(projectId));
  const other = new BroadcastChannel('inkreel-rows');
  other.onmessage = ({ data }) => heard.push(data);
  editLine(2);
  Object.assign(lineEdits.byId[2] ?? {}, { dialogue: 'not saved yet' });
  const bringBack = await deleteLine(2);
  expect(shown()).toEqual([1, 3]);
  expect(lineEdits.byId[2]).toBeUndefined();
  await bringBack();
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
  await vi.waitFor(() => expect(lineEdits.byId[2]?.dialogue).toBe('not saved yet'));
  expect(sent.find(({ path }) => path === RESTORE)?.body).toEqual({ script_id: 61, drama_id: 2 });
  await vi.waitFor(() =>
    expect(heard).toMatchObject([
      { list: 'script-line', news: { kind: 'deleted', id: 2 } },
      { list: 'script-line', news: { kind: 'restored', id: 2, row: { projectId: 61 } } },
    ]),
  );
  expect(toStoryboard, 'a storyboard in this tab compares itself anew').toEqual([61, 61]);
  other.close();
});

test('what another tab deletes and brings back goes and returns here', async () => {
  const other = new BroadcastChannel('inkreel-rows');
  const tell = tellOf(other);
  there = [1, 3];
  tell({ kind: 'deleted', id: 2 });
  await vi.waitFor(() => expect(shown()).toEqual([1, 3]));
  there = [1, 2, 3];
  tell({ kind: 'restored', id: 2, row: { id: 2, projectId: 61 } });
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
  other.close();
});

test('two in a row: no list that was under way brings one back, and the first can be undone alone', async () => {
  const first = await deleteLine(1);
  const second = deleteLine(2);
  const reading = loadScript(61);
  await Promise.all([second, reading]);
  expect(shown()).toEqual([3]);
  await first();
  await vi.waitFor(() => expect(shown()).toEqual([1, 3]));
});

test('a refused deletion puts the line back alone', async () => {
  const first = deleteLine(1);
  onDelete = (id) => {
    if (id === 2) return new Refused('Not now');
    there = there.filter((one) => one !== id);
    return null;
  };
  await expect(deleteLine(2)).rejects.toThrow('Not now');
  await first;
  expect(shown()).toEqual([2, 3]);
});

test('brought back from elsewhere, its edit waits in its script', async () => {
  editLine(2);
  Object.assign(lineEdits.byId[2] ?? {}, { dialogue: 'not saved yet' });
  const bringBack = await deleteLine(2);
  await loadScript(62);
  await bringBack();
  expect(shown()).toEqual([]);
  await vi.waitFor(async () => {
    closeScript();
    await loadScript(61);
    expect(shown()).toEqual([1, 2, 3]);
    expect(lineEdits.byId[2]?.dialogue).toBe('not saved yet');
  });
});
