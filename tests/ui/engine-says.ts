import { waitFor } from '@testing-library/react';
import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { expect, onTestFinished } from 'vitest';
import { tasks } from '../../src/store/tasks/tasks.ts';
import type { Notice, TaskRow } from '../../src/sw/protocol.ts';
import { change } from './show.tsx';

/** Waits for the engine's first snapshot, which would remove tasks that were added before. */
const started = (): Promise<void> => waitFor(() => expect(tasks.ready).toBe(true));

/** Offers exactly these notices to the page. */
export async function offer(...notices: Notice[]): Promise<void> {
  await started();
  await change(() => {
    tasks.notices = notices.map((notice) => ref(notice));
  });
}

let forget = () => {};

/** Sets exactly these tasks until the test ends, and restores them after snapshots of the real engine, which lack them. */
export async function knows(...rows: TaskRow[]): Promise<void> {
  await started();
  forget();
  const known = proxy(Object.fromEntries(rows.map((row) => [row.key, ref(row)])));
  const say = () => {
    if (tasks.byKey === known) return;
    tasks.user = rows[0]?.user ?? 0;
    tasks.byKey = known;
  };
  // set before rendering: a snapshot that comes while the page renders would remove the tasks
  forget = subscribeKey(tasks, 'byKey', say, true);
  onTestFinished(() => forget());
  await change(say);
}
