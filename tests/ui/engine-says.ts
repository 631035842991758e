import { waitFor } from '@testing-library/react';
import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { expect, onTestFinished } from 'vitest';
import { tasks } from '../../src/store/tasks/tasks.ts';
import type { Notice, TaskRow } from '../../src/sw/protocol.ts';
import { change } from './show.tsx';

/** What is said before the engine's first snapshot goes with it, as it knows nothing of the account. */
const started = (): Promise<void> => waitFor(() => expect(tasks.ready).toBe(true));

/** The engine offers these ends to this page, and no others. */
export async function offer(...notices: Notice[]): Promise<void> {
  await started();
  await change(() => {
    tasks.notices = notices.map((notice) => ref(notice));
  });
}

let forget = () => {};

/** The engine knows these tasks, and no others, until the test ends: its own snapshots, which lack them, may come at any time. */
export async function knows(...rows: TaskRow[]): Promise<void> {
  await started();
  forget();
  const known = proxy(Object.fromEntries(rows.map((row) => [row.key, ref(row)])));
  const say = () => {
    if (tasks.byKey === known) return;
    tasks.user = rows[0]?.user ?? 0;
    tasks.byKey = known;
  };
  // before it is said: a snapshot that comes while the page renders would remove the tasks for good
  forget = subscribeKey(tasks, 'byKey', say, true);
  onTestFinished(() => forget());
  await change(say);
}
