import { expect, test } from './harness.ts';
import { answerMessages, message, panelOf, rowsOf } from './messages-page.ts';
import { fitsWindow } from './views.ts';

test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

test('a nickname of one long word stands beside the button of one’s page, and fits the page of a visitor', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  await studio.call('/studio/profile/update', { nickname: 'W'.repeat(20), about: '' }, member.token);
  await page.goto(studio.at('/center?id=-1'));
  const head = page.locator('[data-ui=profile-head]');
  const edge = async () => {
    const name = await head.locator('h2 bdi').boundingBox();
    const button = await head.getByRole('button', { name: 'Edit profile' }).boundingBox();
    return (button?.x ?? 0) - ((name?.x ?? 0) + (name?.width ?? 0));
  };
  await expect.poll(edge).toBeGreaterThanOrEqual(0);
  await fitsWindow(head);
});

test('a long word that was searched for breaks where the answer says that nothing matches it', {
  tag: '@rest',
}, async ({ page, studio }) => {
  await page.goto(studio.at('/square'));
  await page.getByRole('searchbox', { name: 'Search works' }).fill('a'.repeat(200));
  const heading = page.locator('[data-ui=empty]').getByRole('heading');
  await expect(heading).toContainText('No works match');
  await fitsWindow(heading);
  expect((await heading.boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

test('a message is headed by the whole title of a work, however long a word of it is', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  const title = '“Donaudampfschifffahrtsgesellschaftskapitän” is in the square';
  answerMessages(studio, [message(1, { title })]);
  await page.goto(studio.at('/square?panel=messages'));
  await expect(panelOf(page)).toBeVisible();
  await rowsOf(page).first().tap();
  const heading = page.getByRole('dialog', { name: title }).getByRole('heading', { level: 2, name: title });
  await expect(heading).toBeVisible();
  await fitsWindow(heading);
});
