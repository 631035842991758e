import { expect, test } from '../e2e/harness.ts';
import { pollsTooClose } from './poll-spacing.ts';
import { draw, openDraw, pendingRecord, pictures, record, stopWorkers } from './studio-page.ts';

const POLL = '/api/draw/get-task';
const pendingAnswer = (asked: unknown) => ({
  code: 200,
  message: 'ok',
  data: (asked as { taskId: string[] }).taskId.map((task_id) => ({ task_id, state: 2, images: [] })),
});
const FOR_EVER = 1_000_000;

for (const [name, fault] of [
  [
    '429 with Retry-After',
    { kind: 'answer', status: 429, body: '{"code":429,"message":"slow"}', headers: { 'retry-after': '6' } },
  ],
  ['500', { kind: 'answer', status: 500, body: '{"code":500,"message":"broken"}' }],
  ['an HTML page with status 200', { kind: 'answer', status: 200, body: '<!doctype html><p>gateway' }],
  ['truncated JSON', { kind: 'answer', status: 200, body: '{"code":200,"data":[{"task' }],
  ['a broken connection', { kind: 'refuse-connection' }],
] as const)
  test(`[ENGINE-31] a poll answered with ${name} ends nothing`, {
    tag: name === 'truncated JSON' ? '@rest' : '@long',
  }, async ({ memberPage: page, studio }) => {
    await openDraw(page, studio);
    studio.proxy.break(POLL, fault, 1);
    await draw(page, `weather ${name}`);
    await expect(pictures(page, `weather ${name}`)).toHaveCount(4);
  });

test('[ENGINE-31 ERR-07] offline for a while: nothing is lost, and no error is shown', async ({
  memberPage: page,
  context,
  studio,
  member,
}) => {
  await openDraw(page, studio);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, 1);
  await draw(page, 'an island without a bridge');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.waitForTimeout(8000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(pictures(page, 'an island without a bridge')).toHaveCount(4);
});

const STOPS = process.env.FAULTS === 'long' ? 20 : 6;

test(`the worker stopped ${STOPS} times under three tabs: one result, and no gap shorter than the interval`, {
  tag: '@long',
}, async ({ memberPage: page, context, studio, member }) => {
  for (let tab = 0; tab < 2; tab += 1) await openDraw(await context.newPage(), studio);
  await page.bringToFront();
  await openDraw(page, studio);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, 5);
  await draw(page, 'a clock that stops');
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.waitForTimeout(400 + Math.random() * 3000);
    await stopWorkers(context, page);
  }
  await expect(pictures(page, 'a clock that stops')).toHaveCount(4);
  const polls = studio.proxy.calls(POLL, member.token).map(({ at }) => at);
  expect(pollsTooClose(polls)).toEqual([]);
});

test('a page that was frozen shows the changes when it resumes', { tag: '@long' }, async ({
  memberPage: page,
  context,
  studio,
}) => {
  await openDraw(page, studio);
  const other = await context.newPage();
  await openDraw(other, studio);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, 1);
  await draw(other, 'ice on the window');
  await expect(record(page, 'ice on the window')).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await expect(pictures(other, 'ice on the window')).toHaveCount(4);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await page.bringToFront();
  await expect(pictures(page, 'ice on the window')).toHaveCount(4);
});

test('[ROUTE-14 ERR-05] 401 during polling opens the sign-in, and the same member finds the task again', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await openDraw(page, studio);
  studio.proxy.break(
    POLL,
    { kind: 'answer', status: 401, body: '{"code":401,"message":"Please sign in"}' },
    1,
  );
  await draw(page, 'a closed door');
  await expect(page).toHaveURL(/#\/login/);
  const polls = studio.proxy.calls(POLL, member.token).length;
  await page.waitForTimeout(6000);
  expect(studio.proxy.calls(POLL)).toHaveLength(
    polls + studio.proxy.calls(POLL).length - studio.proxy.calls(POLL, member.token).length,
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone').fill(member.phone);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await openDraw(page, studio);
  await expect(pictures(page, 'a closed door')).toHaveCount(4);
});

test('[ENGINE-30] an idle signed-in page sends nothing', async ({ memberPage: page, studio, member }) => {
  await openDraw(page, studio);
  const sent = () => studio.proxy.seen.filter(({ token }) => token === member.token).length;
  // what a start needs comes first, however long it takes
  await expect(async () => {
    const before = sent();
    await page.waitForTimeout(3_000);
    expect(sent()).toBe(before);
  }).toPass();
  const before = sent();
  await page.waitForTimeout(10_000);
  expect(sent()).toBe(before);
});

test('[ENGINE-33] 50 pending tasks found in a list cause no more polls in four tabs than in one', async ({
  memberPage: page,
  context,
  studio,
  member,
}) => {
  // the tool cannot be slowed down, so the answers are faked: five pages of ten
  const lists = Array.from({ length: 50 }, (_, index) => pendingRecord(50 - index));
  studio.proxy.break(
    '/api/draw/lists',
    { kind: 'answer', status: 200, body: () => ({ code: 200, message: 'ok', data: { lists, has_next: 0 } }) },
    FOR_EVER,
  );
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  const polls = () => studio.proxy.calls(POLL, member.token);
  await openDraw(page, studio);
  await expect.poll(() => (polls().at(-1)?.body as { taskId: string[] } | undefined)?.taskId.length).toBe(50);
  /** Waits for so many more polls. */
  const more = (count: number) => {
    const before = polls().length;
    return expect.poll(() => polls().length - before).toBeGreaterThanOrEqual(count);
  };
  await more(1);
  for (let tab = 0; tab < 3; tab += 1) await openDraw(await context.newPage(), studio);
  await more(2);
  // however long it took: with one tab and with four, each comes an interval after the one before it
  expect(pollsTooClose(polls().map(({ at }) => at))).toEqual([]);
});
