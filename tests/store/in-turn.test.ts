import { expect, test } from 'vitest';
import { inTurn } from '../../src/store/in-turn.ts';

/** Saves that end when told to. */
function saves() {
  const begun: string[] = [];
  const ends = new Map<string, { end: () => void; fail: () => void }>();
  const save = (name: string) => () =>
    new Promise<void>((resolve, reject) => {
      begun.push(name);
      ends.set(name, { end: resolve, fail: () => reject(new Error(name)) });
    });
  return { begun, ends, save };
}
const turns = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('a save begins when the one before it has ended; other things do not wait', async () => {
  const run = inTurn<number>();
  const { begun, ends, save } = saves();
  const all = [run(1, save('a')), run(1, save('b')), run(2, save('c'))];
  await turns();
  expect(begun).toEqual(['a', 'c']);
  ends.get('a')?.end();
  await turns();
  expect(begun).toEqual(['a', 'c', 'b']);
  ends.get('b')?.end();
  ends.get('c')?.end();
  await Promise.all(all);
});

test('of those that wait only the last one runs, also after a failure, and its failure is told once', async () => {
  const run = inTurn<number>();
  const { begun, ends, save } = saves();
  const settled = Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => run(1, save(name))));
  await turns();
  ends.get('a')?.fail();
  await turns();
  expect(begun).toEqual(['a', 'd']);
  ends.get('d')?.fail();
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  const next = run(1, save('e'));
  expect(begun).toEqual(['a', 'd', 'e']);
  ends.get('e')?.end();
  await next;
});
