import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { answerMember, openMember } from './member-page.ts';
import { fitsWindow, inEachView } from './views.ts';

test('[SHELL-09] [USER-01] the user center shows who one is, the balance and where it came from', {
  tag: '@rest',
}, async ({ memberPage: page, member, studio }) => {
  await page.goto(studio.at('/draw'));
  const dialog = await openMember(page);
  const name = `${member.phone.slice(0, 3)}****${member.phone.slice(-4)}`;
  await expect(dialog.getByText(name)).toBeVisible();
  await expect(dialog.getByText('200 points')).toBeVisible();
  await expect(dialog.locator('[data-ui=member] [data-ui=avatar]')).toBeVisible();
  const row = dialog.getByRole('list', { name: 'Points log' }).getByRole('listitem');
  await expect(row).toHaveText([/^Welcome points.*\+200$/]);
  await expect(row.locator('[data-gain]')).toHaveText('+200');
  await dialog.getByRole('button', { name: 'Buy points' }).click();
  await expect(page.getByRole('dialog', { name: 'Buy points' })).toBeVisible();
});

test('the user center opens at its top: pressing a key does not sign out', { tag: '@long' }, async ({
  memberPage: page,
  studio,
}) => {
  await page.goto(studio.at('/draw'));
  const dialog = await openMember(page);
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('200 points')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('inkreel.token'))).not.toBeNull();
});

test('[USER-02] [USER-03] [USER-04] the badge and the distribution tab are there only when the studio says so', {
  tag: '@long',
}, async ({ memberPage: page, studio }) => {
  answerMember(studio, { plan: true, share: true });
  await page.goto(studio.at('/draw'));
  let dialog = await openMember(page);
  await expect(dialog.locator('[data-ui=plan]')).toHaveText('Gold until May 6, 2027');
  await expect(dialog.getByRole('tab')).toHaveText(['Points log', 'Invited', 'Distribution', 'Redeem code']);
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Show older' }).click();
  await expect(rows).toHaveCount(11);
  await expect(dialog.getByRole('button', { name: 'Show older' })).toBeHidden();
  answerMember(studio, { plan: false, share: false });
  await page.reload();
  dialog = await openMember(page);
  await expect(dialog.getByText('1,234 points')).toBeVisible();
  await expect(dialog.locator('[data-ui=plan]')).toHaveCount(0);
  await expect(dialog.getByRole('tab')).toHaveText(['Points log', 'Invited', 'Redeem code']);
});

test('[USER-12] [USER-08] [USER-11] an invitation: the link is copied, opened by a friend, and rewarded', async ({
  memberPage: page,
  context,
  browser,
  studio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(studio.at('/draw'));
  const dialog = await openMember(page);
  await dialog.getByRole('tab', { name: 'Invited' }).click();
  await expect(dialog.getByText(/You get 25 points .* they get 50 points/)).toBeVisible();
  const link = dialog.getByLabel('Your invitation link');
  await expect(link).toHaveValue(/\/web\/#\/square\?invited_code=\w+$/);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toBe(await link.inputValue());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copy failed')).toBeVisible();

  const visit = await browser.newContext();
  const friend = await visit.newPage();
  await friend.goto(url.replace(/^http:\/\/[^/]+/, studio.origin));
  const invited = "You've been invited: sign up to get 50 points.";
  await expect(friend.getByText(invited)).toBeVisible();
  await friend.getByRole('button', { name: 'Sign in' }).click();
  // until the dialog opens, the square's own button of this name is there
  const signIn = friend.getByRole('dialog', { name: 'Sign in to Inkreel' });
  await signIn.getByRole('button', { name: /account/i }).click();
  await expect(friend.getByRole('dialog').getByText(invited)).toBeVisible();
  const code = await friend.evaluate(() => sessionStorage.getItem('inkreel.invited_code'));
  await visit.close();
  const joined = await studio.register(code ?? '');

  await dialog.getByRole('tab', { name: 'Points log' }).click();
  await expect(dialog.getByRole('listitem').first()).toHaveText(
    /^A friend joined with your invitation.*\+25$/,
  );
  await dialog.getByRole('tab', { name: 'Invited' }).click();
  const row = dialog.getByRole('list', { name: 'Friends who joined' }).getByRole('listitem');
  await expect(row).toHaveText([new RegExp(`^${joined.phone.slice(0, 3)}\\*{4}.*\\d\\d:\\d\\d\\+25$`)]);
  await expect(dialog.locator('[data-ui=totals] dd')).toHaveText(['1', '25']);
});

test('[USER-17] [USER-19] [USER-20] a redeem code: empty, refused, no network, refused without a message', {
  tag: '@long',
}, async ({ memberPage: page, context, studio }) => {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/exchange')) calls.push(request.postDataJSON());
  });
  await page.goto(studio.at('/draw'));
  const dialog = await openMember(page);
  await dialog.getByRole('tab', { name: 'Redeem code' }).click();
  const field = dialog.getByRole('textbox', { name: 'Redeem code' });
  // a screen reader knows the place where the good news will come
  await expect(dialog.locator('form').getByRole('status')).toHaveCount(1);
  const press = () => dialog.getByRole('button', { name: 'Redeem' }).click();
  await field.fill('   ');
  await press();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a code');
  expect(calls).toEqual([]);
  await field.fill('  ABCD-EFGH ');
  await press();
  await expect(dialog.getByRole('alert')).toHaveText('This code does not exist. Check it and try again');
  expect(calls).toEqual([{ code: 'ABCD-EFGH' }]);
  await context.setOffline(true);
  await press();
  await expect(dialog.getByRole('alert')).toHaveText('Network error, please check your connection');
  await context.setOffline(false);
  await page.route('**/api/exchange', (route) =>
    route.fulfill({ json: { code: 400, message: '', data: null } }),
  );
  await press();
  await expect(dialog.getByRole('alert')).toHaveText('Redeem failed, please check the code');
});

inEachView('the user center', ({ language, phone }) => {
  test('[USER-14] [USER-15] works by keyboard alone, fits the window, and has nothing that axe finds', async ({
    memberPage: page,
    studio,
  }) => {
    answerMember(studio, { plan: true, share: true });
    await page.goto(studio.at('/square'));
    const dialog = await openMember(page, { phone, language });
    const tabs = dialog.getByRole('tab');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await clean(page);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(dialog.getByText('139****0001')).toBeVisible();
    await clean(page);
    await page.keyboard.press('ArrowRight');
    const award = dialog.getByRole('listitem');
    await expect(award).toHaveText([/^139\*{4}0001.+03:04.*¥1\.50$/]);
    await expect(dialog.locator('[data-ui=totals] dd')).toHaveText(['1', '¥10', '¥1.50', '¥0.50']);
    await clean(page);
    await page.keyboard.press('End');
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await clean(page);
    await fitsWindow(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('the code of an invitation is seen whole, beside the words that no phone gets there', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(studio.at('/draw'));
  const dialog = await openMember(page);
  await dialog.getByRole('tab', { name: 'Invited' }).click();
  await dialog.getByRole('button', { name: 'QR code' }).click();
  await expect(dialog.getByText(/that only this computer can open/)).toBeVisible();
  const code = dialog.getByRole('img', { name: 'QR code of your invitation link' });
  await expect(code.locator('svg, canvas')).toBeVisible();
  // what does not fit is clipped
  const { width = 0, height = 0 } = (await code.boundingBox()) ?? {};
  expect([Math.round(width), Math.round(height)]).toEqual([208, 208]);
});
