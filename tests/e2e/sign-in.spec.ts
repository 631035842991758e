import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { expect, freshPhone, test } from './harness.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const openRegister = async (page: Page, address: string) => {
  await page.goto(address);
  await dialogOf(page).getByRole('button', { name: 'Create an account' }).click();
  await expect(dialogOf(page)).toHaveAccessibleName('Create an account');
};

test('[AUTH-01] [AUTH-04] the three forms lead to each other in any direction and keep the phone', {
  tag: '@long',
}, async ({ page, studio }) => {
  await page.goto(studio.at('/login'));
  const dialog = dialogOf(page);
  for (const name of ['Phone', 'Password'])
    await expect(dialog.getByRole('textbox', { name, exact: true })).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await dialog.getByLabel('Phone').fill('13800138000');
  const step = async (link: string, title: string) => {
    await dialog.getByRole('button', { name: link }).click();
    await expect(dialog).toHaveAccessibleName(title);
    await expect(dialog.getByLabel('Phone')).toHaveValue('13800138000');
  };
  await step('Create an account', 'Create an account');
  await step('Forgot password?', 'Set a new password');
  await step('Create an account', 'Create an account');
  await step('Sign in instead', 'Sign in to Inkreel');
  await step('Forgot password?', 'Set a new password');
  await step('Sign in instead', 'Sign in to Inkreel');
});

