import 'fake-indexeddb/auto';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { starAtOnce } from '../../src/store/star-at-once.ts';
import { createUnsent } from '../../src/store/unsent.ts';
import { fakeApi } from './fake-api.ts';

type Star = 0 | 1;
const REFUSED = new ApiError('refused', 'no', { path: 'stars' });

/** Answers when told to, in the order of the calls. */
function server() {
  const calls: { starred: Star; end: () => void; fail: () => void }[] = [];
  const send = (_id: number, starred: Star) =>
    new Promise<void>((resolve, reject) =>
      calls.push({ starred, end: resolve, fail: () => reject(REFUSED) }),
    );
  const asked = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));
  return { calls, send, asked };
}

test('of quick presses of a star the last one counts, and one that is refused before it takes nothing back', async () => {
  const { calls, send, asked } = server();
  let shown: Star = 0;
  const list = { name: 'songs', patch: (_id: number, change: { starred: Star }) => (shown = change.starred) };
  const press = (starred: Star) => starAtOnce(list, 4, starred, send);
  const all = [press(1), press(0)];
  await asked(1);
  calls[0]?.end();
  await asked(2);
  expect(shown).toBe(0);
  calls[1]?.end();
  await Promise.all(all);
  const [first, last] = [press(1), press(1)];
  await asked(3);
  calls[2]?.fail();
  await expect(first).rejects.toThrow('no');
  expect(shown).toBe(1);
  await asked(4);
  calls[3]?.fail();
  await expect(last).rejects.toThrow('no');
  expect(shown).toBe(0);
});

test('a mark that is kept until the network is back is told after the one before it', async () => {
  const { calls, send, asked } = server();
  fakeApi({}, 951);
  const marks = createUnsent<Star>('quick-marks', v.picklist([0, 1]), send);
  const all = [marks.send(4, 1), marks.send(4, 0)];
  await asked(1);
  calls[0]?.end();
  await asked(2);
  calls[1]?.end();
  expect(await Promise.all(all)).toEqual([true, true]);
  expect(calls.map(({ starred }) => starred)).toEqual([1, 0]);
  expect([...marks.all()]).toEqual([]);
});
