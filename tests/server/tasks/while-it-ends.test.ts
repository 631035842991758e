// what waits for what shows on a database server; in the embedded database one transaction follows the other
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeAccount } from '../../../server/account/close-account.ts';
import { recordPictures } from '../../../server/draw/draws.ts';
import { claimTask, extendLease, failTask, finishTask } from '../../../server/tasks/claims.ts';
import { deleteDraw, imagine, listDraws } from '../../../src/api/draw.ts';
import { balanceOf, newMember, studioForTest } from '../harness.ts';

/** A drawing that a worker is at. */
async function claimed() {
  const studio = await studioForTest({}, { working: false });
  const { token, userId } = await newMember(studio);
  const { task_id = '', draw_id = 0 } = await studio.send(token, imagine, {
    tool_name: 'irag',
    prompt: 'x',
    ratio: '1:1',
  });
  const { rows } = await studio.db.query<{ job_id: string }>('SELECT job_id FROM tasks');
  const claim = await claimTask(studio.db, task_id, rows[0]?.job_id ?? '', 20);
  if (!claim) throw new Error('not claimed');
  return { studio, token, userId, claim, draw_id };
}

/** Long enough for a request to wait for a row. */
const untilItWaits = () => sleep(300);

it('a drawing can be deleted in the moment it is done', async () => {
  const { studio, token, claim, draw_id } = await claimed();
  let deleted: Promise<unknown> = Promise.resolve();
  await studio.db.transaction(async (client) => {
    expect(await finishTask(client, claim)).toBe(true);
    deleted = studio.send(token, deleteDraw, { draw_id });
    deleted.catch(() => undefined);
    await untilItWaits();
    await recordPictures(client, claim, [], null);
  });
  await deleted;
  expect((await studio.send(token, listDraws, { page: 1, pageSize: 10 })).lists).toEqual([]);
});

it('an account can be closed in the moment a task of it fails', async () => {
  const { studio, userId, claim } = await claimed();
  let closed: Promise<unknown> = Promise.resolve();
  await studio.db.transaction(async (client) => {
    expect(await extendLease(client, claim, 20)).toBe(true);
    closed = closeAccount(studio.deps, userId);
    closed.catch(() => undefined);
    await untilItWaits();
    expect(await failTask(client, claim, 'taskFailed')).toBe(true);
  });
  await closed;
  expect(await balanceOf(studio, userId)).toBe(200);
});
