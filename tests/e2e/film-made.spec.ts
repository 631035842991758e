import { exportButton, exportDialog, notice, openBoard, POLL, pressExport, running } from './export-page.ts';
import { shortFilm } from './film-project.ts';
import { expect, test } from './harness.ts';

// real films, made by the server

test('[EXPORT-10] [EXPORT-12] [NOTICE-03] a film is made by the built-in engine, and its notice shows it', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const script_id = await shortFilm(studio, member);
  await openBoard(page, studio, script_id);
  await exportButton(page).click();
  await expect(exportDialog(page)).toContainText('2 shots');
  await expect(exportDialog(page)).toContainText('2 points');
  await expect(exportDialog(page)).toContainText('Made by the built-in engine');
  await exportDialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  await expect(running(page)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  const polls = studio.proxy.calls(POLL, member.token);
  expect(new Set(polls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const gaps = polls.slice(1).map(({ at }, index) => at - (polls[index]?.at ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(9_500);
  await expect(notice(page).getByRole('heading', { name: 'The lamp' })).toBeVisible();
  // it plays: the length is known, and there is a picture
  await expect
    .poll(() =>
      page.evaluate(() => {
        const video = document.querySelector('video');
        return video !== null && video.duration > 2 && video.videoWidth > 0;
      }),
    )
    .toBe(true);
  // parts that come from the cache fit those that came from the network: further on, and in a second player
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const first = document.querySelector('video');
        if (!first) return 'no film';
        const second = Object.assign(document.createElement('video'), { src: first.src, preload: 'auto' });
        const settled = (one: HTMLVideoElement, good: string) =>
          new Promise<string>((resolve) => {
            one.addEventListener(good, () => resolve('plays'), { once: true });
            one.addEventListener('error', () => resolve(one.error?.message ?? 'broken'), { once: true });
          });
        const both = Promise.all([settled(first, 'seeked'), settled(second, 'canplaythrough')]);
        first.currentTime = first.duration * 0.8;
        return (await both).join();
      }),
    )
    .toBe('plays,plays');

  // its own page, where it is published with a frame of it as the cover
  await notice(page).getByRole('link', { name: "Open the film's page" }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'The lamp' })).toBeVisible();
  const tasks_id = new URL(page.url()).hash.split('id=')[1] ?? '';
  const told = () =>
    studio.call<{ poster_url: string; published: number; desc: string }>(
      '/script/okl-searching',
      { tasks_id },
      member.token,
    );
  const before = await told();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const form = page.getByRole('dialog', { name: 'Publish to the square' });
  await form.getByRole('button', { name: 'Pick a frame' }).click();
  await form.getByRole('slider', { name: 'Frame' }).fill('2');
  await form.getByRole('button', { name: 'Use this frame' }).click();
  await expect(form.getByRole('button', { name: 'Your picture' })).toHaveAttribute('aria-pressed', 'true');
  await form.getByLabel('Description (optional)').fill('For my sister');
  expect((await told()).published).toBe(0);
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Published' })).toBeDisabled();
  const after = await told();
  expect(after).toMatchObject({ published: 1, desc: 'For my sister' });
  expect(after.poster_url.split('?')[0]).not.toBe(before.poster_url.split('?')[0]);
  await expect(page.getByText('For my sister')).toBeVisible();
});

test('[NOTICE-09] a real film and its subtitles are saved; a download that fails says so', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const script_id = await shortFilm(studio, member, ['A lamp.']);
  await openBoard(page, studio, script_id);
  await pressExport(page);
  await expect(notice(page)).toBeVisible();
  for (const [name, file, start] of [
    ['Download', 'The-lamp-1.mp4', 'ftyp'],
    ['Subtitles', 'The-lamp-1.srt', '1\n00:00:'],
  ] as const) {
    const begun = page.waitForEvent('download');
    await notice(page).getByRole('button', { name, exact: true }).click();
    const download = await begun;
    expect(download.suggestedFilename()).toBe(file);
    const [first] = await (await download.createReadStream()).take(1).toArray();
    expect((first as Buffer).toString('latin1', 0, 40)).toContain(start);
  }
  await page.context().route(/\.mp4/, (route) => route.abort());
  await page.evaluate(() =>
    caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  );
  await notice(page).getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('File download failed, please try again')).toBeVisible();
});
