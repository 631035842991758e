import type { PollResult } from '../../api/task-kind.ts';
import type { LaneRow, WriteTx } from '../db.ts';
import { type Change, noticeIdOf, type TaskRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import type { Claim } from './claim.ts';
import type { EngineDeps } from './deps.ts';
import { type Delta, record } from './journal.ts';
import { openRange } from './open-range.ts';
import { takePushed } from './pushed.ts';
import { finalOf, isAnnounced, reduceTask } from './reduce.ts';

/** The claim's lane row, or null if the claim is no longer valid: a later fence or another login. */
async function laneOfClaim(tx: WriteTx, { auth, lane, fence }: Claim): Promise<LaneRow | null> {
  const now = await authIn(tx);
  const row = await tx.objectStore('lanes').get(lane);
  return row && now.epoch === auth.epoch && row.fence === fence ? row : null;
}

export interface Applied {
  delta: Delta;
  /** At least one end was written to the outbox. */
  ended: boolean;
  /** When to poll the lane again; null if it has no open tasks. */
  next: number | null;
}

/** Writes the results of a poll and the lane's next due time in one transaction. Returns null if the answer came too late. */
export const applyAnswer = (
  { db, clock }: EngineDeps,
  claim: Claim,
  results: PollResult[],
  settle: (row: LaneRow) => LaneRow,
): Promise<Applied | null> =>
  db.write(
    async (tx) => {
      const lane = await laneOfClaim(tx, claim);
      if (!lane) return null;
      const now = clock.now();
      const moved: TaskRow[] = [];
      for (const { key, id } of claim.rows) {
        const before = await tx.objectStore('tasks').get(key);
        if (before?.open !== 1) continue;
        const after = reduceAll(
          before,
          results.filter((one) => one.id === id),
          claim,
          now,
        );
        if (after !== before) moved.push(after);
      }
      return write(tx, moved, settle(lane), claim, now);
    },
    results.some(({ state }) => finalOf(claim.kind, state) !== null) ? 'strict' : 'relaxed',
  );

/** An answer may repeat an id, or go back to an earlier state: the first end counts. */
function reduceAll(row: TaskRow, results: PollResult[], { kind }: Claim, now: number): TaskRow {
  const steps = results.length > 0 ? results : [null];
  return steps.reduce<TaskRow>((task, step) => reduceTask(task, step, kind, now) ?? task, row);
}

/** Sets the claim's tasks aside as unknown, after a refusal for a kind that does not retry (decisions A-25). */
export const setAside = (
  { db, clock }: EngineDeps,
  claim: Claim,
  settle: (row: LaneRow) => LaneRow,
): Promise<Applied | null> =>
  db.write(async (tx) => {
    const lane = await laneOfClaim(tx, claim);
    if (!lane) return null;
    const rows = await Promise.all(claim.rows.map(({ key }) => tx.objectStore('tasks').get(key)));
    const moved = rows.flatMap((row) =>
      row?.open === 1 ? [{ ...row, open: 0 as const, unknown: true, rev: row.rev + 1 }] : [],
    );
    return write(tx, moved, settle(lane), claim, clock.now());
  });

/** Updates only the lane, after a failed or aborted poll. */
export const settleLane = (
  { db }: EngineDeps,
  claim: Claim,
  settle: (row: LaneRow) => LaneRow,
): Promise<LaneRow | null> =>
  db.write(async (tx) => {
    const lane = await laneOfClaim(tx, claim);
    if (!lane) return null;
    const row = settle(lane);
    await tx.objectStore('lanes').put(row);
    return row;
  });

async function write(
  tx: WriteTx,
  moved: TaskRow[],
  row: LaneRow,
  { auth, kind }: Claim,
  now: number,
): Promise<Applied> {
  const ended = moved.filter(isAnnounced);
  const changes = moved.map((task): Change => ({ type: 'task', task }));
  // a push that came before this answer may have announced it
  const pushed = await takePushed(
    tx,
    ended.map((task) => noticeIdOf(task)),
    now,
  );
  const [delta] = await Promise.all([
    record(tx, changes),
    tx.objectStore('lanes').put(row),
    ...moved.map((task) => tx.objectStore('tasks').put(task)),
    // write an end together with its outbox row: neither may exist without the other
    ...ended.map((task) => {
      const { key, user } = task;
      const id = noticeIdOf(task);
      const st = pushed.has(id) ? 'shown' : 'new';
      return tx.objectStore('outbox').put({ id, key, user, st, at: now, keeps: kind.keeps });
    }),
  ]);
  const left = await tx.objectStore('tasks').index('due').getKey(openRange(auth.user, row.lane));
  return { delta, ended: ended.length > 0, next: left === undefined ? null : row.dueAt };
}
