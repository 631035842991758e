import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Queries } from '../../../server/db/database.ts';
import { type DueJobs, watchDueJobs } from '../../../server/tasks/due-jobs.ts';

let waiting: { name: string; due: boolean }[] = [];
const looks = vi.fn(async () => ({ rows: waiting, count: waiting.length }));
const wake = vi.fn();
let watched: DueJobs;

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
  watched = watchDueJobs(
    { query: looks as unknown as Queries['query'] },
    {
      everyMs: 2_000,
      restingMs: 10_000,
      names: () => ['pictures', 'clips'],
      wake,
      report: (_what, error) => {
        throw error;
      },
    },
  );
});
afterEach(async () => {
  await watched.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const looksWithin = async (ms: number): Promise<number> => {
  const before = looks.mock.calls.length;
  await vi.advanceTimersByTimeAsync(ms);
  return looks.mock.calls.length - before;
};

it('while a job waits, it is looked for every two seconds, and its queue is woken once it is due', async () => {
  waiting = [{ name: 'clips', due: false }];
  expect(await looksWithin(6_000)).toBe(3);
  expect(wake).not.toHaveBeenCalled();
  waiting = [{ name: 'clips', due: true }];
  expect(await looksWithin(2_000)).toBe(1);
  expect(wake.mock.calls).toEqual([['clips']]);
});

it('while no job waits, it rests, until a job is queued or has ended', async () => {
  expect(await looksWithin(2_000)).toBe(1);
  expect(await looksWithin(9_999)).toBe(0);
  expect(await looksWithin(1)).toBe(1);
  watched.rouse();
  expect(await looksWithin(2_000)).toBe(1);
  expect(await looksWithin(9_999)).toBe(0);
});

it('a job that is queued during a look does not wait for a rest to end', async () => {
  looks.mockImplementationOnce(async () => {
    watched.rouse();
    return { rows: [], count: 0 };
  });
  expect(await looksWithin(2_000)).toBe(1);
  expect(await looksWithin(2_000)).toBe(1);
});

it('a failed look is repeated, and none begins after the end', async () => {
  const reported: unknown[] = [];
  const failing = watchDueJobs(
    { query: () => Promise.reject(new Error('gone')) },
    {
      everyMs: 10,
      restingMs: 10,
      names: () => ['pictures'],
      wake,
      report: (_, error) => reported.push(error),
    },
  );
  await vi.advanceTimersByTimeAsync(25);
  await failing.stop();
  await vi.advanceTimersByTimeAsync(50);
  expect(reported.map(String)).toEqual(['Error: gone', 'Error: gone']);
});