test('[AUTH-02 AUTH-03] what the forms of registration and of a new password have', { tag: '@long' }, async ({
  page,
  studio,
}) => {
  await openRegister(page, studio.at('/login'));
  const dialog = dialogOf(page);
  const fields = () =>
    dialog.locator('input').evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  expect(await fields()).toEqual(['phone', 'code', 'password', 'invited_code', 'agreed']);
  for (const name of ['Phone', 'SMS code', 'Password', 'Invite code (optional)'])
    await expect(dialog.getByRole('textbox', { name, exact: true })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'I agree to the terms of use' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect.poll(fields).toEqual(['phone', 'code', 'password']);
  for (const name of ['Phone', 'SMS code', 'New password'])
    await expect(dialog.getByRole('textbox', { name, exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test('[AUTH-10] registering without an invite code goes through and signs in', {
  tag: '@long',
}, async ({ page, studio }) => {
  const phone = freshPhone();
  await openRegister(page, studio.at('/login'));
  const dialog = dialogOf(page);
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByLabel('SMS code').fill(await studio.smsCode(phone));
  await dialog.getByLabel('Password', { exact: true }).fill('a long password');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toBeHidden();
  expect(studio.proxy.calls('/api/base/regist').at(-1)?.body).toMatchObject({
    user_login: phone,
    invited_code: '',
  });
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('200');
});

test('[AUTH-05] [AUTH-06] an empty sign-in names both fields and sends nothing', { tag: '@long' }, async ({
  page,
  studio,
}) => {
  const before = studio.proxy.calls('/api/base/login').length;
  await page.goto(studio.at('/login'));
  await dialogOf(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Please enter your phone number')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Phone')).toBeFocused();
  expect(studio.proxy.calls('/api/base/login').length).toBe(before);
});

test('[AUTH-07] [AUTH-23] a sign-in stores the token, stays where one was and survives a reload', async ({
  page,
  studio,
  member,
}) => {
  await page.goto(studio.at('/music'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Phone').fill(member.phone);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert').last()).not.toBeEmpty();
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(studio.proxy.calls('/api/base/login').at(-1)?.body).toEqual({
    user_login: member.phone,
    user_pass: member.password,
  });
  await expect(page).toHaveURL(/#\/music$/);
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('200');
  await page.reload();
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('200');
});

test('[AUTH-11] [AUTH-15] [AUTH-12] registering: code, countdown, the kept invitation, and a session', {
  tag: '@rest',
}, async ({ page, studio }) => {
  const phone = freshPhone();
  await page.goto(`${studio.origin}/web/?invited_code=friend7#/music`);
  await expect(page).toHaveURL(`${studio.origin}/web/#/music`);
  await page.getByRole('link', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  const send = dialog.getByRole('button', { name: 'Send code' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Phone').fill(phone);
  await send.click();
  await expect(dialog.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  expect(studio.proxy.calls('/api/base/send').at(-1)?.body).toEqual({ mobile: phone, type: 1 });
  const note = await dialog.getByText(/\d{6}/).innerText();
  const code = /\d{6}/.exec(note)?.[0] ?? '';
  await dialog.getByLabel('SMS code').fill(code);
  await dialog.getByLabel('Password', { exact: true }).fill('a long password');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Account created').first()).toBeVisible();
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('200');
  expect(studio.proxy.calls('/api/base/regist').at(-1)?.body).toEqual({
    user_login: phone,
    user_pass: 'a long password',
    code,
    invited_code: 'friend7',
  });
});

test('[AUTH-08] [AUTH-09] registering without fields or agreement is refused here', { tag: '@long' }, async ({
  page,
  studio,
}) => {
  const before = studio.proxy.calls('/api/base/regist').length;
  await openRegister(page, studio.at('/login'));
  await dialogOf(page).getByRole('button', { name: 'Create account' }).click();
  for (const text of [
    'Please enter your phone number',
    'Please enter the SMS code',
    'Please enter your password',
    'Please agree to the terms first',
  ])
    await expect(page.getByText(text)).toBeVisible();
  expect(studio.proxy.calls('/api/base/regist').length).toBe(before);
});

test.describe('with a clock of its own', () => {
  test.use({ firstVisit: true });

  test('[AUTH-17] [AUTH-18] the countdown runs for 60 s and only after an accepted send', {
    tag: '@long',
  }, async ({ page, studio }) => {
    await page.clock.install();
    await openRegister(page, studio.at('/login'));
    const dialog = dialogOf(page);
    await dialog.getByLabel('Phone').fill(freshPhone());
    studio.proxy.break('/api/base/send', {
      kind: 'answer',
      status: 200,
      body: '{"code":500,"message":"No message could be sent","data":null}',
    });
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText('No message could be sent')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Send code' }).click();
    // the clock goes on by itself too
    await expect(dialog.getByRole('button', { name: /^(60|[45]\d) s$/ })).toBeDisabled();
    await page.clock.runFor(61_000);
    await expect(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });
});

test('[AUTH-14] [AUTH-16] a new password is set with a code of its own kind', async ({
  page,
  studio,
  member,
}) => {
  await page.goto(studio.at('/login'));
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByLabel('Phone').fill(member.phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = /\d{6}/.exec(await dialog.getByText(/\d{6}/).innerText())?.[0] ?? '';
  expect(studio.proxy.calls('/api/base/send').at(-1)?.body).toEqual({ mobile: member.phone, type: 2 });
  await dialog.getByLabel('SMS code').fill(code);
  await dialog.getByLabel('New password').fill('another long one');
  await dialog.getByRole('button', { name: 'Set new password' }).click();
  await expect(dialog.getByText('Password changed')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('another long one');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('without a provider the sign-in offers none', { tag: '@long' }, async ({ page, studio }) => {
  const options = page.waitForResponse(/session\/options/);
  await page.goto(studio.at('/login'));
  await options;
  await expect(dialogOf(page).getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 490 }, hasTouch: true, isMobile: true });

  test('title and close button of a sheet stay while it scrolls', { tag: '@rest' }, async ({
    page,
    studio,
  }) => {
    await page.goto(studio.at('/login'));
    const dialog = dialogOf(page);
    const [title, close] = [
      dialog.getByRole('heading').first(),
      dialog.getByRole('button', { name: 'Close' }),
    ];
    await expect(dialog.getByLabel('Phone')).toBeFocused();
    const places = () => Promise.all([title, close].map(async (one) => (await one.boundingBox())?.y));
    await atRest(page);
    const before = await places();
    const scrolled = await dialog.evaluate((sheet) => {
      sheet.scrollTop = 1000;
      return sheet.scrollTop;
    });
    expect(scrolled).toBeGreaterThan(10);
    expect(await places()).toEqual(before);
    await close.click();
    await expect(dialog).toHaveCount(0);
  });
});
