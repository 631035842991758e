import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProject } from '../../src/api/projects.ts';
import { encodeTaskContext, type TaskContext } from '../../src/api/task-context.ts';
import { resolveLost } from '../../src/sw/engine/lost.ts';
import { PATIENCE } from '../../src/sw/in-time.ts';
import { sendSubmit } from '../../src/sw/submit.ts';
import { Studio } from './studio.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const submit = (path: string, context: TaskContext, type?: string, body: BodyInit = '{}') =>
  new Request(`https://studio.example/api${path}`, {
    method: 'POST',
    headers: {
      authorization: 'token-7',
      ...(type ? { 'content-type': type } : {}),
      'idempotency-key': 'k1',
      'task-context': encodeTaskContext(context),
    },
    body,
  });
const drawing = () =>
  submit('/draw/imagine', { kind: 'draw', page: '/draw', prompt: 'a lamp', cost: 20 }, 'application/json');
/** A story without a file is a form of a few words. */
const project = () => {
  const form = new FormData();
  form.set('content', 'A lamp goes out.');
  return submit(createProject.path, { kind: 'project', page: '/create' }, undefined, form);
};
const json = (data: unknown) =>
  new Response(JSON.stringify({ code: 200, message: '', data }), {
    headers: { 'content-type': 'application/json' },
  });

/** A request that ends only when whoever sent it gives it up. */
const hanging = (_url: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });
/** The headers come at once, and the rest never. */
const halfAnswered = async (_url: string, { signal }: RequestInit = {}) =>
  new Response(
    new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(new TypeError('aborted'))),
    }),
  );

it.each([
  ['a submit with no answer', drawing, hanging],
  ['a submit with half an answer', drawing, halfAnswered],
  ['a form with no answer', project, hanging],
])('%s is given up, and the studio is asked what became of it', async (_what, request, fetch) => {
  const studio = new Studio();
  await studio.signIn(7);
  const worker = studio.context();
  const asked: string[] = [];
  studio.server.fetch = async (url) => {
    asked.push(String(url));
    return json({ known: false });
  };
  vi.stubGlobal('fetch', fetch);
  const intents = () => studio.db.read((tx) => tx.objectStore('intents').getAllKeys());
  const sent = sendSubmit(worker.deps, worker.engine, request());
  sent.catch(() => {});
  await vi.waitFor(async () => expect(await intents()).toEqual(['k1']));

  // the page has given up by now, but an answer may still come: asking would revoke the key
  await studio.clock.advance(34_000);
  await vi.advanceTimersByTimeAsync(34_000);
  await resolveLost(worker.deps, worker.engine);
  expect(asked).toEqual([]);

  await studio.clock.advance(10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(sent).rejects.toThrow('aborted');
  await resolveLost(worker.deps, worker.engine);
  expect(asked).toEqual(['/api/studio/submits/check']);
  expect(await intents()).toEqual([]);
});

it('a submit goes out although the database is stuck', async () => {
  const studio = new Studio();
  await studio.signIn(7);
  const worker = studio.context();
  // as behind a transaction of a page that the browser keeps asleep
  vi.spyOn(worker.deps.db, 'write').mockReturnValue(new Promise(() => undefined));
  const answer = json({ task_id: 't1', draw_id: 4 });
  const fetch = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetch);
  const sent = sendSubmit(worker.deps, worker.engine, drawing());
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await sent).toBe(answer);
  expect(fetch).toHaveBeenCalledOnce();
});
