import type { PollResult } from '../../api/task-kind.ts';
import type { LaneRow, WriteTx } from '../db.ts';
import { type Change, noticeIdOf, type TaskRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import type { Claim } from './claim.ts';
import type { EngineDeps } from './deps.ts';
import { type Delta, record } from './journal.ts';
import { openIn } from './open-range.ts';
import { finalOf, isAnnounced, reduceTask } from './reduce.ts';
import { takeTold } from './told.ts';

/** The claim's lane row, or null when the claim is no longer in force: a later fence or another login. */
async function stillMine(tx: WriteTx, { auth, lane, fence }: Claim): Promise<LaneRow | null> {
  const now = await authIn(tx);
  const row = await tx.objectStore('lanes').get(lane);
  return row && now.epoch === auth.epoch && row.fence === fence ? row : null;
}

export interface Applied {
  delta: Delta;
  /** Something was written to the outbox. */
  ended: boolean;
  /** When to poll the lane again; null when nothing is open in it any more. */
  next: number | null;
}

/** Writes what an answer says, and the lane's next due time, in one transaction; null when the answer came too late. */
export const applyAnswer = (
  { db, clock }: EngineDeps,
  claim: Claim,
  told: PollResult[],
  settle: (row: LaneRow) => LaneRow,
): Promise<Applied | null> =>
  db.write(
    async (tx) => {
      const lane = await stillMine(tx, claim);
      if (!lane) return null;
      const now = clock.now();
      const moved: TaskRow[] = [];
      for (const { key, id } of claim.rows) {
        const before = await tx.objectStore('tasks').get(key);
        if (before?.open !== 1) continue;
        const after = reduceAll(
          before,
          told.filter((one) => one.id === id),
          claim,
          now,
        );
        if (after !== before) moved.push(after);
      }
      return write(tx, moved, settle(lane), claim, now);
    },
    told.some(({ state }) => finalOf(claim.kind, state) !== null) ? 'strict' : 'relaxed',
  );

/** An answer may repeat an id, or go backwards: the first end counts. */
function reduceAll(row: TaskRow, told: PollResult[], { kind }: Claim, now: number): TaskRow {
  const steps = told.length > 0 ? told : [null];
  return steps.reduce<TaskRow>((task, step) => reduceTask(task, step, kind, now) ?? task, row);
}

/** After an answered refusal of a kind that does not go on: its tasks are set aside as unknown (decisions A-25). */
export const setAside = (
  { db, clock }: EngineDeps,
  claim: Claim,
  settle: (row: LaneRow) => LaneRow,
): Promise<Applied | null> =>
  db.write(async (tx) => {
    const lane = await stillMine(tx, claim);
    if (!lane) return null;
    const rows = await Promise.all(claim.rows.map(({ key }) => tx.objectStore('tasks').get(key)));
    const moved = rows.flatMap((row) =>
      row?.open === 1 ? [{ ...row, open: 0 as const, unknown: true, rev: row.rev + 1 }] : [],
    );
    return write(tx, moved, settle(lane), claim, clock.now());
  });

/** Only the lane moves: a failure, or a poll that was cut short. */
export const settleLane = (
  { db }: EngineDeps,
  claim: Claim,
  settle: (row: LaneRow) => LaneRow,
): Promise<LaneRow | null> =>
  db.write(async (tx) => {
    const lane = await stillMine(tx, claim);
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
  const ended = moved.filter(({ final }) => isAnnounced(final));
  const changes = moved.map((task): Change => ({ type: 'task', task }));
  // a push that came before the answer has said it already
  const told = await takeTold(
    tx,
    ended.map((task) => noticeIdOf(task)),
    now,
  );
  const [delta] = await Promise.all([
    record(tx, changes),
    tx.objectStore('lanes').put(row),
    ...moved.map((task) => tx.objectStore('tasks').put(task)),
    // an end and its announcement are one write: neither can exist without the other
    ...ended.map((task) => {
      const { key, user } = task;
      const id = noticeIdOf(task);
      const st = told.has(id) ? 'shown' : 'new';
      return tx.objectStore('outbox').put({ id, key, user, st, at: now, keeps: kind.keeps });
    }),
  ]);
  const left = await tx.objectStore('tasks').index('due').getKey(openIn(auth.user, row.lane));
  return { delta, ended: ended.length > 0, next: left === undefined ? null : row.dueAt };
}
