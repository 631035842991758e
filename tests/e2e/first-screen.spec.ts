import type { Browser, Page } from '@playwright/test';
import { countingProxy } from '../../tools/bench/counting-proxy.mjs';
import { buildFloors } from '../../tools/bench/floors.mjs';
import { serveFolder } from '../../tools/bench/serve-folder.mjs';
import { type Weight, weigh } from '../../tools/bench/transfer.mjs';
import { expect, test } from './harness.ts';

test.use({ firstVisit: true });

const promptOf = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const picturesOf = (page: Page) => page.getByRole('article', { name: 'a red kite' }).locator('img');

/** Bytes that a first visit fetches until `usable` is visible, and that the worker fetches afterwards. */
async function weightOf(browser: Browser, port: number, route: string, usable: string): Promise<Weight> {
  const proxy = await countingProxy(() => port);
  const page = await browser.newPage();
  try {
    // noted by the page itself: a busy machine tells the test later, and the page goes on meanwhile
    await page.addInitScript((selector) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        Object.assign(globalThis, { readyAt: Date.now() });
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    }, usable);
    await page.goto(`${proxy.origin}/web/${route}`);
    await page.locator(usable).waitFor();
    const readyAt = await page.evaluate(() => (globalThis as unknown as { readyAt: number }).readyAt);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    return weigh(proxy.transfers, readyAt);
  } finally {
    await page.close();
    await proxy.close();
  }
}

/** Opens a page with its scripts held back. @returns releases them */
async function withoutScripts(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#early .tabs').waitFor({ state: 'attached' });
  return release;
}

const handedOver = (page: Page) => expect(page.locator('#early')).toHaveCount(0);

const caretOf = (page: Page) =>
  promptOf(page).evaluate((box: HTMLTextAreaElement) => [box.selectionStart, box.selectionEnd]);

/** Positions of page heading and prompt box, in pixels. */
const placesOf = async (page: Page) => {
  const [heading, box] = [page.getByRole('heading', { level: 1 }), page.getByRole('textbox')];
  return { heading: (await heading.boundingBox()) ?? {}, box: (await box.boundingBox()) ?? {} };
};

/** Cumulative layout shift, and each shifted node with its positions before and after. */
const shiftsOf = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const told = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const named = (node: Node | null) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone').slice(0, 60);
        const all: Shift[] = [];
        const watch = new PerformanceObserver((list) => all.push(...(list.getEntries() as Shift[])));
        watch.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          all.push(...(watch.takeRecords() as Shift[]));
          const moved = all.flatMap(({ value, sources }) =>
            sources.map(
              (one) =>
                `${value.toFixed(4)} ${told(one.previousRect)} -> ${told(one.currentRect)}: ${named(one.node)}`,
            ),
          );
          resolve({ sum: all.reduce((sum, { value }) => sum + value, 0), moved });
        }, 100);
      }),
  );

const SCREENS = [
  { width: 390, height: 844, lang: 'en', heading: 'Draw', box: 'Description', short: true },
  { width: 1280, height: 800, lang: 'zh', heading: '绘画', box: '画面描述', short: true },
  { width: 390, height: 844, lang: 'zh', heading: '绘画', box: '画面描述', short: false },
  { width: 1440, height: 900, lang: 'en', heading: 'Draw', box: 'Description', short: false },
] as const;

