import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { recordPictures } from '../../../server/draw/draws.ts';
import { claimTask, finishTask } from '../../../server/tasks/claims.ts';
import { deleteDraw, imagine, listDraws } from '../../../src/api/draw.ts';
import { newMember, studioForTest } from '../harness.ts';

// what waits for what shows on a database server; in the embedded database one transaction follows the other
it('a drawing can be deleted in the moment it is done', async () => {
  const studio = await studioForTest({}, { working: false });
  const { token } = await newMember(studio);
  const { task_id = '', draw_id = 0 } = await studio.send(token, imagine, {
    tool_name: 'irag',
    prompt: 'x',
    ratio: '1:1',
  });
  const { rows } = await studio.db.query<{ job_id: string }>('SELECT job_id FROM tasks');
  const claim = await claimTask(studio.db, task_id, rows[0]?.job_id ?? '', 20);
  if (!claim) throw new Error('not claimed');

  let deleted: Promise<unknown> = Promise.resolve();
  await studio.db.transaction(async (client) => {
    expect(await finishTask(client, claim)).toBe(true);
    deleted = studio.send(token, deleteDraw, { draw_id });
    deleted.catch(() => undefined);
    // until the deletion waits for the task
    await sleep(300);
    await recordPictures(client, claim, [], null);
  });
  await deleted;
  expect((await studio.send(token, listDraws, { page: 1, pageSize: 10 })).lists).toEqual([]);
});
