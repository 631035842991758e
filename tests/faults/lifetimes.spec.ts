import { test as base, expect, type Member, type Studio } from '../e2e/harness.ts';
import { pollsTooClose } from './poll-spacing.ts';
import { RawBrowser, type RawPage } from './raw-browser.ts';
import { charges } from './studio-page.ts';

const POLL = '/api/draw/get-task';
const long = process.env.FAULTS === 'long';
const MINUTES = long ? 6 : 0.6;
const FOR_EVER = 1_000_000;
const pendingAnswer = (asked: unknown) => ({
  code: 200,
  message: 'ok',
  data: (asked as { taskId: string[] }).taskId.map((task_id) => ({ task_id, state: 2, images: [] })),
});

const test = base.extend<{ browser2: RawBrowser }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  browser2: async ({}, use) => {
    const browser = await RawBrowser.launch();
    await use(browser);
    await browser.remove();
  },
});
test.skip(() => Boolean(process.env.BROWSER_SHELL), 'a headless shell has no tabs to hide');

/** Opens the drawing page as a member, with the worker in control. */
async function openAs(browser: RawBrowser, studio: Studio, { token }: Member): Promise<RawPage> {
  // a page of the same origin outside the app, to store the login before the app starts
  const page = await browser.open(`${studio.origin}/web/manifest.webmanifest`);
  await page.until('document.readyState === "complete" && location.origin.startsWith("http")');
  await page.evaluate(`localStorage.setItem('inkreel.token', ${JSON.stringify(token)})`);
  await page.go(studio.at('/draw'));
  // long, because the first visit installs the worker with all files
  await page.until('navigator.serviceWorker.controller && document.querySelector("textarea")');
  return page;
}

async function draw(page: RawPage, prompt: string): Promise<void> {
  await page.evaluate(`(() => {
    const box = document.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(box, ${JSON.stringify(prompt)});
    box.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await page.until(
    '[...document.querySelectorAll("button")].some((one) => one.textContent.startsWith("Generate") && !one.disabled)',
  );
  await page.evaluate(
    '[...document.querySelectorAll("button")].find((one) => one.textContent.startsWith("Generate")).click()',
  );
}

const done = (prompt: string) =>
  `[...document.querySelectorAll('article')].some((one) => one.textContent.includes(${JSON.stringify(prompt)}) && one.querySelectorAll('img').length === 4)`;

const pollsOf = (studio: Studio, { token }: Member, from: number): number[] =>
  studio.proxy
    .calls(POLL, token)
    .map(({ at }) => at)
    .filter((at) => at >= from);

const gapsOf = (studio: Studio, member: Member, from: number): number[] => {
  const times = pollsOf(studio, member, from);
  return [...times, performance.now()].slice(1).map((at, index) => at - (times[index] ?? at));
};

test(`a visible page polls with no gap over twice the interval for ${MINUTES} min, no debugger attached`, {
  tag: '@long',
}, async ({ browser2, studio, member }) => {
  test.setTimeout((MINUTES + 1) * 60_000);
  const page = await openAs(browser2, studio, member);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  await draw(page, 'a long wait in the light');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  const from = performance.now() - 1000;
  await new Promise((resolve) => setTimeout(resolve, MINUTES * 60_000));
  const gaps = gapsOf(studio, member, from);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(10_000);
  expect(pollsTooClose(pollsOf(studio, member, from))).toEqual([]);
});

test(`a hidden page polls with no gap over 35 s for ${MINUTES} min, no debugger attached`, {
  tag: '@long',
}, async ({ browser2, studio, member }) => {
  test.setTimeout((MINUTES + 1) * 60_000);
  const page = await openAs(browser2, studio, member);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  await draw(page, 'a long wait in the dark');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  await browser2.open('about:blank');
  await page.until('document.visibilityState === "hidden"');
  const from = performance.now() - 6000;
  await new Promise((resolve) => setTimeout(resolve, MINUTES * 60_000));
  expect(Math.max(...gapsOf(studio, member, from))).toBeLessThanOrEqual(35_000);
});

test('the last tab closed while a task runs: the worker keeps polling, and the result is shown on return', {
  tag: '@long',
}, async ({ browser2, studio, member }) => {
  const wait = long ? 60_000 : 12_000;
  const page = await openAs(browser2, studio, member);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  await draw(page, 'nobody is looking');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  await page.close();
  await new Promise((resolve) => setTimeout(resolve, wait));
  studio.proxy.mend();
  const polls = studio.proxy.calls(POLL, member.token).length;
  expect(polls).toBeGreaterThanOrEqual(wait / 5000 - 1);
  await new Promise((resolve) => setTimeout(resolve, 8000));
  // the task has ended without an open tab, and polling has stopped
  const after = studio.proxy.calls(POLL, member.token).length;
  expect(after).toBeGreaterThan(polls);
  const back = await browser2.open(studio.at('/square'));
  await back.until('document.body.innerText.includes("Your pictures are ready")');
  await back.go(studio.at('/draw'));
  await back.until(done('nobody is looking'));
  expect(studio.proxy.calls(POLL, member.token)).toHaveLength(after);
  expect(await charges(studio, member)).toEqual([-20]);
});

for (const how of ['kill', 'close'] as const)
  test(
    `the browser ${how === 'kill' ? 'killed' : 'closed'} and restarted: the task is found, with one result and one charge`,
    how === 'kill' ? {} : { tag: '@long' },
    async ({ browser2, studio, member }) => {
      const page = await openAs(browser2, studio, member);
      studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
      await draw(page, 'a house that burns and is built again');
      await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
      await browser2.keeps(member.token);
      await browser2.stop(how);
      studio.proxy.mend();
      browser2.start();
      const back = await browser2.open(studio.at('/draw'));
      await back.until(done('a house that burns and is built again'));
      expect(await charges(studio, member)).toEqual([-20]);
    },
  );
