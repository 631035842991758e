import { makeBoard } from './board-page.ts';
import { expect, test } from './harness.ts';
import { fits, longer, speakLonger } from './longer-words.ts';
import { answerMember } from './member-page.ts';
import { answerList, listed } from './tasks-page.ts';

test.use({ serviceWorkers: 'block' });

/** The routes of the app, and what each shows a visitor once it has loaded. */
const PLACES = [
  { place: '/square', title: 'Square', content: '[data-ui=empty]' },
  { place: '/draw', title: 'Draw', content: '[data-ui=empty] li button' },
  { place: '/create', title: 'Create film', content: '[data-ui=empty] button' },
  { place: '/video', title: 'Video', content: '[data-ui=empty]' },
  { place: '/music', title: 'Music', content: '[data-ui=cost-button]' },
  { place: '/lipsync', title: 'Lip sync', content: '[data-ui=cost-button]' },
  { place: '/center?id=-1', title: 'My works', content: '[data-ui=empty]' },
];
/** The panels, and a selector of their content. */
const PANELS = [
  { panel: 'tasks', content: '[data-ui=tasks] > li' },
  { panel: 'messages', content: '[data-ui=message]' },
  { panel: 'notices', content: '[role=switch]' },
];
/** The tabs of the user center, and a selector of their content. */
const TABS = [
  { tab: 'Points log', content: '[data-ui=older]' },
  { tab: 'Invited', content: '[data-ui=totals] + div li' },
  { tab: 'Distribution', content: '[data-ui=totals] + div li' },
  { tab: 'Redeem code', content: 'input[name=redeem_code]' },
];

for (const { name, viewport, phone } of [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, phone: false },
  { name: 'phone', viewport: { width: 360, height: 780 }, phone: true },
])
  test.describe(`in a language 40 % longer, ${name}`, phone ? {} : { tag: '@long' }, () => {
    test.use({ viewport, hasTouch: phone, isMobile: phone });

    test('nothing of a visitor’s screens is clipped', { tag: '@long' }, async ({ page, studio }) => {
      await speakLonger(page);
      for (const { place, title, content } of PLACES) {
        await page.goto(studio.at(place));
        await expect(page.getByRole('heading', { level: 1, name: longer(title) })).toBeVisible();
        await expect(page.locator(content).first()).toBeVisible();
        await fits(page, place);
      }
      await page.goto(studio.at('/login'));
      const dialog = page.getByRole('dialog');
      for (const { title, link } of [
        { title: 'Sign in to Inkreel', link: 'Create an account' },
        { title: 'Create an account', link: 'Forgot password?' },
        { title: 'Set a new password' },
      ]) {
        await expect(dialog.getByRole('heading', { name: longer(title) })).toBeVisible();
        await fits(page, title);
        if (link) await dialog.getByRole('button', { name: longer(link) }).click();
      }
    });

    test('nothing of a member’s screens, panels and dialogs is clipped', {
      tag: '@rest',
    }, async ({ memberPage: page, studio, member }) => {
      await speakLonger(page);
      const { id } = await makeBoard(studio, member, [
        { static_desc: 'a lake', narration: 'It was late.' },
        {},
      ]);
      answerList(studio, [
        listed('t1', { state: 'failed', points_refunded: 2, fail_msg: 'No stones' }),
        listed('t2'),
      ]);
      await page.goto(studio.at('/create'));
      await expect(page.locator('[data-ui=project]')).not.toHaveCount(0);
      await fits(page, 'projects');
      await page.goto(studio.at(`/create?id=${id}&step=4`));
      await expect(page.locator('[data-ui=strip] li')).toHaveCount(2);
      await fits(page, 'storyboard');
      await page.locator('#tab-2').click();
      await fits(page, 'storyboard, video');
      const dialog = page.getByRole('dialog');
      await page.locator('[data-ui=export]').click();
      await expect(dialog.locator('dl')).toBeVisible();
      await fits(page, 'export');
      for (const { panel, content } of PANELS) {
        await page.goto(studio.at(`/draw?panel=${panel}`));
        await expect(dialog.locator(content).first()).toBeVisible();
        await fits(page, panel);
      }
      await page.goto(studio.at('/draw'));
      await page.locator(phone ? '[data-ui=points-pill]' : '[data-ui=sidebar] [data-ui=points]').click();
      await expect(dialog.locator('[data-ui=product]').first()).toBeVisible();
      await fits(page, 'points');
      await dialog.getByText(longer('Plans'), { exact: true }).click();
      await expect(dialog.locator('[data-plans] [data-ui=product]').first()).toBeVisible();
      await fits(page, 'plans');
      answerMember(studio, { plan: true, share: true });
      await page.reload();
      await page
        .locator(phone ? '[data-ui=more]' : '[data-ui=account]')
        .last()
        .click();
      const entry = phone
        ? dialog.locator('[data-ui=member-entry]')
        : page.getByRole('menuitem', { name: longer('User center') });
      await expect(entry).toBeVisible();
      await fits(page, 'account');
      await entry.click();
      await expect(dialog.locator('[data-ui=plan]')).toBeVisible();
      for (const { tab, content } of TABS) {
        await dialog.getByRole('tab', { name: longer(tab) }).click();
        await expect(dialog.locator(content).first()).toBeVisible();
        await fits(page, tab);
      }
    });
  });
