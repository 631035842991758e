import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MOST_ATTEMPTS } from '../../server/tasks/run-task.ts';
import {
  answer,
  bodies,
  exportButton,
  HANDLE,
  mirror,
  notice,
  openBoard,
  POLL,
  pressExport,
  pretend,
  running,
  START,
  film as toldFilm,
  waiting,
} from '../e2e/export-page.ts';
import { addShots, blankProject, shortFilm } from '../e2e/film-project.ts';
import { test as base, expect, type Member, type Studio, signIn } from '../e2e/harness.ts';
import { checkFilm, readSrt } from '../generators/film-check.ts';
import { watchUsage } from './process-usage.ts';
import { RawBrowser, type RawPage } from './raw-browser.ts';
import { charges, stopWorkers } from './studio-page.ts';

const long = process.env.FAULTS === 'long';
const NARRATIONS = ['A lamp burns.', 'A forest sleeps.'];
const READY = 'document.body.innerText.includes("Your film is ready")';

const test = base.extend<{ browser2: RawBrowser; folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  browser2: async ({}, use) => {
    const browser = await RawBrowser.launch();
    await use(browser);
    await browser.remove();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'inkreel-film-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  },
});
if (long) test.setTimeout(15 * 60_000);

interface Told {
  step: number;
  works_id: number;
  seconds: number;
  video_url: string;
  subtitles_url: string;
}

/** Checks that the account has exactly one film, with one charge and one submit. @returns its measured facts */
async function oneFilm(
  studio: Studio,
  member: Member,
  folder: string,
  { script_id, narrations = NARRATIONS }: { script_id: number; narrations?: readonly string[] },
): Promise<Told> {
  const ids = new Set(bodies(studio, POLL, member).map((body) => (body as { tasks_id: string }).tasks_id));
  expect(ids.size).toBe(1);
  const [tasks_id] = ids;
  const told = await studio.call<Told>('/script/okl-searching', { tasks_id }, member.token);
  expect(told).toMatchObject({ step: 4, script_id });
  expect(told.works_id).toBeGreaterThan(0);
  const save = async (address: string, name: string) => {
    const response = await fetch(new URL(address, `http://127.0.0.1:${studio.server.port}`));
    expect(response.status).toBe(200);
    const file = path.join(folder, name);
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    return file;
  };
  const found = await checkFilm(await save(told.video_url, 'film.mp4'));
  expect(found).toMatchObject({
    videoCodec: 'h264',
    audioCodec: 'aac',
    pixelFormat: 'yuv420p',
    indexFirst: true,
  });
  expect(Math.abs(found.seconds - told.seconds)).toBeLessThanOrEqual(0.2);
  expect(found.loudness?.integrated).toBeGreaterThanOrEqual(-20);
  expect(found.loudness?.integrated).toBeLessThanOrEqual(-14);
  expect(found.black).toBeLessThanOrEqual(1);
  expect(found.frozen).toBeLessThanOrEqual(1);
  const cues = await readSrt(await save(told.subtitles_url, 'film.srt'));
  expect(cues.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')).toBe(narrations.join(' '));
  for (const [index, { start, end }] of cues.entries()) {
    expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(found.seconds + 0.05);
  }
  return told;
}

/** Points charged for speech, after those of the picture. */
const spoken = async (studio: Studio, member: Member, before: readonly number[]): Promise<number[]> => {
  const all = await charges(studio, member);
  return all.slice(0, all.length - before.length);
};

async function openAs(browser: RawBrowser, studio: Studio, { token }: Member, id: number): Promise<RawPage> {
  // a page of the same origin outside the app, to store the login before the app starts
  const page = await browser.open(`${studio.origin}/web/manifest.webmanifest`);
  await page.until('document.readyState === "complete" && location.origin.startsWith("http")');
  await page.evaluate(`localStorage.setItem('inkreel.token', ${JSON.stringify(token)})`);
  await page.go(studio.at(`/create?id=${id}&step=4`));
  await page.until(
    'navigator.serviceWorker.controller && document.querySelector("[data-ui=export]:enabled")',
  );
  return page;
}

/** Clicks Export in a page without a driver. */
async function exportIn(page: RawPage): Promise<void> {
  await page.evaluate('document.querySelector("[data-ui=export]").click()');
  const button = '[...document.querySelectorAll("[role=dialog] [data-ui=dialog-buttons] button")].at(-1)';
  await page.until(`${button}?.getAttribute("aria-disabled") === "false"`);
  await page.evaluate(`${button}.click()`);
}

test('all tabs closed right after Export: the film is completed, and announced once on return', async ({
  context,
  memberPage: page,
  studio,
  member,
  folder,
}) => {
  const script_id = await shortFilm(studio, member, NARRATIONS);
  const before = await charges(studio, member);
  await openBoard(page, studio, script_id);
  await pressExport(page);
  await expect.poll(() => bodies(studio, START, member).length).toBe(1);
  await page.close();
  await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(0);
  const back = await context.newPage();
  await back.goto(studio.at('/square'));
  await expect(notice(back)).toBeVisible();
  await oneFilm(studio, member, folder, { script_id });
  expect(await spoken(studio, member, before)).toHaveLength(1);
  await expect
    .poll(() => bodies(studio, HANDLE, member))
    .toEqual([{ type: 2, works_id: expect.any(Number) }]);
});

test('the worker stopped during an export: one film, one notice, one charge', { tag: '@long' }, async ({
  context,
  memberPage: page,
  studio,
  member,
  folder,
}) => {
  const script_id = await shortFilm(studio, member, NARRATIONS);
  const before = await charges(studio, member);
  await openBoard(page, studio, script_id);
  await pressExport(page);
  await expect(running(page)).toBeVisible();
  for (let stop = 0; stop < 3; stop += 1) {
    await stopWorkers(context, page);
    await page.waitForTimeout(1_500);
  }
  await expect(notice(page)).toBeVisible();
  await oneFilm(studio, member, folder, { script_id });
  expect(await spoken(studio, member, before)).toHaveLength(1);
  await expect.poll(() => bodies(studio, HANDLE, member)).toHaveLength(1);
});

test('[ENGINE-35] the server killed during an export and restarted: one film, one notice, one charge', {
  tag: '@long',
}, async ({ memberPage: page, studio, member, folder }) => {
  const script_id = await shortFilm(studio, member, NARRATIONS);
  const before = await charges(studio, member);
  await openBoard(page, studio, script_id);
  await pressExport(page);
  await expect(running(page)).toBeVisible();
  await page.goto(studio.at('/draw'));
  // one more would reach the limit of attempts
  for (let kill = 0; kill < (long ? MOST_ATTEMPTS - 1 : 1); kill += 1) {
    await page.waitForTimeout(1_000 + kill * 1_500);
    await studio.server.down('SIGKILL');
    await studio.server.up();
  }
  await expect(notice(page)).toBeVisible();
  await oneFilm(studio, member, folder, { script_id });
  expect(await spoken(studio, member, before)).toHaveLength(1);
  await expect.poll(() => bodies(studio, HANDLE, member)).toHaveLength(1);
});

test('the browser killed during an export and restarted: the film is found and announced once', {
  tag: '@long',
}, async ({ browser2, studio, member, folder }) => {
  test.skip(Boolean(process.env.BROWSER_SHELL), 'a headless shell keeps no profile');
  const script_id = await shortFilm(studio, member, NARRATIONS);
  const before = await charges(studio, member);
  const page = await openAs(browser2, studio, member, script_id);
  await exportIn(page);
  await page.until('document.querySelector("[data-ui=exporting]")');
  await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(0);
  await browser2.keeps(member.token);
  await browser2.stop('kill');
  browser2.start();
  const back = await browser2.open(studio.at('/square'));
  await back.until(READY);
  await oneFilm(studio, member, folder, { script_id });
  expect(await spoken(studio, member, before)).toHaveLength(1);
});

test('two exports ending at once show one notice after the other', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  const ids = [await shortFilm(studio, member, ['']), await shortFilm(studio, member, [''])];
  answer(studio, HANDLE, null);
  for (const [index, id] of ids.entries()) {
    answer(studio, START, { tasks_id: `task-${index}` });
    answer(studio, POLL, waiting);
    await openBoard(page, studio, id);
    await pressExport(page);
    await expect(running(page)).toBeVisible();
  }
  studio.proxy.mendPath(POLL);
  const data = (asked: unknown) => {
    const { tasks_id } = asked as { tasks_id: string };
    return toldFilm({ works_id: tasks_id === 'task-0' ? 20 : 21 });
  };
  studio.proxy.break(
    POLL,
    { kind: 'answer', status: 200, body: (asked) => ({ code: 200, message: '', data: data(asked) }) },
    1000,
  );
  for (let shown = 1; shown <= 2; shown += 1) {
    await expect(notice(page)).toBeVisible();
    await expect.poll(() => bodies(studio, HANDLE, member).length).toBe(shown);
    await page.keyboard.press('Escape');
  }
  await expect(notice(page)).toBeHidden();
  const read = bodies(studio, HANDLE, member).map((body) => (body as { works_id: number }).works_id);
  expect(read.sort()).toEqual([20, 21]);
});

