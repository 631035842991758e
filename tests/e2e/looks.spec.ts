import type { Locator } from '@playwright/test';
import { blankProject } from './film-project.ts';
import { expect, test } from './harness.ts';

/** The middle of what is written in an element, in pixels from the left. */
const middleOf = (one: Locator) =>
  one.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return (left + right) / 2;
  });

test('in the narrow sidebar the balance stands under the icons, in their middle', { tag: '@rest' }, async ({
  memberPage: page,
  studio,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(studio.at('/square'));
  const balance = page.locator('[data-ui=points] strong span').first();
  await expect(balance).toBeVisible();
  const icon = await page
    .getByRole('link', { name: 'Music' })
    .locator('svg')
    .evaluate((svg) => {
      const { left, right } = svg.getBoundingClientRect();
      return (left + right) / 2;
    });
  expect(Math.abs((await middleOf(balance)) - icon)).toBeLessThan(1.5);
});

/** The left edge of what is drawn in an element, in pixels. */
const startOf = (one: Locator) =>
  one.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const drawn = [...element.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
    return Math.min(
      ...[...drawn, ...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left),
    );
  });

test('a film’s page begins at one edge, from its head to the words of its foot', { tag: '@rest' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  const id = await blankProject(studio, member);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(studio.at(`/create?id=${id}&step=2`));
    const back = page.getByRole('button', { name: 'Return' });
    await expect(back).toBeVisible();
    const head = page.getByRole('heading', { name: 'Script', exact: true });
    expect(Math.abs((await startOf(back)) - (await startOf(head)))).toBeLessThanOrEqual(1.5);
  }
});

test('where there is no film, the page says so in its middle, as other empty pages do', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  for (const height of [800, 640]) {
    await page.setViewportSize({ width: height === 800 ? 1280 : 360, height });
    await page.goto(studio.at('/film?id=999999'));
    const heading = page.getByRole('heading', { name: 'There is no film here' });
    await expect(heading).toBeVisible();
    // a window that changes its size lays the page out anew
    await expect(async () => {
      const box = await heading.boundingBox();
      expect(box?.y).toBeGreaterThan(height * 0.25);
      expect(box?.y).toBeLessThan(height * 0.6);
    }).toPass();
  }
});

test('a panel stays in the window when a phone is turned and its button is out of sight', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto(studio.at('/draw'));
  await page.getByRole('button', { name: 'Earlier prompts' }).click();
  const panel = page.getByRole('dialog', { name: 'Earlier prompts' });
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 360, height: 700 });
  await expect
    .poll(() =>
      panel.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
});

test('what a field asks for is as readable as other faint text, and scrollbars have no track of their own', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  await page.goto(studio.at('/draw'));
  await page.getByRole('button', { name: 'Earlier prompts' }).click();
  const field = page.getByRole('searchbox', { name: 'Search earlier prompts' });
  await expect(field).toBeVisible();
  const [asked, faint, bars] = await field.evaluate((input) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--ink-colors-faint)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [getComputedStyle(input, '::placeholder').color, color, getComputedStyle(input).scrollbarColor];
  });
  expect(asked).toBe(faint);
  expect(bars).toMatch(/(transparent|rgba\(0, 0, 0, 0\))$/);
});

test('of a long earlier prompt two lines are shown, and nothing of the next', { tag: '@rest' }, async ({
  memberPage: page,
  studio,
}) => {
  const long =
    'A lighthouse on a cliff at dusk, and the keeper walks down the stairs with a lantern. '.repeat(4);
  studio.proxy.break('/api/studio/draw/prompts', {
    kind: 'answer',
    status: 200,
    body: JSON.stringify({ code: 200, message: '', data: { lists: [long.trim(), 'a fox'] } }),
  });
  await page.goto(studio.at('/draw'));
  await page.getByRole('button', { name: 'Earlier prompts' }).click();
  const prompt = page.getByRole('list', { name: 'Earlier prompts' }).getByRole('button').first();
  await expect(prompt).toBeVisible();
  const [end, lines] = await prompt.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const { bottom } = button.getBoundingClientRect();
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return [bottom - Number.parseFloat(getComputedStyle(button).borderBottomWidth), [...tops]] as const;
  });
  expect(lines.filter((top) => top < end - 1)).toHaveLength(2);
});
