import { expect, type Member, type Studio, test } from './harness.ts';
import { fitsWindow } from './views.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const LONG = 'a village where it rains all day, Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik';

const begin = (studio: Studio, { token }: Member, prompt: string, ratio = '4:3') =>
  studio.call(
    '/video/generate',
    { api_name: 'jimeng', tool_name: 'jimeng', model: 'lite', resolution: '480p', seconds: 5, ratio, prompt },
    token,
    { 'idempotency-key': prompt },
  );

test('earlier prompts fit their panel however long a word is, and a finger finds each of them', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  await begin(studio, member, LONG);
  await begin(studio, member, 'snow');
  await page.goto(studio.at('/video'));
  await page.getByRole('button', { name: 'Earlier prompts' }).click();
  const panel = page.getByRole('dialog', { name: 'Earlier prompts' });
  const prompts = panel.getByRole('list').getByRole('button');
  await expect(prompts).toHaveCount(2);
  await fitsWindow(panel);
  const heights = () => prompts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
});

test('what a clip was made of stands whole beside it, where the words leave room for less of the prompt', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  await begin(studio, member, LONG);
  await page.goto(studio.at('/video'));
  const card = page.locator('[data-ui=clip-card]');
  await expect(card).toHaveCount(1);
  const bottom = async (place = card) => {
    const { y, height } = (await place.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  await expect
    .poll(async () => (await bottom(card.getByRole('listitem').last())) - (await bottom()))
    .toBeLessThanOrEqual(0.5);
});

test('the two songs of a task are told apart by a number that stays in view however long their name is', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  const song = {
    audio_url: '/media/a.mp3',
    title: 'The last summer by the sea with everybody I know',
    seconds: 61,
  };
  const task = { music_id: 'm1', id: 1, state: 3, tool_name: 'suno', works: [song, song] };
  const json = { code: 200, message: '', data: { lists: [task], has_next: 0, filtered: 1 } };
  await page.route('**/api/music/lists', (route) => route.fulfill({ json }));
  await page.goto(studio.at('/music'));
  await page.getByText('My music', { exact: true }).click();
  const names = page.locator('[data-ui=song-card]').getByRole('heading', { name: /^The last summer/ });
  await expect(names).toHaveCount(2);
  for (const [index, name] of (await names.all()).entries()) {
    const box = await name.boundingBox();
    const number = await name.getByText(`· ${index + 1}`, { exact: true }).boundingBox();
    if (!box || !number) throw new Error('out of sight');
    expect(number.x + number.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
  }
});

test('a finger finds the button that closes a message', { tag: '@rest' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  await begin(studio, member, 'snow');
  await page.goto(studio.at('/video'));
  await page.locator('[data-ui=clip-card] button[aria-haspopup=menu]').tap();
  await page.getByRole('menuitem', { name: 'Copy prompt' }).tap();
  const close = page.locator('[data-scope=toast][data-part=root]').getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  const { width, height } = (await close.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await close.tap();
  await expect(close).toHaveCount(0);
});

test('what an open order is for, its price and its time begin at the same edge in the pay bar', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  const shop = page.getByRole('dialog', { name: 'Buy points' });
  const open = async () => {
    await page.goto(studio.at('/music'));
    await page.locator('[data-ui=points-pill]').tap();
    await expect(shop).toBeVisible();
  };
  await open();
  await shop.getByText('Plans', { exact: true }).tap();
  await expect(shop.getByRole('timer')).toBeAttached();
  await page.reload();
  await open();
  const bar = shop.locator('[data-ui=pay-bar]');
  await expect(bar.getByRole('button', { name: 'Show its code' })).toBeVisible();
  const edges = () =>
    bar.locator('p').evaluateAll((lines) => {
      const texts = lines.flatMap((line) => [...line.children].map((one) => one.getBoundingClientRect()));
      const rows = new Map<number, number>();
      for (const { top, left } of texts)
        rows.set(Math.round(top), Math.min(left, rows.get(Math.round(top)) ?? left));
      return new Set([...rows.values()].map(Math.round)).size;
    });
  await expect.poll(edges).toBe(1);
});
