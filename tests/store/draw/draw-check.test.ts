import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { points } from '../../../src/store/account/points.ts';
import { browser } from '../../../src/store/browser.ts';
import { drawCheck } from '../../../src/store/draw/draw-check.ts';
import { drawDraft, drawForm } from '../../../src/store/draw/draw-form.ts';
import { fakeApi, Refused, type Sent } from '../fake-api.ts';
import { bodies } from '../film/board-shots.ts';

const CHECK = '/studio/prompt/check';
let stop = (): void => {};
/** Answers the open request. */
let release = (_undrawn: string[]): void => {};

/** Watches the bar against a server that answers when the test says so. */
function watch(answer?: () => unknown): Sent[] {
  const held = () =>
    new Promise((resolve) => {
      release = (undrawn) => resolve({ undrawn });
    });
  const sent = fakeApi({ [CHECK]: answer ?? held });
  stop = drawCheck.watch();
  return sent;
}
const pause = () => vi.advanceTimersByTimeAsync(600);
async function write(prompt: string): Promise<void> {
  drawForm.prompt = prompt;
  await vi.advanceTimersByTimeAsync(0);
}
async function answer(undrawn: string[]): Promise<void> {
  release(undrawn);
  await vi.advanceTimersByTimeAsync(0);
}
const asked = (sent: Sent[]) => bodies(sent, CHECK).map((body) => (body as { prompt: string }).prompt);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  browser.online = true;
  points.payload = null;
  drawDraft.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the prompt is checked at a pause, not at each letter', async () => {
  const sent = watch();
  for (const prompt of ['a c', 'a wal', 'a walrus']) await write(prompt);
  expect(asked(sent)).toEqual([]);
  await pause();
  expect(bodies(sent, CHECK)).toEqual([{ medium: 'picture', tool_name: 'mj', prompt: 'a walrus' }]);
  await answer(['walrus']);
  expect(drawCheck.state.undrawn).toEqual(['walrus']);
  await write('');
  await pause();
  expect(drawCheck.state.undrawn).toEqual([]);
  expect(asked(sent)).toHaveLength(1);
});

test('one request at a time; the answer of an older text is dropped', async () => {
  const sent = watch();
  await write('a walrus');
  await pause();
  await write('a squid');
  await pause();
  expect(asked(sent)).toEqual(['a walrus']);
  await answer(['walrus']);
  expect(drawCheck.state.undrawn).toEqual([]);
  expect(asked(sent)).toEqual(['a walrus', 'a squid']);
  await answer(['squid']);
  expect(drawCheck.state.undrawn).toEqual(['squid']);
});

test('a text whose answer was dropped is asked again', async () => {
  const sent = watch();
  await write('a walrus');
  await pause();
  await write('a walrus and');
  await answer(['walrus']);
  await write('a walrus');
  await pause();
  await answer(['walrus']);
  expect(asked(sent)).toEqual(['a walrus', 'a walrus']);
  expect(drawCheck.state.undrawn).toEqual(['walrus']);
});

test('nothing is asked for the same words, nor offline', async () => {
  const sent = watch(() => ({ undrawn: ['walrus'] }));
  await write('a walrus');
  await pause();
  await write('a walrus --s 400');
  drawForm.ratio = '3:2';
  await pause();
  expect(asked(sent)).toHaveLength(1);
  browser.online = false;
  await pause();
  expect(drawCheck.state.undrawn).toEqual(['walrus']);
  await write('a squid');
  await pause();
  // the note was about another text
  expect(drawCheck.state.undrawn).toEqual([]);
  expect(asked(sent)).toHaveLength(1);
  browser.online = true;
  await vi.advanceTimersByTimeAsync(0);
  await pause();
  expect(asked(sent)).toEqual(['a walrus', 'a squid']);
});

test('model and left-out words go along; a model of a service is not asked about', async () => {
  const sent = watch(() => ({ undrawn: [] }));
  await write('a walrus --no squid');
  await pause();
  Object.assign(drawForm, { model: 'flux-pro' });
  await vi.advanceTimersByTimeAsync(0);
  await pause();
  Object.assign(drawForm, { references: [{ url: '/media/a.png', name: 'a', role: 'image', weight: 100 }] });
  await vi.advanceTimersByTimeAsync(0);
  await pause();
  expect(bodies(sent, CHECK)).toEqual([
    { medium: 'picture', tool_name: 'mj', prompt: 'a walrus', no: 'squid' },
    { medium: 'picture', tool_name: 'flux', model_name: 'flux-pro', prompt: 'a walrus' },
    { medium: 'edit', tool_name: 'fluxImage', model_name: 'flux-pro', prompt: 'a walrus' },
  ]);
  points.payload = {
    models: [{ medium: 'picture', tool: 'flux', model: 'flux-max', name: 'FLUX', points: 1 }],
  } as never;
  Object.assign(drawForm, { model: 'flux-max', references: [] });
  await vi.advanceTimersByTimeAsync(0);
  await pause();
  expect(bodies(sent, CHECK)).toHaveLength(3);
});

test('errors are silent, and a server without the call is asked once', async () => {
  let status = 500;
  const sent = watch(() => new Refused('no', status));
  await write('a walrus');
  await pause();
  expect(drawCheck.state.undrawn).toEqual([]);
  status = 404;
  await write('a squid');
  await pause();
  await write('a hippo');
  await pause();
  expect(asked(sent)).toEqual(['a walrus', 'a squid']);
});
