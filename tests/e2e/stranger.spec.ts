import { expect, type Locator, type Page } from '@playwright/test';
import { runCommand } from '../faults/built-server.ts';
import { clean } from './axe.ts';
import { finger, keys } from './hands.ts';
import { freshPhone, IN_MOTION, type Member, type Studio, test } from './harness.ts';
import { say } from './words.ts';

const WAYS = [
  { name: 'with the keyboard alone, in English', language: 'en', phone: false, hand: keys },
  { name: 'with a finger, on a phone, in Chinese', language: 'zh', phone: true, hand: () => finger },
] as const;

/** Of the cheapest package, and of the code that the studio hands out. */
const BOUGHT = 100;
const REDEEMED = 75;
/** What a friend begins with: welcome points and the invitation's. */
const BEGIN = 200 + 50;

for (const way of WAYS)
  test.describe(way.name, way.phone ? {} : { tag: '@long' }, () => {
    test.use({
      // a phone's person has asked for less motion, a desktop's has not
      ...(way.phone ? {} : IN_MOTION),
      colorScheme: way.phone ? 'light' : 'dark',
      viewport: way.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: way.phone,
      isMobile: way.phone,
    });

    test('a stranger is invited, signs up, buys, redeems, reads a message and signs out; axe finds nothing on the way', async ({
      page,
      studio,
      member,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('inkreel.lang', value), way.language);
      await walk(page, studio, member, way);
    });
  });

async function walk(
  page: Page,
  studio: Studio,
  inviter: Member,
  { language, phone, hand }: (typeof WAYS)[number],
): Promise<void> {
  const { press, tick, type } = hand(page);
  const t = (english: string, fill?: Record<string, string>) => say(language, english, fill);
  const dialog = page.getByRole('dialog').last();
  const button = (english: string, within: Page | Locator = dialog) =>
    within.getByRole('button', { name: t(english), exact: true });
  const field = (english: string) => dialog.getByRole('textbox', { name: t(english), exact: true });
  const more = async () => {
    if (phone) await press(page.locator('[data-ui=more]'));
  };

  const { invited_url } = await studio.call<{ invited_url: string }>('/center/invite', {}, inviter.token);
  await page.goto(invited_url.replace(/^http:\/\/[^/]+/, studio.origin));
  await more();
  await press(button('Sign in', phone ? dialog : page));
  await press(button('Create an account'));
  await expect(
    dialog.getByText(t("You've been invited: sign up to get {friend} points.", { friend: '50' })),
  ).toBeVisible();
  await clean(page);
  await type(field('Phone'), freshPhone());
  // with the keyboard, going on to the next field sends it
  if (phone) await press(button('Send code'));
  await type(field('Password'), 'a long password');
  await expect(field('SMS code')).toHaveValue(/^\d{6}$/);
  await tick(dialog.getByRole('checkbox'));
  await press(button('Create account'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(t('Account created')).first()).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('inkreel.token'))) ?? '';
  const balance = async () => (await studio.call<{ potins: number }>('/center/points', {}, token)).potins;
  expect(await balance()).toBe(BEGIN);

  await press(page.locator(phone ? '[data-ui=points-pill]' : '[data-ui=sidebar] [data-ui=points]').first());
  await tick(
    dialog
      .getByRole('group', { name: t('Point packages') })
      .getByRole('radio')
      .first(),
  );
  await expect(dialog.getByRole('timer')).toBeVisible();
  await clean(page);
  const opening = page.waitForEvent('popup');
  await press(button('Open the payment page'));
  const sandbox = await opening;
  const reloaded = page.waitForEvent('load');
  await hand(sandbox).press(sandbox.getByRole('button').first());
  await reloaded;
  await sandbox.close();
  await expect.poll(balance).toBe(BEGIN + BOUGHT);

  const made = await runCommand(studio.server.folder, [
    'redeem',
    '--points',
    `${REDEEMED}`,
    '--yes',
    '--json',
  ]);
  const [redeemCode = ''] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(made.out) ?? [];
  await more();
  if (phone) await press(page.locator('[data-ui=member-entry]'));
  else {
    await press(page.locator('[data-ui=account]'));
    await press(page.getByRole('menuitem', { name: t('User center') }));
  }
  await expect(dialog.getByRole('tab', { name: t('Redeem code') })).toBeVisible();
  await clean(page);
  await press(dialog.getByRole('tab', { name: t('Redeem code') }));
  await type(field('Redeem code'), redeemCode.toLowerCase());
  await press(button('Redeem'));
  await expect.poll(balance).toBe(BEGIN + BOUGHT + REDEEMED);
  await press(button('Account settings'));
  await expect(dialog.getByText(t('This device'))).toBeVisible();
  await clean(page);
  await press(dialog.getByRole('tab', { name: t('Your data') }));
  await press(button('Delete account…'));
  await expect(button('Delete forever')).toBeVisible();
  await clean(page);
  await press(button('Keep account'));
  await press(button('Close'));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await more();
  await press(
    phone ? dialog.getByRole('button', { name: t('Messages') }) : page.locator('[data-ui=messages-entry]'),
  );
  // the newest is about the payment, the oldest a welcome
  await expect(dialog.getByRole('listitem').first()).toContainText(
    phone ? '付款已到账' : 'Your payment has arrived',
  );
  await press(dialog.getByRole('listitem').last().getByRole('button'));
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await clean(page);
  await press(button('Close'));
  await expect(dialog).toHaveAccessibleName(t('Messages'));
  await press(button('Close'));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await more();
  if (phone) await press(button('Sign out'));
  else {
    await press(page.locator('[data-ui=account]'));
    await press(page.getByRole('menuitem', { name: t('Sign out') }));
  }
  await expect(page).toHaveURL(/#\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('inkreel.token'))).toBeNull();
}
