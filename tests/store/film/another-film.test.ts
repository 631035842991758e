/** Answers that come after another film was opened: they change nothing of that one. */
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { editShot, edits } from '../../../src/store/film/storyboard/edits.ts';
import { saveEdits } from '../../../src/store/film/storyboard/save-edits.ts';
import {
  askAboutScript,
  followScript,
  leaveStoryboard,
  scriptUpdate,
} from '../../../src/store/film/storyboard/script-update.ts';
import { addShot } from '../../../src/store/film/storyboard/shots.ts';
import { readDraft } from '../../../src/store/own-drafts.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

const SAVE = '/script/handle-scense';
const line = { drama_id: 4, list_order: 3, hm_desc: 'A pier.', dialogue: '' };
const changes = (revision: string) => ({ added: [line], removed: [], changed: [], reordered: 0, revision });

/** Opens a film whose path answers late. */
async function slow(projectId: number, path: string, more = {}) {
  let end: ((value: unknown) => void) | undefined;
  await openBoard(projectId, [wireShot(1)], {
    [path]: () => new Promise((resolve) => (end = resolve)),
    ...more,
  });
  return {
    asked: () => vi.waitFor(() => expect(end).toBeDefined()),
    end: (answer: unknown) => end?.(answer),
  };
}

test('a shot that was added', async () => {
  const { asked, end } = await slow(601, SAVE);
  const adding = addShot();
  await asked();
  const { sent } = await openBoard(602, [wireShot(5)]);
  end({ id: 9 });
  await adding;
  expect([board.projectId, board.shots.length, sent.length]).toEqual([602, 1, 0]);
});

test('a text that was changed elsewhere too', async () => {
  const { asked, end } = await slow(603, SAVE);
  editShot(1, 'narration', 'mine');
  const saving = saveEdits();
  await asked();
  const { sent } = await openBoard(604, [wireShot(1)]);
  end(Response.json({ code: 409, message: 'This shot was changed elsewhere', data: null }));
  await saving.catch(() => undefined);
  expect([board.projectId, edits.conflicts, sent.length]).toEqual([604, {}, 0]);
});

test('what the script of a film has changed is asked, left and applied in that film alone', async () => {
  const { asked, end } = await slow(605, '/studio/storyboard/update', {
    '/studio/storyboard/compare': () => changes('first'),
  });
  await askAboutScript();
  const applying = followScript();
  await asked();
  const { sent } = await openBoard(606, [wireShot(5)], {
    '/studio/storyboard/compare': () => changes('second'),
  });
  await askAboutScript();
  end({ update_id: 3 });
  await applying;
  expect(scriptUpdate).toMatchObject({ projectId: 606, changes: { revision: 'second' } });
  await openBoard(607, [wireShot(7)]);
  await leaveStoryboard();
  expect(await readDraft('script-left|606')).toBe('second');
  expect(await readDraft('script-left|607')).toBeUndefined();
  expect(bodies(sent, '/studio/storyboard/update')).toEqual([]);
});