test('another account that signs in meanwhile neither sees nor polls the film', {
  tag: '@long',
}, async ({ context, memberPage: page, studio, member }) => {
  const script_id = await shortFilm(studio, member, ['']);
  pretend(studio, 'mine');
  await openBoard(page, studio, script_id);
  await pressExport(page);
  await expect(running(page)).toBeVisible();
  await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(0);
  const other = await studio.register();
  await signIn(context, studio, other);
  answer(studio, POLL, toldFilm());
  answer(studio, HANDLE, null);
  await page.goto(studio.at('/draw'));
  await page.reload();
  await page.waitForTimeout(11_000);
  expect(bodies(studio, POLL, other)).toEqual([]);
  await expect(notice(page)).toBeHidden();
  // close the app meanwhile: an open page would show the notice before the reload
  await page.goto('about:blank');
  await signIn(context, studio, member);
  await page.goto(studio.at('/draw'));
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => bodies(studio, HANDLE, member)).toEqual([{ type: 2, works_id: 12 }]);
});

test('a film of 30 shots', { tag: '@long' }, async ({ memberPage: page, studio, member, folder }) => {
  const script_id = await blankProject(studio, member);
  const narrations = Array.from({ length: 30 }, (_, n) => `Scene number ${n + 1}, in the quiet forest.`);
  await addShots(studio, member, script_id, narrations);
  await openBoard(page, studio, script_id);
  const usage = watchUsage(studio.server.pid);
  const began = performance.now();
  await pressExport(page);
  await expect(notice(page)).toBeVisible({ timeout: 14 * 60_000 });
  const seconds = (performance.now() - began) / 1000;
  const { cpuSeconds, peakMegabytes } = await usage.stop();
  const told = await oneFilm(studio, member, folder, { script_id, narrations });
  console.info(JSON.stringify({ shots: 30, filmSeconds: told.seconds, seconds, cpuSeconds, peakMegabytes }));
  await page.keyboard.press('Escape');
  await expect(exportButton(page)).toBeEnabled();
  expect(await mirror(page)).toEqual([null, null]);
});
