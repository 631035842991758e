import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { editShot, edits, keepMine, takeTheirs, textOf } from '../../../src/store/film/storyboard/edits.ts';
import { saveEdits } from '../../../src/store/film/storyboard/save-edits.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

const two = () => [wireShot(1), wireShot(2)];
const SAVE = '/script/handle-scense';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

describe('a text that was changed elsewhere in the meantime', () => {
  const conflict = () => Response.json({ code: 409, message: 'This shot was changed elsewhere', data: null });
  async function met(projectId: number) {
    let refuse = true;
    const opened = await openBoard(projectId, two(), {
      [SAVE]: () => (refuse ? conflict() : { id: 1 }),
    });
    editShot(1, 'narration', 'mine');
    editShot(1, 'static_desc', 'a lamp');
    opened.told.lists = [wireShot(1, { narration: 'theirs' }), wireShot(2)];
    await saveEdits();
    refuse = false;
    opened.sent.length = 0;
    return opened;
  }

  test('is not overwritten: both versions are kept, and nothing is sent until one is chosen', async () => {
    const { sent } = await met(79);
    expect(edits).toMatchObject({ failed: false, conflicts: { 1: { narration: 'theirs' } } });
    expect(edits.byShot[1]?.narration).toBe('mine');
    await saveEdits();
    // other fields are saved independently
    expect(bodies(sent, SAVE)).toMatchObject([{ static_desc: 'a lamp', narration: 'theirs' }]);
    expect(edits.byShot).toEqual({ 1: { narration: 'mine' } });
  });

  test('is replaced if the own version is chosen, with the stored one sent as `before`', async () => {
    const { sent } = await met(80);
    keepMine(1, 'narration');
    await saveEdits();
    expect(bodies(sent, SAVE)).toMatchObject([{ narration: 'mine', before: { narration: 'theirs' } }]);
    expect(edits).toMatchObject({ byShot: {}, conflicts: {} });
  });

  test('is kept if it is chosen', async () => {
    const { sent } = await met(85);
    takeTheirs(1, 'narration');
    await saveEdits();
    expect(bodies(sent, SAVE)).toMatchObject([{ static_desc: 'a lamp', narration: 'theirs' }]);
    const [shot] = board.shots;
    expect(shot && textOf(shot, 'narration')).toBe('theirs');
  });
});

describe('another tab of this browser', () => {
  const other = (projectId: number) => {
    const channel = new BroadcastChannel('inkreel-board');
    onTestFinished(() => channel.close());
    return (news: object) => channel.postMessage({ userId: 7, projectId, news });
  };

  test('shows text here while it is typed there, and either tab can save it', async () => {
    vi.useRealTimers();
    await openBoard(88, two());
    const tell = other(88);
    tell({ kind: 'typed', shotId: 1, field: 'narration', text: 'from there', base: 'said 1' });
    await vi.waitFor(() => expect(edits.byShot).toEqual({ 1: { narration: 'from there' } }), 10_000);
    tell({ kind: 'saved', shotId: 1, texts: { narration: 'from there' } });
    await vi.waitFor(() => expect(edits.byShot).toEqual({}), 10_000);
    expect(board.shots[0]?.narration).toBe('from there');
  });

  test('with another film is ignored', async () => {
    vi.useRealTimers();
    await openBoard(89, two());
    other(90)({ kind: 'typed', shotId: 1, field: 'narration', text: 'x', base: 'said 1' });
    other(89)({ kind: 'typed', shotId: 2, field: 'narration', text: 'y', base: 'said 2' });
    await vi.waitFor(() => expect(edits.byShot[2]).toBeDefined(), 10_000);
    expect(edits.byShot[1]).toBeUndefined();
  });
});
