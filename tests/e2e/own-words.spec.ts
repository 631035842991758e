import type { Locator } from '@playwright/test';
import { blankProject } from './film-project.ts';
import { expect, test } from './harness.ts';
import { publish } from './works-page.ts';

/** Of a letter that is wide, and without a place to break: the longest that people can call something. */
const name = (characters: number) => 'W'.repeat(characters);

test.describe('the longest names', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a work’s author, title and description keep to the width of a narrow phone, and its indicators stand below them', {
    tag: '@rest',
  }, async ({ page, studio, member }) => {
    await studio.call('/studio/profile/update', { nickname: name(20) }, member.token);
    await publish(studio, member, {
      name: name(40),
      color: 'teal',
      about: `${name(300)} ${'风'.repeat(300)}`,
    });
    await publish(studio, member, { name: 'Beside it', color: 'navy' });
    await page.goto(studio.at('/square?order=new'));
    await page.getByRole('button', { name: new RegExp(`^${name(40)},`) }).focus();
    await page.keyboard.press('Enter');
    const facts = page.locator('[data-ui=work-viewer] aside');
    await expect(facts.getByRole('heading')).toBeVisible();
    await expect.poll(() => facts.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    // both move while the film above them comes
    await expect(async () => {
      const actions = await facts.locator('[data-ui=like]').boundingBox();
      const indicators = await facts.getByRole('navigation').boundingBox();
      expect(indicators?.y).toBeGreaterThanOrEqual((actions?.y ?? 0) + (actions?.height ?? 0));
    }).toPass();
  });

  test('a character’s name keeps to the width of the dialog with the voices, and a film’s facts stand beside its button', {
    tag: '@rest',
  }, async ({ memberPage: page, studio, member }) => {
    const script_id = await blankProject(studio, member, name(50));
    await studio.call('/script/handle-role', { type: 1, script_id, name: name(50) }, member.token);
    await page.goto(studio.at('/create'));
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: name(50) }) });
    const middle = async (one: Locator) => {
      const box = await one.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const facts = card.getByText('16:9');
    await expect(facts).toBeVisible();
    const button = card.getByRole('button', { name: /^Actions/ });
    await expect.poll(async () => Math.abs((await middle(facts)) - (await middle(button)))).toBeLessThan(2);

    await page.goto(studio.at(`/create?id=${script_id}&step=3`));
    await page.getByRole('button', { name: new RegExp(`^Voice of ${name(50)}|^Voice: ${name(50)}`) }).click();
    const chip = page
      .getByRole('dialog')
      .locator('label')
      .filter({ hasText: name(50) });
    await expect(chip).toBeVisible();
    const end = async () => {
      const box = await chip.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 999);
    };
    await expect.poll(end).toBeLessThanOrEqual(320);
  });

  test('a style’s name leaves its buttons free, and the dialog’s own buttons stay in sight below a long list', {
    tag: '@rest',
  }, async ({ memberPage: page, studio }) => {
    const own = (id: number) => ({
      id,
      name: name(30),
      image: `/media/${id}.png`,
      category: 'Animation',
      text2video_prompt: 'paper',
    });
    const lists = Array.from({ length: 12 }, (_, index) => own(index + 1));
    await page.route('**/api/script/get-style-info-pro', (route) =>
      route.fulfill({ json: { code: 200, message: '', data: [{ name: 'Animation', lists }] } }),
    );
    await page.goto(studio.at('/draw'));
    await page.getByRole('button', { name: 'Style', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Style' });
    const tile = dialog.locator('[data-ui=style]').first();
    await expect(tile).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use style' })).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const edit = await dialog.getByRole('button', { name: /^Edit/ }).first().boundingBox();
      const words = await tile.getByText(name(30)).boundingBox();
      expect(words?.y).toBeGreaterThanOrEqual((edit?.y ?? 0) + (edit?.height ?? 0));
    }).toPass();
  });
});
