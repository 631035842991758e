import { expect, it, onTestFinished } from 'vitest';
import { openQueue, type Queue } from '../../../server/tasks/queue.ts';
import { databaseForTest } from '../database-for-test.ts';

it.skipIf(!process.env.TEST_POSTGRES)(
  'lets four processes open the queue of a new database at the same time',
  async () => {
    const db = await databaseForTest();
    const reports: unknown[] = [];
    const open: Queue[] = [];
    onTestFinished(async () => {
      for (const queue of open) await queue.close();
      await db.close();
    });
    const started = await Promise.allSettled(
      [1, 2, 3, 4].map(() => openQueue(db, ['pictures'], (_what, error) => reports.push(error))),
    );
    open.push(...started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : [])));
    expect(started.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual(
      [],
    );
    expect(reports).toEqual([]);
  },
);
