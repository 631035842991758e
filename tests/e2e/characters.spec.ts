import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { clean } from './axe.ts';
import { dialogOf, makeFilm, rolesOf } from './create-page.ts';
import { expect, test } from './harness.ts';
import { fitsNarrow, inEachView } from './views.ts';

const STORY =
  'At dusk Mei lights a paper lamp at the edge of the forest. "Come home," says Tomas. Mei and Tomas walk along the sea.';
const FACE = readFileSync(path.resolve(import.meta.dirname, '../../public/styles/ink-wash.webp'));

const cards = (page: Page) => page.locator('[data-ui=role]');
/** A JPEG, encoded by the browser. */
async function jpeg(page: Page): Promise<Buffer> {
  const data = await page.evaluate(async (webp) => {
    const image = new Image();
    image.src = `data:image/webp;base64,${webp}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 240];
    canvas.getContext('2d')?.drawImage(image, 0, 0, 320, 240);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, FACE.toString('base64'));
  return Buffer.from(data, 'base64');
}
const sizeOf = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);

/** On a narrow phone the foot's buttons keep the same distance from both edges. */
async function footIsEven(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: size?.height ?? 800 });
  const uneven = () =>
    page.locator('main footer button').evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      return Math.round(boxes[0]?.left ?? -1) - Math.round(innerWidth - (boxes.at(-1)?.right ?? 0));
    });
  await expect.poll(uneven).toBe(0);
  if (size) await page.setViewportSize(size);
}

inEachView(
  'characters',
  ({ phone }) => {
    test('from the script to the storyboard: each character gets a picture, one of them stitched, and a voice', {
      tag: '@rest',
    }, async ({ memberPage: page, studio, member }) => {
      const id = await makeFilm(studio, member, { content: STORY });
      await page.goto(studio.at(`/create?id=${id}&step=2`));
      const next = page.locator('main footer button').last();
      await next.click();
      await expect(cards(page)).toHaveCount(2);
      await clean(page);

      // drawn; the way on is closed until the others have a picture too
      await cards(page).first().getByRole('button').nth(2).click();
      await expect(cards(page).first().locator('img')).toBeVisible();
      await expect(page.locator('[data-ui=role-picture]')).toHaveCount(1);
      await next.click();
      await expect(cards(page).nth(1)).toHaveAttribute('data-wrong', 'true');

      // stitched of three, one of them cropped and one the main one
      await cards(page).nth(1).getByRole('button').nth(4).click();
      const dialog = dialogOf(page).first();
      const picture = { mimeType: 'image/jpeg', buffer: await jpeg(page) };
      await dialog
        .locator('input[type=file]')
        .setInputFiles([1, 2, 3].map((number) => ({ ...picture, name: `${number}.jpg` })));
      const items = dialog.locator('li');
      await expect(items.locator('img')).toHaveCount(3);
      await items.first().getByRole('button').nth(1).click();
      await items.first().getByRole('button').first().click();
      const crop = dialogOf(page).last();
      // what is moved with the arrow keys says so to those who cannot see it
      const area = crop.getByRole('group').and(crop.locator('.reactEasyCrop_CropArea'));
      await expect(area).toBeVisible();
      await expect(area).toHaveAccessibleName(/\S/);
      await clean(page);
      await crop.getByRole('button').last().click();
      await expect(dialogOf(page)).toHaveCount(1);
      await dialog.locator('[data-ui=dialog-buttons] button').last().click();
      const result = dialog.locator('[role=status] img');
      await expect(result).toBeVisible();
      await expect.poll(() => sizeOf(result)).toEqual([1920, 1280]);
      await clean(page);
      await dialog.locator('[data-ui=dialog-buttons] button').last().click();
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(cards(page).nth(1).locator('img')).toBeVisible();

      // a voice, by keyboard
      await cards(page).nth(1).getByRole('button').nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page).locator('[data-ui=voice]').first()).toBeVisible();
      await clean(page);
      await dialogOf(page).locator('[data-ui=voice] input').nth(1).focus();
      await page.keyboard.press('Space');
      await dialogOf(page).locator('[data-ui=dialog-buttons] button').last().click();
      await expect(dialogOf(page)).toHaveCount(0);
      await expect
        .poll(async () => (await rolesOf(studio, member, id)).lists[1])
        .toMatchObject({ voice_name: expect.stringMatching(/\S/) });

      await fitsNarrow(page.locator('main'), 'section');
      await footIsEven(page);
      if (phone) {
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[data-ui=cast] button')]
            .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().height < 40)
            .map((one) => one.outerHTML.slice(0, 120)),
        );
        expect(small).toEqual([]);
      }
      await next.click();
      await expect(page.locator('[data-ui=strip] li').first()).toBeVisible();
    });
  },
  ({ phone, language }) => phone && language === 'zh',
);
