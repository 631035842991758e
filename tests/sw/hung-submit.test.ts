import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeTaskContext } from '../../src/api/task-context.ts';
import { resolveLost } from '../../src/sw/engine/lost.ts';
import { sendSubmit } from '../../src/sw/submit.ts';
import { Studio } from './studio.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const submit = () =>
  new Request('https://studio.example/api/draw/imagine', {
    method: 'POST',
    headers: {
      authorization: 'token-7',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
      'task-context': encodeTaskContext({ kind: 'draw', page: '/draw', prompt: 'a lamp', cost: 20 }),
    },
    body: '{}',
  });
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
  ['no answer', hanging],
  ['half an answer', halfAnswered],
])('a submit with %s is given up, and the studio is asked what became of it', async (_what, fetch) => {
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
  const sent = sendSubmit(worker.deps, worker.engine, submit());
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
