import { test as base, expect } from '../e2e/harness.ts';
import type { Engine, EngineBrowser } from './engines/engine.ts';
import { firefox } from './engines/firefox.ts';
import { draw, finds, firstVisit, OUTBOX, tokenOf, visit } from './engines/visits.ts';
import { webkit } from './engines/webkit.ts';
import { charges } from './studio-page.ts';

const POLL = '/api/draw/get-task';
const SUBMIT = '/api/draw/imagine';
const ACK = '/api/studio/notices/ack';
const TOLD = 'Your pictures are ready';
const FOR_EVER = 1_000_000;
const pendingAnswer = (asked: unknown) => ({
  code: 200,
  message: 'ok',
  data: (asked as { taskId: string[] }).taskId.map((task_id) => ({ task_id, state: 2, images: [] })),
});
const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];
const ROUTES = ['/square', '/create', '/draw', '/video', '/music', '/lipsync', '/center'];

const test = base.extend<{ engine: Engine; browser2: EngineBrowser }>({
  engine: [firefox, { option: true }],
  // replaces the fixture that watches Chromium, which is not used here
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  wrong: async ({}, use) => use([]),
  browser2: async ({ engine, studio }, use) => {
    const browser = await engine.create();
    await use(browser);
    studio.proxy.mend();
    await browser.remove();
    expect(browser.wrong).toEqual([]);
  },
});

for (const engine of [firefox, webkit])
  test.describe(engine.name, { tag: '@long' }, () => {
    test.use({ engine });
    test.skip(engine.missing !== null, `not installed: ${engine.missing}`);

    test(`${engine.name}: the ${engine.closes} closed after Generate and reopened: the pictures are announced and charged once`, async ({
      browser2: browser,
      studio,
      member,
    }) => {
      const person = await firstVisit(browser, studio, member);
      const token = await tokenOf(person);
      studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
      await draw(person, 'a fox in the snow');
      await expect.poll(() => studio.proxy.calls(POLL, token).length).toBeGreaterThan(0);
      await browser.stop('close');
      studio.proxy.mend();

      const back = await visit(browser, studio, '/square');
      await back.sees(TOLD);
      await back.tab.go(studio.at('/draw'));
      await finds(back, 'a fox in the snow');
      // marked as seen: no notice is left
      await back.until(`(${OUTBOX}).then((rows) => rows.length === 0)`);
      await back.tab.go('about:blank');
      await back.tab.go(studio.at('/square'));
      await back.until('navigator.serviceWorker?.controller && document.querySelector("main h1, main h2")');
      expect(await back.tab.evaluate('document.body.innerText')).not.toContain(TOLD);
      const told = studio.proxy.calls(ACK, token).flatMap(({ body }) => (body as { ids: string[] }).ids);
      expect(told).toHaveLength(1);
      expect(await charges(studio, member)).toEqual([-20]);
    });

    if (engine.closes === 'browser')
      test(`${engine.name} killed during the submit: the unread answer is found, charged once`, async ({
        browser2: browser,
        studio,
        member,
      }) => {
        await firstVisit(browser, studio, member);
        // a clean exit writes the login to disk
        await browser.stop('close');
        const person = await visit(browser, studio, '/draw');
        const token = await tokenOf(person);
        studio.proxy.break(SUBMIT, { kind: 'delay', ms: 1500 });
        await draw(person, 'a house that burns');
        await expect.poll(() => studio.proxy.calls(SUBMIT, token).length).toBe(1);
        await browser.stop('kill');
        await expect.poll(() => charges(studio, member)).toEqual([-20]);

        const back = await visit(browser, studio, '/draw');
        await finds(back, 'a house that burns');
        expect(studio.proxy.calls(SUBMIT, token)).toHaveLength(1);
        expect(await charges(studio, member)).toEqual([-20]);
      });

    test(`${engine.name}: with the server stopped the app starts with the cached pictures`, async ({
      browser2: browser,
      studio,
      member,
    }) => {
      const person = await firstVisit(browser, studio, member);
      await draw(person, 'a bridge of stone');
      await finds(person, 'a bridge of stone');
      await browser.stop('close');
      await studio.server.down('SIGTERM');
      try {
        const back = await visit(browser, studio, '/draw');
        await back.until('document.querySelector("textarea")');
        await finds(back, 'a bridge of stone');
      } finally {
        await studio.server.up();
      }
    });

    test(`${engine.name}: no page is wider than its window, on a phone and a desktop, in both languages`, async ({
      browser2: browser,
      studio,
      member,
    }) => {
      const person = await firstVisit(browser, studio, member);
      for (const language of ['en', 'zh']) {
        await person.tab.evaluate(`localStorage.setItem('inkreel.lang', '${language}')`);
        await person.tab.evaluate('location.reload()');
        await person.until(`document.documentElement.lang === '${language}'`);
        for (const { width, height } of SIZES) {
          await person.tab.resize(width, height);
          for (const route of ROUTES) {
            await person.tab.evaluate(`location.hash = '${route}'`);
            await person.until(`document.querySelector('main :is(h1, h2)')`);
            expect
              .soft(await person.tab.evaluate('document.documentElement.scrollWidth - innerWidth'), route)
              .toBeLessThanOrEqual(0);
          }
        }
      }
    });
  });
