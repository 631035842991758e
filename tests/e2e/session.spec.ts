import type { Page } from '@playwright/test';
import { generateOf, picturesOf, promptOf } from './draw-page.ts';
import { expect, signIn, test } from './harness.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

for (const [form, tag] of [
  ['?encrypt_str=one-time#/music', []],
  ['#/music?encrypt_str=one-time', ['@long']],
] as const)
  test(`[AUTH-28] [ROUTE-15] a sign-in link is exchanged and leaves the address: ${form}`, {
    tag: [...tag],
  }, async ({ page, studio, member }) => {
    studio.proxy.break('/api/base/xzy-async', {
      kind: 'answer',
      status: 200,
      body: JSON.stringify({ code: 200, message: '', data: { token: member.token } }),
    });
    await page.goto(`${studio.origin}/web/${form}`);
    await expect(page).toHaveURL(`${studio.origin}/web/#/music`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('inkreel.token'))).toBe(member.token);
    expect(studio.proxy.calls('/api/base/xzy-async').at(-1)?.body).toEqual({ encrypt_str: 'one-time' });
    await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('200');
  });

test('[AUTH-25] [ROUTE-13] signing out removes the token and goes to /home', { tag: '@rest' }, async ({
  memberPage,
  studio,
}) => {
  await memberPage.goto(studio.at('/draw'));
  await memberPage.getByRole('button', { name: /\*\*\*\*/ }).click();
  await memberPage.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(memberPage).toHaveURL(/#\/home$/);
  expect(await memberPage.evaluate(() => localStorage.getItem('inkreel.token'))).toBeNull();
  await expect(memberPage.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('[AUTH-29] two answers of code 10001 on the points give one reload', { tag: '@long' }, async ({
  context,
  studio,
  member,
}) => {
  await signIn(context, studio, { ...member, token: 'not-a-token-any-more' });
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(studio.at('/square'));
  await expect.poll(() => loads).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('inkreel.token'))).toBeNull();
  await page.evaluate(() => localStorage.setItem('inkreel.token', 'not-this-one-either'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('inkreel.token'))).toBeNull();
  await page.waitForTimeout(500);
  expect(loads).toBe(3);
});

test('[ERR-05] [ROUTE-14] HTTP 401 leads to the sign-in, and after it back', { tag: '@rest' }, async ({
  memberPage,
  studio,
  member,
}) => {
  studio.proxy.break('/api/draw/lists', {
    kind: 'answer',
    status: 401,
    body: '{"code":401,"message":"","data":null}',
  });
  await memberPage.goto(studio.at('/draw'));
  await expect(memberPage).toHaveURL(/#\/login$/);
  const dialog = dialogOf(memberPage);
  await dialog.getByLabel('Phone').fill(member.phone);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(memberPage).toHaveURL(/#\/draw$/);
});

test('Generate pressed before the account of a sign-in link is known still shows the picture', async ({
  page,
  studio,
  member,
}) => {
  studio.proxy.break('/api/base/xzy-async', {
    kind: 'answer',
    status: 200,
    body: JSON.stringify({ code: 200, message: '', data: { token: member.token } }),
  });
  const [account, list, submit] = ['/api/center/points', '/api/draw/lists', '/api/draw/imagine'].map((path) =>
    studio.proxy.hold(path),
  );
  await page.goto(`${studio.origin}/web/?encrypt_str=one-time#/draw`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('inkreel.token'))).toBe(member.token);
  await promptOf(page).fill('a kite over the dunes');
  await generateOf(page).click();
  await account?.come();
  await account?.release();
  // the history as it was before, and only then the answer
  await submit?.come();
  await list?.come();
  await list?.release();
  await submit?.release();
  await expect(picturesOf(page, 'a kite over the dunes')).toHaveCount(4);
});
