import { makeBoard, openBoard, sideOf } from './board-page.ts';
import { expect, test } from './harness.ts';
import { fitsWindow } from './views.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

test('on the narrowest phone the step is in view, a long name stays within its column, and shots have numbers in forced colors', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
  const { id } = await makeBoard(studio, member, [{}]);
  await studio.call('/script/handle-role', { type: 1, script_id: id, name }, member.token);
  await openBoard(page, studio, id);
  const step = page.getByRole('navigation', { name: 'Steps of the film' }).locator('[aria-current=step]');
  await expect(step).toContainText('Storyboard');
  const right = () => step.evaluate((one) => one.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(320);

  await sideOf(page).getByRole('button', { name: 'Add a character' }).tap();
  await page.getByRole('menuitem', { name }).tap();
  await expect(page.getByRole('button', { name: `Take ${name} out of the shot` })).toBeVisible();
  await fitsWindow(sideOf(page));

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const number = page.locator('[data-ui=shot][aria-current] b, [data-chosen] [data-ui=shot] b');
  await expect(number).toHaveText('1');
  const looks = await number.evaluate((one) => {
    const marked = document.createElement('span');
    marked.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
    document.body.append(marked);
    const [there, wanted] = [one, marked].map((each) => {
      const { backgroundColor, color } = getComputedStyle(each);
      return { backgroundColor, color };
    });
    marked.remove();
    return { there, wanted };
  });
  expect(looks.there).toEqual(looks.wanted);
});

test('a storyboard opens at its top in a low window, too', { tag: '@rest' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const { id } = await makeBoard(studio, member, [{}, {}]);
  await openBoard(page, studio, id);
  await expect(page.getByRole('button', { name: 'Actions for shot 1', exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Export film' })).toBeInViewport();
});
