import {
  createDigitalHuman,
  createLipSync,
  deleteLipSync,
  getLipSyncTasks,
  listLipSyncs,
  restoreLipSync,
  starLipSync,
} from '../../src/api/lipsync.ts';
import { dayIn } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { isFiltered } from '../rpc/history-filter.ts';
import { Refusal } from '../rpc/refusal.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { deleteRecord, restoreRecord, starRecord } from '../tasks/records.ts';
import { submitPaid } from '../tasks/submit-paid.ts';
import { LIP_SYNC } from './lip-sync-kind.ts';
import { findLipSyncs, type LipSyncRow, listLipSyncRows } from './lip-sync-rows.ts';
import { LIP_SYNCS } from './lip-syncs.ts';
import { serializeLipSync } from './serialize-lip-sync.ts';
import { prepareDub, prepareTalk, sameAgain } from './submit-lip-sync.ts';
import { lipSyncUploadRoutes } from './upload-routes.ts';

/** The lip-sync page: submits and results. */
export function lipSyncRoutes(deps: Deps): Route[] {
  const { db, secret } = deps;
  /** Results as answered, with the day they are listed under. */
  const dated = (rows: LipSyncRow[], { language, timeZone }: Context) =>
    rows.map((row) => ({
      result: serializeLipSync(row, { secret, language }),
      date: dayIn(timeZone, row.created_at),
    }));
  type Answered = ReturnType<typeof dated>[number];
  return [
    ...lipSyncUploadRoutes(deps),

    on(createLipSync, (context, input) =>
      submitPaid(deps, context, createLipSync, input, async (userId) => {
        const planned = await prepareTalk(deps, context, userId, input);
        return ({ charge }) => charge(LIP_SYNC, planned);
      }),
    ),

    on(createDigitalHuman, (context, input) =>
      submitPaid(deps, context, createDigitalHuman, input, async (userId) => {
        const planned = await prepareDub(deps, context, userId, input);
        const again = {
          path: createDigitalHuman.path,
          input: sameAgain(deps, input, { file: planned.sound }),
        };
        return ({ charge }) => charge(LIP_SYNC, planned, again);
      }),
    ),

    on(getLipSyncTasks, async (context, { taskId }) => {
      const rows = await findLipSyncs(db, memberOf(context).userId, taskId);
      return rows.map((row) => serializeLipSync(row, { secret, language: context.language }));
    }),

    on(listLipSyncs, async (context, input) => {
      const { rows, more } = await listLipSyncRows(db, memberOf(context).userId, input, context.timeZone);
      const days = new Map<string, Answered['result'][]>();
      for (const { result, date } of dated(rows, context))
        days.set(date, [...(days.get(date) ?? []), result]);
      return {
        lists: [...days].map(([date, data]) => ({ date, data })),
        has_next: flag(more),
        ...(isFiltered(input) ? { filtered: 1 as const } : {}),
      };
    }),

    on(deleteLipSync, async (context, { id }) => {
      await deleteRecord(deps, LIP_SYNCS, memberOf(context).userId, id);
    }),

    on(restoreLipSync, async (context, { id }) => {
      const { userId } = memberOf(context);
      const rows = await findLipSyncs(db, userId, [await restoreRecord(db, LIP_SYNCS, userId, id)]);
      const [back] = dated(rows, context);
      if (!back) throw new Refusal(404, 'clipGone');
      return { ...back.result, date: back.date };
    }),

    on(starLipSync, async (context, { id, starred }) => {
      await starRecord(db, LIP_SYNCS, memberOf(context).userId, id, starred === 1);
    }),
  ];
}