for (const { width, height, lang, heading, box, short } of SCREENS)
  test(`before any script the page has its heading and its box, which stay where they are: ${lang}, ${width} px`, {
    tag: short ? [] : '@rest',
  }, async ({ page, studio }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((language) => localStorage.setItem('inkreel.lang', language), lang);
    const release = await withoutScripts(page, studio.at('/draw'));
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: box, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox')).toHaveCount(1);
    const before = await placesOf(page);
    // a document may be painted before its end has come: the box does not wait for what is below it
    const tabs = page.locator('#early .tabs');
    await tabs.evaluate((bar) => bar.style.setProperty('display', 'none'));
    expect(await placesOf(page)).toEqual(before);
    await tabs.evaluate((bar) => bar.style.removeProperty('display'));
    release();
    await handedOver(page);
    await expect(page.getByRole('textbox', { name: box, exact: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await placesOf(page)).toEqual(before);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved.join('\n')).toBeLessThan(0.01);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

test('text typed before any script has run is in the box afterwards, in order, with the caret', async ({
  page,
  studio,
}) => {
  const release = await withoutScripts(page, studio.at('/draw'));
  await promptOf(page).click();
  await page.keyboard.type('a kite over the sea');
  for (let step = 0; step < ' over the sea'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' red');
  release();
  // typing continues while the page is rendered
  for (const letter of ' and yellow ones of paper and of silk')
    await page.keyboard.type(letter, { delay: 15 });
  await handedOver(page);
  await expect(promptOf(page)).toBeFocused();
  await page.keyboard.type(', high');
  const words = 'a kite red and yellow ones of paper and of silk, high';
  await expect(promptOf(page)).toHaveValue(`${words} over the sea`);
  expect(await caretOf(page)).toEqual([words.length, words.length]);
  await expect(page.getByRole('button', { name: /^Generate/ })).toBeVisible();
});

test('pressing the shortcut of Generate before any script has run asks for a description', async ({
  page,
  studio,
}) => {
  const release = await withoutScripts(page, studio.at('/draw'));
  await promptOf(page).fill('a kite');
  await page.keyboard.press('Control+Enter');
  release();
  await expect(page.getByRole('dialog', { name: 'Sign in to Inkreel' })).toBeVisible();
  await expect(page.locator('#draw-prompt')).toHaveValue('a kite');
});

test('an IME composition is completed before React takes over the box', async ({ page, context, studio }) => {
  const release = await withoutScripts(page, studio.at('/draw'));
  await promptOf(page).click();
  await page.keyboard.type('A ');
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'feng', selectionStart: 4, selectionEnd: 4 });
  release();
  await expect(page.locator('#root[inert]')).toHaveCount(1);
  const { nodes } = await keyboard.send('Accessibility.getFullAXTree');
  expect(nodes.filter(({ role, ignored }) => !ignored && role?.value === 'textbox')).toHaveLength(1);
  const early = page.locator('#early textarea');
  await expect(early).toHaveValue('A feng');
  await keyboard.send('Input.imeSetComposition', { text: 'fengz', selectionStart: 5, selectionEnd: 5 });
  await expect(early).toHaveValue('A fengz');
  await keyboard.send('Input.insertText', { text: '风筝' });
  await handedOver(page);
  await expect(page.locator('#root[inert]')).toHaveCount(0);
  await expect(promptOf(page)).toHaveValue('A 风筝');
  await expect(promptOf(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(promptOf(page)).toHaveValue('A 风筝!');
});

test('before any script every other page has its own heading, and no box', async ({ page, studio }) => {
  for (const [route, heading] of [
    ['/', 'Square'],
    ['/create', 'Create film'],
    ['/user-center?id=-1', 'Profile'],
  ] as const) {
    await page.goto('about:blank');
    await withoutScripts(page, studio.at(route));
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
});

test('a part that cannot be loaded takes nothing else down, and comes when it can be', async ({
  page,
  studio,
}) => {
  const lost = new Set<string>();
  const parts = /\/assets\/(later-hosts|parts-ui-draw)-/;
  await page.route(parts, (route) => {
    lost.add(parts.exec(route.request().url())?.[1] ?? '');
    return route.abort('internetdisconnected');
  });
  // a worker that is installed before the part is asked for would have it among its files
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {});
  });
  const refused = page.waitForEvent('console', (message) => /Failed to fetch/.test(message.text()));
  await page.goto(studio.at('/draw'));
  await handedOver(page);
  await promptOf(page).fill('a kite --ar 16:9');
  await expect.poll(() => [...lost].sort()).toEqual(['later-hosts', 'parts-ui-draw']);
  await refused;
  await page.evaluate(() => document.body.setAttribute('data-still', ''));
  await expect(promptOf(page)).toHaveValue('a kite --ar 16:9');
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
  const chip = page.getByRole('button', { name: /^Remove .+ 16:9$/ });
  await expect(chip).toHaveCount(0);
  await page.unroute(parts);
  await expect(chip).toBeVisible();
  // the page was not reloaded for it
  await expect(page.locator('[data-still]')).toHaveCount(1);
});

test('without JavaScript a message is shown, in both languages', async ({ browser, studio }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    await page.goto(studio.at('/draw'));
    // Playwright's own look for words skips what stands in a noscript
    const [english, chinese] = [page.locator('.no-script').first(), page.locator('.no-script').last()];
    await expect(english).toBeInViewport({ ratio: 1 });
    await expect(english).toContainText('Inkreel needs JavaScript.');
    await expect(chinese).toBeInViewport({ ratio: 1 });
    await expect(chinese).toContainText('Inkreel 需要 JavaScript。');
    await expect(page.getByRole('textbox')).toHaveCount(0);
  } finally {
    await page.close();
  }
});

test('the first screen transfers at most 1.45 times a page of React and Chakra, and the worker refetches little of it', async ({
  browser,
  studio,
}) => {
  const { chakra } = await buildFloors();
  const floor = await serveFolder(chakra);
  try {
    const bare = await weightOf(browser, floor.port, '', 'button');
    const app = await weightOf(browser, studio.server.port, '#/draw', '#root textarea');
    expect(bare.page).toBeGreaterThan(50_000);
    expect(app.page).toBeLessThanOrEqual(1.45 * bare.page);
    expect(app.worker).toBeGreaterThan(50_000);
    expect(app.again).toBeLessThanOrEqual(0.1 * app.page);
  } finally {
    await floor.close();
  }
});

test('with the server stopped the app starts, with its history and pictures', async ({
  memberPage: page,
  context,
  studio,
  member,
}) => {
  await studio.call(
    '/draw/imagine',
    { tool_name: 'mj', desc: 'a red kite', options: { ar: '1:1' } },
    member.token,
  );
  await page.goto(studio.at('/draw'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(picturesOf(page)).toHaveCount(4);
  // what was drawn before the worker took over is fetched through it, and kept, at the second visit
  await page.reload();
  await expect.poll(() => shown(page)).toBe(4);
  await page.close();
  await studio.server.down('SIGTERM');
  try {
    const later = await context.newPage();
    await later.goto(studio.at('/draw'));
    await expect(later.locator('#root').getByRole('textbox', { name: 'Description' })).toBeEnabled();
    await expect(later.getByRole('navigation', { name: 'Places' })).toBeVisible();
    await expect.poll(() => shown(later)).toBe(4);
  } finally {
    // the other tests of this process use the same server
    await studio.server.up();
  }
});

/** Number of pictures of the history that have loaded. */
const shown = (page: Page): Promise<number> =>
  picturesOf(page).evaluateAll(
    (all) =>
      all.filter((one) => (one as HTMLImageElement).complete && (one as HTMLImageElement).naturalWidth > 0)
        .length,
  );
