import { beforeEach, expect, test, vi } from 'vitest';
import { dropSession, setSession } from '../../../src/store/account/session.ts';
import { session } from '../../../src/store/account/session-state.ts';
import {
  addDraw,
  clearDraws,
  draw,
  loadDraws,
  loadOlderDraws,
  removeDraw,
} from '../../../src/store/draw/draw.ts';
import { recordFor } from './draw-record.ts';

/** A fake server that holds each request until the test answers it. */
function slowServer() {
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  const say = (envelope: object) => waiting.shift()?.(new Response(JSON.stringify(envelope)));
  return {
    asked: () => vi.waitFor(() => expect(waiting).toHaveLength(1)),
    say,
    answer: (lists: unknown[], has_next = 0) => say({ code: 200, message: '', data: { lists, has_next } }),
  };
}
const ids = () => draw.records.map(({ draw_id }) => draw_id);

beforeEach(async () => {
  vi.unstubAllGlobals();
  await dropSession();
  clearDraws();
});

test('[DRAW-25] a record added while the history is loading stays at the bottom', async () => {
  const server = slowServer();
  await setSession('t1', 7);
  const reading = loadDraws();
  await server.asked();
  addDraw(recordFor(12));
  server.answer([recordFor(11), recordFor(10)]);
  await reading;
  expect(ids()).toEqual([10, 11, 12]);
});

test('records deleted on another device disappear at the next reload', async () => {
  const server = slowServer();
  await setSession('t2', 7);
  for (const lists of [[recordFor(12), recordFor(11)], [recordFor(11)]]) {
    const reading = loadDraws();
    await server.asked();
    server.answer(lists);
    await reading;
  }
  expect(ids()).toEqual([11]);
});

/** Records from one id down to another, as the server lists them. */
const from = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => recordFor(newest - index));

test('what was made on another device is all there to scroll to, also when it is more than a page', async () => {
  const server = slowServer();
  await setSession('t6', 7);
  const pages = [
    [loadDraws, from(20, 11), 1],
    [loadOlderDraws, from(10, 1), 0],
    [loadDraws, from(22, 13), 1],
  ] as const;
  for (const [load, lists, more] of pages) {
    const reading = load();
    await server.asked();
    server.answer(lists, more);
    await reading;
  }
  expect(ids(), 'the pages meet').toEqual(
    from(22, 1)
      .reverse()
      .map(({ draw_id }) => draw_id),
  );
  expect(draw.hasNext).toBe(false);
  const reading = loadDraws();
  await server.asked();
  server.answer(from(42, 33), 1);
  await reading;
  expect(ids(), 'nothing stands above a gap').toEqual(
    from(42, 33)
      .reverse()
      .map(({ draw_id }) => draw_id),
  );
  expect(draw.hasNext).toBe(true);
});

test('the history stays if the account of the login becomes known later', async () => {
  const server = slowServer();
  await setSession('t3', 0);
  const reading = loadDraws();
  await server.asked();
  server.answer([recordFor(5)]);
  await reading;
  session.userId = 9;
  void loadDraws();
  expect(ids()).toEqual([5]);
});

test('offline the history is the last loaded one, with later additions and deletions', async () => {
  const server = slowServer();
  await setSession('t4', 11);
  const reading = loadDraws();
  await server.asked();
  server.answer([recordFor(5), recordFor(6)]);
  await reading;
  addDraw(recordFor(7));
  void removeDraw(6, 't6');
  clearDraws();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(loadDraws()).rejects.toThrow();
  expect(ids()).toEqual([5, 7]);
  expect(draw.cached).toBe(true);
});

test('older, restored and undeletable records are never shown to another account', async () => {
  const server = slowServer();
  await setSession('t5', 7);
  const reading = loadDraws();
  await server.asked();
  server.answer([recordFor(12)]);
  await reading;
  draw.hasNext = true;
  const removing = removeDraw(4, 't4');
  await server.asked();
  server.say({ code: 200, message: '', data: null });
  const bringBack = await removing;
  const late = [
    ['older', () => loadOlderDraws(), () => server.answer([recordFor(3)])],
    ['back', () => bringBack(), () => server.say({ code: 200, message: '', data: recordFor(4) })],
    ['kept', () => removeDraw(12, 't12'), () => server.say({ code: 400, message: 'No', data: null })],
  ] as const;
  for (const [what, ask, answer] of late) {
    await setSession('t5', 7);
    const asked = ask().catch(() => undefined);
    await server.asked();
    await setSession(`of another: ${what}`, 8);
    clearDraws();
    answer();
    await asked;
    expect(ids(), what).toEqual([]);
    draw.records = [recordFor(12)];
    draw.hasNext = true;
  }
});
