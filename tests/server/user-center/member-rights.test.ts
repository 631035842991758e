import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrder, PAY_TYPE, PRODUCT } from '../../../src/api/billing.ts';
import { readInviteLink } from '../../../src/api/center.ts';
import { imagine } from '../../../src/api/draw.ts';
import { EXPORT_ACTION, handleExport } from '../../../src/api/exports.ts';
import { listPointsLog } from '../../../src/api/points.ts';
import { endOf, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

it('[AUTH-33] a member may generate, buy, publish and use the user center, and a visitor none of it', async () => {
  const { token, userId } = await newMember(studio);
  const { rows: works } = await studio.db.query<{ id: number }>(
    `INSERT INTO works (user_id, name, video, poster, width_height, seconds)
     VALUES ($1, 'The lamp', 'v.mp4', 'p.jpg', '16:9', 12) RETURNING id`,
    [userId],
  );
  const works_id = works[0]?.id ?? 0;
  const asks = (as: string | null) => ({
    generate: () => studio.send(as, imagine, { tool_name: 'mj', desc: 'a lamp', options: {} }),
    buy: () =>
      studio.send(as, createOrder, {
        product_type: PRODUCT.recharge,
        pay_type: PAY_TYPE,
        package_id: 1,
      }),
    publish: () => studio.send(as, handleExport, { type: EXPORT_ACTION.publish, works_id }),
    'user center': () =>
      Promise.all([studio.send(as, listPointsLog, { page: 1 }), studio.send(as, readInviteLink, {})]),
  });
  for (const [what, asked] of Object.entries(asks(null)))
    expect((await refusalOf(asked())).status, what).toBe(401);
  const { generate, buy, publish, 'user center': center } = asks(token);
  const { task_id = '' } = await generate();
  await endOf(studio, task_id);
  expect((await buy()).order_no).not.toBe('');
  await publish();
  const [{ lists }, { invited_url }] = await center();
  expect(lists.length).toBeGreaterThan(0);
  expect(invited_url).toContain('invited_code=');
  const { rows } = await studio.db.query('SELECT is_show FROM works WHERE id = $1', [works_id]);
  expect(rows).toEqual([{ is_show: 1 }]);
});
