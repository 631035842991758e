import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeScript, loadScript } from '../../../src/store/film/script/script.ts';
import {
  addAtEnd,
  copyLine,
  editLine,
  moveLine,
  saveLine,
} from '../../../src/store/film/script/script-changes.ts';
import { lineEdits } from '../../../src/store/film/script/script-edits.ts';
import { importFile, takeBackImport } from '../../../src/store/film/script/script-files.ts';
import { type Answers, fakeApi, Refused } from '../fake-api.ts';

/** Opens a project of three lines, with further server answers. */
async function opened(projectId: number, answers: Answers = {}) {
  const lists = [11, 12, 13].map((id, list_order) => ({ id, hm_desc: `screen ${id}`, list_order }));
  const sent = fakeApi({ '/script/list-drama': () => ({ lists }), ...answers });
  await loadScript(projectId);
  sent.length = 0;
  return sent;
}

beforeEach(closeScript);

describe('two tabs', () => {
  let other: BroadcastChannel;
  let heard: unknown[];
  beforeEach(() => {
    heard = [];
    other = new BroadcastChannel('inkreel-lines');
    other.onmessage = ({ data }) => heard.push(data);
  });
  afterEach(() => other.close());
  const answers = { '/script/handle-drama': () => ({ id: 14 }), '/script/order-drama': () => null };

  test.each([
    [
      'saved',
      async () => {
        editLine(11);
        Object.assign(lineEdits.byId[11] ?? {}, { hm_desc: 'a lantern' });
        await saveLine(11);
      },
    ],
    ['added', addAtEnd],
    ['copied', () => copyLine(12)],
    ['moved', () => moveLine(11, 13)],
    ['imported', () => importFile(new File(['x'], 'a.xlsx'))],
    ['taken back', takeBackImport],
  ])('a line that is %s is told to the other tabs, whose storyboard may be open', async (_how, act) => {
    await opened(88, {
      ...answers,
      '/script/upload-drama': () => null,
      '/studio/script/undo': () => ({ storyboard: 0, kept_shots: 0 }),
    });
    await act();
    await vi.waitFor(() => expect(heard).toContainEqual({ userId: 7, projectId: 88 }));
  });

  test('a change that another tab tells is read, after what was changed here has been sent', async () => {
    const sent = await opened(89, answers);
    const moving = moveLine(11, 13);
    other.postMessage({ userId: 7, projectId: 89 });
    await moving;
    await vi.waitFor(() =>
      expect(sent.map(({ path }) => path)).toEqual(['/script/order-drama', '/script/list-drama']),
    );
  });
});

test('an edit whose save fails after the film was left is in its draft', async () => {
  let refuse: (() => void) | undefined;
  await opened(90, {
    '/script/handle-drama': () => new Promise((resolve) => (refuse = () => resolve(new Refused('No')))),
  });
  editLine(12);
  Object.assign(lineEdits.byId[12] ?? {}, { hm_desc: 'a lantern' });
  const saving = saveLine(12);
  await vi.waitFor(() => expect(refuse).not.toBeUndefined());
  closeScript();
  refuse?.();
  await expect(saving).rejects.toThrow('No');
  await opened(90);
  expect(lineEdits.byId[12]?.hm_desc).toBe('a lantern');
});
