import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clean } from './axe.ts';
import { expect, signIn, test } from './harness.ts';

test('the browser considers the app installable, in either language', async ({
  playwright,
  studio,
  launchOptions,
}) => {
  // a private window may install nothing: a profile of its own
  const profile = await mkdtemp(path.join(tmpdir(), 'inkreel-profile-'));
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const manifest = async () => {
      const { url, errors, data } = await devtools.send('Page.getAppManifest');
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      const { appId } = await devtools.send('Page.getAppId');
      const { lang } = JSON.parse(data ?? '{}') as { lang?: string };
      return { file: path.basename(url), lang, appId, errors: [...errors, ...installabilityErrors] };
    };
    /** The page names its manifest when it has its language. */
    const expectManifest = (file: string, lang: string) =>
      expect.poll(manifest).toEqual({ file, lang, appId: `${studio.origin}/web/`, errors: [] });
    await page.goto(studio.at('/draw'));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expectManifest('manifest.webmanifest', 'en');
    await page.getByRole('button', { name: '切换到中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expectManifest('manifest.zh.webmanifest', 'zh-CN');
    await page.reload();
    await expectManifest('manifest.zh.webmanifest', 'zh-CN');
    const colours = () =>
      page
        .locator('meta[name=theme-color]')
        .evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content));
    await expect.poll(colours).toEqual(['#0b0b0d', '#faf9f7']);
    await page.getByRole('button', { name: /^主题/ }).click();
    await expect.poll(async () => new Set(await colours()).size).toBe(1);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

test('on an iPhone the first result shows a card with the steps; a dismissal is permanent, and the steps stay under More', {
  tag: '@long',
}, async ({ browser, studio, member }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await signIn(context, studio, member);
  const page = await context.newPage();
  const card = page.getByRole('region', { name: 'Install Inkreel' });
  const make = async (prompt: string) => {
    await page.locator('#root').getByRole('textbox', { name: 'Description' }).fill(prompt);
    await page.getByRole('button', { name: /^Generate/ }).click();
    await expect(page.getByRole('article', { name: prompt }).locator('[data-ui=picture]')).toHaveCount(4);
  };
  await page.goto(studio.at('/draw'));
  await expect(page.locator('#root').getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expect(card).toHaveCount(0);
  // an offer stands behind More, over nothing; its dot says so
  const dot = page.locator('[data-ui=offer-dot]');
  const more = page.getByRole('button', { name: 'More' });
  await expect(dot).toHaveCount(0);
  await make('a snail on a leaf');
  await expect(dot).toBeVisible();
  await more.click();
  await expect(card).toBeVisible();
  await clean(page);
  await card.getByRole('button', { name: 'Show steps' }).click();
  const steps = page.getByRole('dialog', { name: 'Add Inkreel to your home screen' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await clean(page);
  await steps.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await make('a snail on a wall');
  await expect(dot).toHaveCount(0);
  await more.click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await expect(steps).toBeVisible();
  await context.close();
});
