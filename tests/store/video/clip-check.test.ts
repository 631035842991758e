import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { points } from '../../../src/store/account/points.ts';
import { browser } from '../../../src/store/browser.ts';
import { clipCheck } from '../../../src/store/video/clip-check.ts';
import { clipDraft, clipForm } from '../../../src/store/video/clip-form.ts';
import { fakeApi, type Sent } from '../fake-api.ts';
import { bodies } from '../film/board-shots.ts';

const CHECK = '/studio/prompt/check';
const picture = { url: '/media/a.jpg', name: 'a' };
let stop = (): void => {};
let sent: Sent[] = [];

async function set(fields: Partial<typeof clipForm>): Promise<void> {
  Object.assign(clipForm, fields);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(600);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  browser.online = true;
  points.payload = null;
  clipDraft.clear();
  sent = fakeApi({ [CHECK]: () => ({ undrawn: ['walrus'] }) });
  stop = clipCheck.watch();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a clip of words alone is checked, with its mode', async () => {
  await set({ prompt: ' a walrus swims ' });
  expect(bodies(sent, CHECK)).toEqual([
    {
      medium: 'clip',
      tool_name: 'jimeng',
      model_name: 'lite',
      resolution: '480p',
      prompt: 'a walrus swims',
    },
  ]);
  expect(clipCheck.state.undrawn).toEqual(['walrus']);
});

test('with a frame the words only move it: nothing is asked, and what was told goes', async () => {
  await set({ prompt: 'a walrus' });
  await set({ first: picture });
  expect(clipCheck.state.undrawn).toEqual([]);
  await set({ prompt: 'the walrus turns its head' });
  expect(bodies(sent, CHECK)).toHaveLength(1);
});

test('a model of a service is not asked about', async () => {
  points.payload = {
    models: [
      { medium: 'clip', tool: 'jimeng', model: 'lite', resolution: '480p', name: 'Jimeng', points: 1 },
    ],
  } as never;
  await set({ prompt: 'a walrus' });
  expect(bodies(sent, CHECK)).toEqual([]);
});
