import 'fake-indexeddb/auto';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { session } from '../../src/store/account/session-state.ts';
import { inTurn } from '../../src/store/in-turn.ts';
import { starAtOnce } from '../../src/store/star-at-once.ts';
import { createUnsent } from '../../src/store/unsent.ts';
import { toggleLike } from '../../src/store/works/work-facts.ts';
import { fakeApi } from './fake-api.ts';
import { bodies } from './film/board-shots.ts';

/** Calls that end when told to. */
function server() {
  const ends: (() => void)[] = [];
  const sent: unknown[] = [];
  const send = (what: unknown): Promise<void> => {
    sent.push(what);
    return new Promise((resolve) => ends.push(resolve));
  };
  return { ends, sent, send, asked: () => vi.waitFor(() => expect(ends).toHaveLength(1)) };
}
const someoneElse = () => {
  session.token = `${session.token} of somebody else`;
};

test('what waits behind a slow save is not sent in the name of the next person', async () => {
  fakeApi({}, 960);
  const { ends, sent, send } = server();
  const run = inTurn<number>();
  const first = run(1, () => send('a'));
  const waits = run(1, () => send('b'));
  someoneElse();
  const theirs = run(1, () => send('c'));
  ends[0]?.();
  await Promise.all([first, waits]);
  expect(sent).toEqual(['a', 'c']);
  ends[1]?.();
  await theirs;
});

test('a message that was opened twice on a slow network is not read for the next person', async () => {
  fakeApi({}, 961);
  const { ends, sent, send, asked } = server();
  const reads = createUnsent('reads-of-two', v.literal(1), send);
  const marks = [reads.send(7, 1), reads.send(7, 1)];
  await asked();
  someoneElse();
  ends[0]?.();
  await Promise.all(marks);
  expect(sent).toEqual([7]);
});

test('the next person begins with what is saved for them', async () => {
  fakeApi({}, 962);
  const { ends, send } = server();
  let shown: 0 | 1 = 0;
  const list = {
    name: 'songs',
    patch: (_id: number, change: { starred: 0 | 1 }) => (shown = change.starred),
  };
  const theirs = [starAtOnce(list, 4, 1, send), starAtOnce(list, 4, 0, send)];
  someoneElse();
  const refused = starAtOnce(list, 4, 0, () => Promise.reject(new Error('no')));
  await expect(refused).rejects.toThrow('no');
  expect(shown).toBe(1);
  ends[0]?.();
  await Promise.all(theirs);
});

test('a like that waits for another one is not given by the next person', async () => {
  let answer = () => {};
  const sent = fakeApi(
    {
      '/studio/works/like': () =>
        new Promise((resolve) => {
          answer = () => resolve({ likes: 1, liked: 1 });
        }),
    },
    963,
  );
  const work = { work_id: 5, likes: 0, liked: 0 } as Parameters<typeof toggleLike>[0];
  const likes = [toggleLike(work), toggleLike(work)];
  await vi.waitFor(() => expect(bodies(sent, '/studio/works/like')).toHaveLength(1));
  someoneElse();
  answer();
  await Promise.all(likes);
  expect(bodies(sent, '/studio/works/like')).toHaveLength(1);
});
