import { picturesOf } from './draw-page.ts';
import { expect, test } from './harness.ts';

/** A request of the device, as Android's back gesture is one: no element hears the key that stands for it here. */
const hideEscape = () =>
  addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), true);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone, going back closes what is open over the page, the last one first, and stays on the page', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await page.addInitScript(hideEscape);
  const prompt = 'a blue door';
  await studio.call('/draw/imagine', { tool_name: 'mj', desc: prompt, options: { ar: '1:1' } }, member.token);
  await page.goto(studio.at('/draw'));
  const picture = picturesOf(page, prompt).nth(1);
  await picture.tap();
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Actions for picture 2' }).tap();
  await expect(page.getByRole('menu')).toBeVisible();

  const goBack = () => page.keyboard.press('Escape');
  await goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(viewer).toBeVisible();
  await goBack();
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();

  // on a slow phone, too, a sheet closes that was just opened
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  for (const name of ['Style', 'Parameters', 'Tasks', 'More']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#\/draw$/);
  }
});

test('the Back of a browser on a touch device closes a sheet before it leaves the page', async ({
  memberPage: page,
  studio,
}) => {
  await page.goto(studio.at('/square'));
  await page.goto(studio.at('/draw'));
  await page.getByRole('button', { name: /^Style/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  // kept from the traversal, the browser never says that it went
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/draw$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/square$/);
});
