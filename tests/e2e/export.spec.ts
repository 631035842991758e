import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { wave } from '../server/wave.ts';
import {
  answer,
  bodies,
  exportButton,
  exportDialog,
  mirror,
  openBoard,
  POLL,
  pressExport,
  pretend,
  running,
  START,
} from './export-page.ts';
import { blankProject, shortFilm } from './film-project.ts';
import { expect, type Member, type Studio, test } from './harness.ts';

/** Sends the form, and cancels the film. @returns the request's body */
async function sentBy(page: Page, studio: Studio, member: Member): Promise<unknown> {
  const before = bodies(studio, START, member).length;
  const button = exportDialog(page).getByRole('button', { name: 'Export', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  await expect(running(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the export' }).click();
  await expect(exportButton(page)).toBeEnabled();
  const sent = bodies(studio, START, member);
  expect(sent).toHaveLength(before + 1);
  return sent.at(-1);
}

test('[EXPORT-02] [EXPORT-03] [EXPORT-04] music is automatic, one’s own or none, at a volume from 0.1 to 1', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const script_id = await shortFilm(studio, member);
  pretend(studio, 'music');
  await openBoard(page, studio, script_id);
  await exportButton(page).click();
  const dialog = exportDialog(page);
  const slider = dialog.getByRole('slider', { name: 'Volume' });
  await expect(dialog.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await expect(slider).toHaveValue('1');
  for (const [name, value] of [
    ['min', '0.1'],
    ['max', '1'],
    ['step', '0.1'],
  ] as const)
    await expect(slider).toHaveAttribute(name, value);
  const common = { script_id, audio_url: '', subtitles: 1 };
  expect(await sentBy(page, studio, member)).toEqual({ ...common, audio_type: 1, audio_vol: 1 });
  await exportButton(page).click();
  await slider.press('Home');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  expect(await sentBy(page, studio, member)).toEqual({ ...common, audio_type: 1, audio_vol: 0.3 });
  await exportButton(page).click();
  await dialog.getByText('None', { exact: true }).click();
  await expect(slider).toBeHidden();
  await dialog.getByText('As a file').click();
  expect(await sentBy(page, studio, member)).toEqual({
    ...common,
    audio_type: 3,
    audio_vol: 0.3,
    subtitles: 0,
  });
});

test('[EXPORT-05] [EXPORT-06] [EXPORT-08] one’s own music is asked for, checked, sent up and named', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const script_id = await shortFilm(studio, member);
  pretend(studio, 'own');
  await openBoard(page, studio, script_id);
  await exportButton(page).click();
  const dialog = exportDialog(page);
  await dialog.getByText('My own music', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please upload an audio file');
  await expect(page.getByText('Please upload an audio file')).toHaveCount(2);
  expect(bodies(studio, START, member)).toEqual([]);
  const input = dialog.getByLabel('Background music');
  await input.setInputFiles({ name: 'song.flac', mimeType: 'audio/flac', buffer: Buffer.from('x') });
  await expect(dialog.getByRole('alert')).toHaveText('Only MP3, WAV, or OGG files are supported');
  expect(studio.proxy.calls('/api/upload/assumeRole', member.token)).toEqual([]);
  for (const name of ['a.mp3', 'b.ogg', 'song.wav']) {
    await input.setInputFiles({ name, mimeType: 'audio/wav', buffer: Buffer.from(wave(1)) });
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const sent = await sentBy(page, studio, member);
  expect(sent).toMatchObject({ audio_type: 2, audio_url: expect.stringMatching(/./) });
});

test(
  '[EXPORT-07] music of more than 200 MB is refused before it is sent',
  { tag: '@long' },
  async ({ memberPage: page, studio, member }, info) => {
    const script_id = await blankProject(studio, member);
    await openBoard(page, studio, script_id);
    await exportButton(page).click();
    const dialog = exportDialog(page);
    await dialog.getByText('My own music', { exact: true }).click();
    await expect(dialog).toContainText('MP3, WAV, or OGG, up to 200 MB');
    const file = info.outputPath('long.wav');
    await writeFile(file, '');
    await truncate(file, 200 * 1024 * 1024 + 1);
    await dialog.getByLabel('Background music').setInputFiles(file);
    await expect(dialog.getByRole('alert')).toHaveText('The file is larger than 200 MB');
    expect(studio.proxy.calls('/api/upload/assumeRole', member.token)).toEqual([]);
  },
);

/** Parts of the storyboard's header that are too narrow, outside the window, or covered. */
const brokenHead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const head = document.querySelector('h1')?.parentElement;
    const title = document.querySelector('h1')?.getBoundingClientRect();
    const parts = [...(head?.querySelectorAll('button, h1, [data-ui=exporting] small') ?? [])].filter(
      (part) => part.checkVisibility(),
    );
    const broken = parts.filter((part) => {
      const { left, top, width, height, right } = part.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return left < 0 || right > innerWidth || !(found === part || part.contains(found));
    });
    return [
      ...broken.map(({ textContent }) => textContent ?? ''),
      ...(title && title.width >= 84 ? [] : [`a title of ${title?.width}px`]),
    ];
  });

test('[EXPORT-09] [EXPORT-20] a running export is in local storage, and a reload goes on asking', async ({
  memberPage: page,
  studio,
  member,
}) => {
  const script_id = await shortFilm(studio, member);
  pretend(studio, 'the-task');
  await openBoard(page, studio, script_id);
  expect(await mirror(page)).toEqual([null, null]);
  await pressExport(page);
  await expect(running(page)).toBeVisible();
  await expect.poll(() => mirror(page)).toEqual(['1', 'the-task']);
  await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(0);
  await page.reload();
  await expect(running(page)).toBeVisible();
  expect(await mirror(page)).toEqual(['1', 'the-task']);
  const before = bodies(studio, POLL, member).length;
  await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(before);
  expect(bodies(studio, POLL, member).at(-1)).toEqual({ tasks_id: 'the-task' });
  expect(bodies(studio, START, member)).toHaveLength(1);
  for (const width of [1440, 1366, 1024, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(() => brokenHead(page), `at ${width} px`).toEqual([]);
  }
});

test('[EXPORT-23] the film is exported from the storyboard alone', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  const script_id = await shortFilm(studio, member);
  await openBoard(page, studio, script_id);
  await expect(page.getByRole('button', { name: 'More ways to export' })).toBeVisible();
  for (const step of [3, 2]) {
    await page.goto(studio.at(`/create?id=${script_id}&step=${step}`));
    await expect(page.locator('[data-ui=step] > *').first()).toBeVisible();
    await expect(exportButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'More ways to export' })).toBeHidden();
  }
});

test('[EXPORT-24] [EXPORT-25] an empty storyboard says what is missing, and sends nothing', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const script_id = await blankProject(studio, member);
  await openBoard(page, studio, script_id);
  for (const [item, words] of [
    ['Save all pictures', 'The storyboard has no images'],
    ['Save all clips', 'No videos available'],
  ] as const) {
    await page.getByRole('button', { name: 'More ways to export' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  }
  expect(studio.proxy.calls('/api/script/download-scense', member.token)).toEqual([]);
  await exportButton(page).click();
  await expect(exportDialog(page)).toContainText('The storyboard has no images');
  await expect(exportDialog(page).getByRole('button', { name: 'Export', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('[EXPORT-26] all pictures are downloaded as one file', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  const script_id = await shortFilm(studio, member);
  await openBoard(page, studio, script_id);
  await page.getByRole('button', { name: 'More ways to export' }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save all pictures' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toBe('The-lamp.zip');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const zip = Buffer.concat(chunks);
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  for (const name of ['001.', '002.', 'shots.txt']) expect(zip.includes(name)).toBe(true);
  expect(bodies(studio, '/api/script/download-scense', member)).toEqual([{ script_id }]);
  answer(studio, '/api/script/download-scense', null, 500, 'Not today');
  await page.getByRole('button', { name: 'More ways to export' }).click();
  await page.getByRole('menuitem', { name: 'Save all pictures' }).click();
  await expect(page.getByText('File download failed, please try again')).toBeVisible();
});
