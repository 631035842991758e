import {
  deleteDraw,
  getDrawTasks,
  imagine,
  listDraws as listDrawsCall,
  readSeed,
  restoreDraw,
  starDraw as starDrawCall,
} from '../../src/api/draw.ts';
import { listDrawPrompts } from '../../src/api/earlier-prompts.ts';
import type { Deps } from '../deps.ts';
import { memberOf } from '../rpc/context.ts';
import { earlierPrompts } from '../rpc/earlier-prompts.ts';
import { isFiltered } from '../rpc/history-filter.ts';
import { Refusal } from '../rpc/refusal.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { deleteRecord, restoreRecord, starRecord } from '../tasks/records.ts';
import { submitPaid } from '../tasks/submit-paid.ts';
import { drawChangeRoutes } from './change-routes.ts';
import { DRAW } from './draw-kind.ts';
import { listDraws } from './draw-list.ts';
import { planImagine } from './draw-plan.ts';
import { pictureAt, priced } from './draw-submit.ts';
import { DRAWS, requireDraw } from './draws.ts';
import { styleSent, withoutStyle, withStyle } from './in-style.ts';
import { factsOf } from './picture-facts.ts';
import { pollDraws, polledFiles } from './polled-draws.ts';
import { serializeDraw, serializeDrawTask } from './serialize-draw.ts';

/** The drawing page: submits, polls, history. */
export function drawRoutes(deps: Deps): Route[] {
  const { db, secret } = deps;
  return [
    on(imagine, (context, input) =>
      submitPaid(deps, context, imagine, input, async (userId) => {
        const resolve = async (address: string) => (await pictureAt(deps, context, userId, address)).key;
        const style = await styleSent(deps, context, input);
        const planned = await planImagine(withoutStyle(input, style), resolve);
        const ready = priced(deps, withStyle(planned, style));
        return ({ charge }) => charge(DRAW, ready);
      }),
    ),

    on(getDrawTasks, async (context, { taskId }) => {
      const draws = await pollDraws(db, memberOf(context).userId, taskId);
      const options = { secret, language: context.language };
      return draws.map((row) => serializeDrawTask(row, options, polledFiles(row)));
    }),

    on(listDrawsCall, async (context, input) => {
      const { rows, more } = await listDraws(db, memberOf(context).userId, input, context.timeZone);
      const options = { db, secret, language: context.language };
      const facts = await factsOf(db, rows);
      return {
        lists: await Promise.all(rows.map((row) => serializeDraw(row, options, facts))),
        has_next: flag(more),
        ...(isFiltered(input) ? { filtered: 1 as const } : {}),
      };
    }),

    on(readSeed, async (context, { task_id }) => {
      const { seed } = await requireDraw(db, memberOf(context).userId, task_id);
      if (seed === null) throw new Refusal(400, 'drawNotDone');
      return { seed };
    }),

    on(deleteDraw, async (context, { draw_id }) => {
      await deleteRecord(deps, DRAWS, memberOf(context).userId, draw_id);
    }),

    on(restoreDraw, async (context, { draw_id }) => {
      const { userId } = memberOf(context);
      const row = await requireDraw(db, userId, await restoreRecord(db, DRAWS, userId, draw_id));
      const facts = await factsOf(db, [row]);
      return serializeDraw(row, { db, secret, language: context.language }, facts);
    }),

    on(starDrawCall, async (context, { draw_id, starred }) => {
      await starRecord(db, DRAWS, memberOf(context).userId, draw_id, starred === 1);
    }),

    on(listDrawPrompts, async (context) => ({
      lists: await earlierPrompts(db, 'draws', memberOf(context).userId),
    })),

    ...drawChangeRoutes(deps),
  ];
}
