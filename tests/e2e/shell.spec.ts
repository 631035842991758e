import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { expect, IN_MOTION, test } from './harness.ts';

test.use(IN_MOTION);

const PLACES = [
  ['Square', '/square'],
  ['Create film', '/create'],
  ['Draw', '/draw'],
  ['Video', '/video'],
  ['Music', '/music'],
  ['Lip sync', '/lipsync'],
  ['My works', '/center?id=-1'],
] as const;

test('[ROUTE-02] [ROUTE-01] the root leads to the square, inside the hash', async ({ page, studio }) => {
  await page.goto(`${studio.origin}/web/`);
  await expect(page).toHaveURL(/\/web\/#\/square$/);
  await expect(page).toHaveTitle('Square · Inkreel');
});

test('[SHELL-02] [SHELL-03] [ROUTE-11] seven places, each with its address and title', async ({
  page,
  studio,
}) => {
  await page.goto(studio.at('/square'));
  const places = page.getByRole('navigation', { name: 'Places' });
  await expect(places.getByRole('link')).toHaveText(PLACES.map(([name]) => name));
  for (const [name, address] of PLACES) {
    await places.getByRole('link', { name }).click();
    await expect(page).toHaveURL(({ hash }) => hash === `#${address}`);
    await expect(page).toHaveTitle(`${name} · Inkreel`);
    await expect(places.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('[SHELL-05] [SHELL-06] the sidebar leaves its icons alone below 1365 px, and follows the window', async ({
  page,
  studio,
}) => {
  await page.goto(studio.at('/square'));
  const width = () =>
    page.locator('[data-ui=sidebar]').evaluate((side) => side.getBoundingClientRect().width);
  await page.setViewportSize({ width: 1365, height: 800 });
  await expect.poll(width).toBe(212);
  await page.setViewportSize({ width: 1364, height: 800 });
  await expect.poll(width).toBe(62);
  await expect(page.getByRole('link', { name: 'Music' })).toBeVisible();
});

test('[ROUTE-12] every navigation is counted, with path and title and nothing else', {
  tag: '@rest',
}, async ({ page, studio }) => {
  const views = () => studio.proxy.calls('/api/studio/views/add').map(({ body }) => body);
  const before = views().length;
  await page.goto(studio.at('/center?id=-1&invited_code=abc'));
  await expect.poll(() => views().length).toBe(before + 1);
  await page.getByRole('link', { name: 'Draw', exact: true }).click();
  await expect
    .poll(() => views().slice(before))
    .toEqual([
      { path: '/center', title: 'My works · Inkreel' },
      { path: '/draw', title: 'Draw · Inkreel' },
    ]);
});

test('[I18N-03] [I18N-01] [I18N-02] English whatever the browser speaks; Chinese once chosen, and after a reload', async ({
  browser,
  studio,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(studio.at('/music'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Music');
  await page.getByRole('button', { name: '切换到中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('音乐');
  await expect(page).toHaveTitle('音乐 · Inkreel');
  // this context is new: before its worker has the page, one reload in some sixty was aborted by the browser
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('音乐');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await context.close();
});

test('[SHELL-18] there is no admin screen, link or role, for a visitor or a member', {
  tag: '@long',
}, async ({ page, studio, member }) => {
  const offered = async () => {
    const found: string[] = [];
    for (const [, address] of PLACES) {
      await page.goto(studio.at(address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const here = await page
        .locator('a, button')
        .evaluateAll((all) => all.map((one) => `${one.getAttribute('href') ?? ''} ${one.textContent}`));
      found.push(...here);
    }
    return found.filter((one) => /admin|manage|moderat|review works/i.test(one));
  };
  expect(await offered()).toEqual([]);
  await page.evaluate((token) => localStorage.setItem('inkreel.token', token), member.token);
  await page.reload();
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toBeVisible();
  expect(await offered()).toEqual([]);
  for (const path of ['/admin', '/manage', '/review']) {
    await page.goto(studio.at(path));
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

/** The page's buttons and links once they no longer change. */
async function settled(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page.locator('#root').ariaSnapshot();
        return last === before && !last.includes('"Loading"');
      },
      { intervals: [500] },
    )
    .toBe(true);
  return last;
}

test('[SHELL-19] one is a visitor or signed in; a plan changes nothing outside its own display', {
  tag: '@long',
}, async ({ page, studio, member }) => {
  const looks = async () => {
    const found: string[] = [];
    for (const path of ['/square', '/draw', '/center?id=-1']) {
      await page.goto(studio.at(path));
      // the page itself is loaded after its frame
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      found.push(await settled(page));
    }
    return found;
  };
  const visitor = await looks();
  const withPlan = async (member_arr: object) => {
    const data = { potins: 77, star_tel: '139****0000', draw_points: 20, member_arr };
    const body = JSON.stringify({ code: 200, message: '', data });
    studio.proxy.mend();
    studio.proxy.break('/api/center/points', { kind: 'answer', status: 200, body }, 50);
    await page.evaluate((token) => localStorage.setItem('inkreel.token', token), member.token);
    await page.reload();
    await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('77');
    return looks();
  };
  const plain = await withPlan({ buy_member: 0, member_name: '', expire_time: '' });
  const gold = await withPlan({ buy_member: 1, member_name: 'Gold', expire_time: '2030-01-01' });
  expect(plain).not.toEqual(visitor);
  expect(gold).toEqual(plain);
});

test('the theme follows the system until one is chosen', async ({ page, studio }) => {
  await page.goto(studio.at('/square'));
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the static shell is replaced without a layout shift', async ({ page, studio }) => {
  await page.goto(studio.at('/draw'));
  await expect(page.locator('#root').getByRole('textbox', { name: 'Description' })).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the tab bar reaches every route, some under More', async ({ page, studio }) => {
    await page.goto(studio.at('/square'));
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await tabs.getByRole('link', { name: 'Draw' }).click();
    await expect(page).toHaveTitle('Draw · Inkreel');
    await tabs.getByRole('button', { name: 'More' }).click();
    const sheet = page.getByRole('dialog', { name: 'More' });
    await sheet.getByRole('link', { name: 'Lip sync' }).click();
    await expect(page).toHaveTitle('Lip sync · Inkreel');
    await expect(sheet).toBeHidden();
    // the second time its code is there at once, while the sheet is still leaving
    const notices = page.getByRole('dialog', { name: 'Notifications on this device' });
    for (const visit of [1, 2]) {
      await tabs.getByRole('button', { name: 'More' }).click();
      await sheet.getByRole('button', { name: 'Notifications' }).click();
      await expect(notices.getByRole('switch').first(), `visit ${visit}`).toBeVisible();
      // had it been taken along, it would have left with the sheet
      await expect(sheet).toHaveCount(0);
      await atRest(page);
      await expect(notices).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(notices).toHaveCount(0);
    }
  });
});

for (const width of [320, 360, 768, 1364, 1440, 2560])
  test(`nothing scrolls sideways at ${width} px`, {
    tag: width === 320 || width === 1440 ? '@rest' : '@long',
  }, async ({ page, studio }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/draw', '/music']) {
      await page.goto(studio.at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const over = () =>
        page.evaluate(() => {
          const isWide = (one: Element) => one.getBoundingClientRect().right > innerWidth + 0.5;
          // what a strip holds is pushed sideways inside it; the strip itself has to fit
          const isInStrip = (one: Element): boolean => {
            const box = one.parentElement;
            if (!box) return false;
            return (getComputedStyle(box).overflowX === 'auto' && !isWide(box)) || isInStrip(box);
          };
          const wide = [...document.querySelectorAll('main *')].filter(
            (one) => isWide(one) && !isInStrip(one),
          );
          return {
            words: wide.map(({ outerHTML }) => outerHTML.slice(0, 80)),
            by: Math.max(0, document.body.scrollWidth - innerWidth),
          };
        });
      await expect.poll(over).toEqual({ words: [], by: 0 });
    }
  });
