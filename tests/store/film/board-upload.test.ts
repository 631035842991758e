import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../locales/en.po';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { shotUpload } from '../../../src/store/film/storyboard/shot-upload.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { shotActions } from '../../../src/ui/create/storyboard/shot-actions.ts';
import { Refused } from '../fake-api.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));
vi.mock('../../../src/store/tasks/submit-task.ts', () => ({ submitTask: vi.fn() }));
i18n.loadAndActivate({ locale: 'en', messages });

const file = (type: string) => new File(['x'], 'frame', { type });
const phase = () => shotUpload(1).state.phase;
/** Runs the event loop, not only timers, until a condition holds; otherwise the test times out. */
async function turnsUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
const SAVE = '/script/handle-scense';

test('[BOARD-25] [BOARD-26] an upload is saved after 500 ms, and its overlay disappears 2 s later', async () => {
  const { sent } = await openBoard(151, [wireShot(1)], {
    '/draw/upload': () => ({ qiniu_url: '/media/up.jpg' }),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const done = shotActions.upload(1, file('image/png'));
    // checking the file and reading the answer need event loop turns, which are not faked
    await turnsUntil(() => phase() === 'uploading');
    await turnsUntil(() => bodies(sent, '/draw/upload').length === 1);
    await turnsUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(499);
    expect(bodies(sent, SAVE)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(bodies(sent, SAVE)).toEqual([
      { type: 3, script_id: 151, scense_id: 1, draw_id: 0, draw_index: 0, scense_img: '/media/up.jpg' },
    ]);
    expect(board.shots[0]?.scene_img).toBe('/media/up.jpg');
    expect(phase()).toBe('arrived');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(phase()).toBe('arrived');
    await vi.advanceTimersByTimeAsync(1);
    expect(phase()).toBe('idle');
  } finally {
    vi.useRealTimers();
  }
});

test('[BOARD-24] a failed upload shows a message and changes nothing; other files are not sent', async () => {
  const { sent } = await openBoard(152, [wireShot(1)], { '/draw/upload': () => new Refused('too odd') });
  await shotActions.upload(1, file('image/png'));
  expect(takeToasts()).toMatchObject([{ type: 'error', title: 'Upload failed' }]);
  expect(phase()).toBe('idle');
  expect(bodies(sent, SAVE)).toEqual([]);
  await shotActions.upload(1, file('image/gif'));
  expect(takeToasts()).toMatchObject([{ title: 'Only JPG or PNG images are supported' }]);
  expect(bodies(sent, '/draw/upload')).toHaveLength(1);
});
