import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../server/db/engine.ts';
import { exchangeLink } from '../../src/api/account.ts';
import { getDrawTasks, imagine } from '../../src/api/draw.ts';
import { readPoints } from '../../src/api/points.ts';
import { listTasks } from '../../src/api/task-list.ts';
import { endServer } from './built-server.ts';
import { clientOf, killableServer } from './killable-server.ts';

const KILLS = process.env.FAULTS === 'long' ? 100 : 6;
const SUBMITS_EACH = 12;
/** Milliseconds; long enough that submits are in any state between sent and answered at the kill. */
const LONGEST_LIFE_MS = 400;

const { folder, start } = killableServer();

describe('a server killed in the middle of paid work', () => {
  it(`${KILLS} times loses no acknowledged task and no point`, { timeout: KILLS * 60_000 }, async () => {
    const acknowledged = new Map<string, string>();
    let token = '';
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await start();
      token ||= (await clientOf(server.address, null).send(exchangeLink, { encrypt_str: server.link })).token;
      const client = clientOf(server.address, token);
      const each = Array.from({ length: SUBMITS_EACH }, async (_, n) => {
        const idempotencyKey = `${kill}-${n}`;
        const { task_id = '' } = await client.send(
          imagine,
          { tool_name: 'irag', prompt: `a boat, number ${n}`, ratio: '1:1' },
          { idempotencyKey },
        );
        acknowledged.set(idempotencyKey, task_id);
      });
      const submits = Promise.allSettled(each);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      // on a busy machine possibly none was answered in any run; without one the test would prove nothing
      if (kill === KILLS - 1 && acknowledged.size === 0) await Promise.any(each);
      await endServer(server, 'SIGKILL');
      await submits;
    }

    const server = await start();
    const client = clientOf(server.address, token);
    // A key that was answered before a kill gets the same answer after it.
    for (const [idempotencyKey, task_id] of acknowledged) {
      const n = idempotencyKey.split('-')[1];
      const again = await client.send(
        imagine,
        { tool_name: 'irag', prompt: `a boat, number ${n}`, ratio: '1:1' },
        { idempotencyKey },
      );
      expect(again.task_id).toBe(task_id);
    }
    const ids = [...acknowledged.values()];
    await expect
      .poll(
        async () => {
          const states: number[] = [];
          for (let from = 0; from < ids.length; from += 50)
            states.push(
              ...(await client.send(getDrawTasks, { taskId: ids.slice(from, from + 50) })).map(
                ({ state }) => state,
              ),
            );
          return states.filter((state) => state === 1 || state === 4).length;
        },
        { timeout: 120_000, interval: 500 },
      )
      .toBe(ids.length);
    // those whose answer the kill took are paid for too, and may end after the others
    const open = async () => (await client.send(listTasks, { state: 'open' })).lists.length;
    await expect.poll(open, { timeout: 120_000, interval: 500 }).toBe(0);
    const { total_points } = await client.send(readPoints, {});
    await endServer(server, 'SIGTERM');

    const engine = await openEngine(join(folder(), 'database'));
    const { rows } = await engine.query<{ balance: number; sum: number; wrong: number; open: number }>(
      `SELECT u.points AS balance,
         (SELECT sum(points)::int FROM points_log WHERE user_id = u.id) AS sum,
         (SELECT count(*)::int FROM tasks t JOIN holds h ON h.task_id = t.id
           WHERE (t.status = 'failed') <> (h.state = 'refunded') OR (t.status = 'done') <> (h.state = 'settled')) AS wrong,
         (SELECT count(*)::int FROM tasks WHERE status IN ('waiting', 'running')) AS open
       FROM users u`,
      [],
    );
    await engine.close();
    expect(rows).toEqual([{ balance: total_points, sum: total_points, wrong: 0, open: 0 }]);
    expect(acknowledged.size).toBeGreaterThan(0);
  });
});
