import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { fitsNarrow, inEachView } from './views.ts';

const cards = (page: Page) => page.locator('[data-ui=clip-card]');
const done = (page: Page) => page.locator('[data-ui=clip-card][data-phase=done]');
const prompt = (page: Page) => page.locator('#video-prompt');
const generate = (page: Page) => page.locator('[data-ui=prompt-bar] button[type=submit]');
const menuOf = (page: Page, at = 0) => cards(page).nth(at).locator('button[aria-haspopup=menu]');

test('[VIDEO-12] [VIDEO-31] [VIDEO-51] a clip is made from words, survives a closed tab, plays, gets a sound and is continued', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await page.goto(studio.at('/video'));
  await prompt(page).fill('snow falls on a village');
  await generate(page).click();
  await expect(cards(page)).toHaveCount(1);
  // the tab is closed while the clip is made
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(studio.at('/video'));
  await expect(done(next)).toHaveCount(1);
  const [sent] = studio.proxy.calls('/api/video/generate', member.token);
  expect(sent?.body).toMatchObject({ tool_name: 'jimeng', seconds: 5, ratio: '16:9' });

  await next.locator('[data-clip]').click();
  const clip = next.locator('[data-ui=player-clip]');
  await expect.poll(() => clip.evaluate((one: HTMLVideoElement) => one.duration)).toBeCloseTo(5, 0);
  await next.keyboard.press('Escape');
  await expect(next.locator('[data-clip]')).toBeFocused();

  await menuOf(next).click();
  await next.getByRole('menuitem', { name: /^Sound effect/ }).click();
  await next.getByRole('dialog').getByRole('textbox').fill('wind and steps in the snow');
  await next
    .getByRole('dialog')
    .getByRole('button', { name: /^Generate/ })
    .click();
  await expect(done(next)).toHaveCount(2);
  await expect(cards(next).first().getByLabel('With sound')).toBeVisible();

  await menuOf(next).click();
  await next.getByRole('menuitem', { name: 'Continue this clip' }).click();
  await expect(next.getByRole('button', { name: 'Remove the first frame' })).toBeVisible();
  await prompt(next).fill('the snow stops');
  await generate(next).click();
  await expect(done(next)).toHaveCount(3);
});

inEachView(
  'the video page',
  () => {
    test('has nothing that axe finds, in its panels, menus and player', async ({
      memberPage: page,
      studio,
      member,
    }) => {
      const fields = {
        api_name: 'jimeng',
        tool_name: 'jimeng',
        model: 'lite',
        resolution: '480p',
        seconds: 5,
      };
      await studio.call(
        '/video/generate',
        { ...fields, ratio: '9:16', prompt: 'a lake at dusk' },
        member.token,
        { 'idempotency-key': 'dusk' },
      );
      await page.goto(studio.at('/video'));
      await expect(done(page)).toHaveCount(1);
      await clean(page);
      const chips = page.locator('[data-ui=prompt-bar] button[aria-haspopup=dialog]');
      for (const at of [0, 1]) {
        await chips.nth(at).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await clean(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await menuOf(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await clean(page);
      await page.locator('[role=menuitem][data-value=sound]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await clean(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.locator('[data-clip]').first().click();
      await expect(page.locator('[data-ui=player-clip]')).toBeVisible();
      await clean(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await fitsNarrow(page.locator('main'), '[data-ui=prompt-bar]');
    });
  },
  ({ phone, language }) => phone && language === 'zh',
  'rest',
);
