import {
  createDigitalHuman,
  createLipSync,
  deleteLipSync,
  getLipSyncTasks,
  listLipSyncs,
  starLipSync,
} from '../../src/api/lipsync.ts';
import { dayIn } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { memberOf } from '../rpc/context.ts';
import { isFiltered } from '../rpc/history-filter.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { cancelTask } from '../tasks/cancel.ts';
import { deleteRecord, starRecord } from '../tasks/records.ts';
import { submitPaid } from '../tasks/submit-paid.ts';
import { LIP_SYNC } from './lip-sync-kind.ts';
import { findLipSyncs, listLipSyncRows } from './lip-sync-rows.ts';
import { LIP_SYNCS } from './lip-syncs.ts';
import { serializeLipSync } from './serialize-lip-sync.ts';
import { prepareDub, prepareTalk, sameAgain } from './submit-lip-sync.ts';
import { lipSyncUploadRoutes } from './upload-routes.ts';

/** The lip-sync page: submits and results. */
export function lipSyncRoutes(deps: Deps): Route[] {
  const { db, queue, secret } = deps;
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
      const { language, timeZone } = context;
      const { rows, more } = await listLipSyncRows(db, memberOf(context).userId, input, timeZone);
      const days = new Map<string, ReturnType<typeof serializeLipSync>[]>();
      for (const row of rows) {
        const date = dayIn(timeZone, row.created_at);
        days.set(date, [...(days.get(date) ?? []), serializeLipSync(row, { secret, language })]);
      }
      return {
        lists: [...days].map(([date, data]) => ({ date, data })),
        has_next: flag(more),
        ...(isFiltered(input) ? { filtered: 1 as const } : {}),
      };
    }),

    on(deleteLipSync, async (context, { id }) => {
      const { userId } = memberOf(context);
      await db.transaction(async (client) => {
        const taskId = await deleteRecord(client, LIP_SYNCS, userId, id);
        await cancelTask(client, queue, userId, taskId);
      });
    }),

    on(starLipSync, async (context, { id, starred }) => {
      await starRecord(db, LIP_SYNCS, memberOf(context).userId, id, starred === 1);
    }),
  ];
}
