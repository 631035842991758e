import type { Locator, Page } from '@playwright/test';
import { promptOf } from './draw-page.ts';
import { expect, type Studio, test } from './harness.ts';
import { answerMessages, LIST, MARK, message, panelOf, rowsOf } from './messages-page.ts';
import { goOnline, reloadOffline } from './offline.ts';

/** Opens Draw in a low window, and types a prompt without sending it. */
async function beginPrompt(page: Page, studio: Studio): Promise<Locator> {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(studio.at('/draw'));
  const prompt = promptOf(page);
  await prompt.fill('a half-written thought');
  return prompt;
}

test('[SHELL-07] [MSG-02] [MSG-04] messages stand beside the page, and are read by being opened', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await beginPrompt(page, studio);
  const entry = page.locator('[data-ui=messages-entry]');
  await expect(entry).toContainText('1 unread message');
  await entry.click();
  await expect(page).toHaveURL(/#\/draw\?panel=messages$/);
  // by element, since a dialog hides the page behind it from role selectors
  await expect(page.locator('main textarea')).toHaveValue('a half-written thought');
  const welcome = rowsOf(page).filter({ hasText: 'Welcome to Inkreel' });
  await expect(welcome).toContainText('Unread');
  await expect(welcome.locator('time')).toHaveText(/\d{2}:\d{2}$/);
  await welcome.click();
  const detail = page.getByRole('dialog', { name: 'Welcome to Inkreel' });
  await expect(detail.getByRole('heading', { name: 'Where to begin' })).toBeVisible();
  await expect(detail.getByRole('link', { name: 'Create film' })).toHaveAttribute('href', '#/create');
  await expect(entry).not.toContainText('unread');
  await page.keyboard.press('Escape');
  await expect(welcome).toBeVisible();
  await expect(welcome).not.toContainText('Unread');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/draw$/);
  // the page changes first, the call follows
  const marks = () => studio.proxy.calls(MARK, member.token).map(({ body }) => body);
  await expect.poll(marks).toEqual([{ id: 1 }]);
  const unread = () => studio.call<{ not_read: number }>('/center/not-read', {}, member.token);
  await expect.poll(unread).toMatchObject({ not_read: 0 });
  expect(studio.proxy.calls(LIST, member.token)).toHaveLength(1);
});

test('[MSG-03] older messages come before the end of the list is reached', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  const prompt = await beginPrompt(page, studio);
  answerMessages(
    studio,
    Array.from({ length: 25 }, (_, n) => message(100 - n)),
  );
  await page.locator('[data-ui=messages-entry]').click();
  await expect(rowsOf(page)).toHaveCount(10);
  const scroller = page.locator('[data-ui=dialog-body]');
  /** Scrolls to `before` pixels before the end of the list, and waits for the intersection observers. */
  const scrollTo = (before: number) =>
    scroller.evaluate(async (box, left) => {
      const end = box.querySelector('[data-ui=messages-end]');
      box.scrollTop += (end?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().bottom - left;
      await new Promise((resolve) => end && new IntersectionObserver(resolve, { root: box }).observe(end));
    }, before);
  const asked = () => studio.proxy.calls(LIST, member.token);
  await scrollTo(60);
  // requests sent so far arrive before the answer to this one
  await page.evaluate(() => fetch('/api/nothing', { method: 'POST' }));
  expect(asked()).toHaveLength(1);
  await scrollTo(15);
  await expect(rowsOf(page)).toHaveCount(20);
  await scrollTo(15);
  await expect(rowsOf(page)).toHaveCount(25);
  expect(asked().map(({ body }) => body)).toEqual([
    { page: 1, page_size: 10 },
    { page: 2, page_size: 10, before: 91 },
    { page: 3, page_size: 10, before: 81 },
  ]);
  await rowsOf(page).last().click();
  await page.getByRole('button', { name: 'Newer message' }).click();
  await expect(page.getByText('Words of message 77')).toBeVisible();
  await page.goBack();
  await expect(panelOf(page)).toBeHidden();
  await expect(prompt).toHaveValue('a half-written thought');
});

const KEY = '0123456789abcdef'.repeat(2);
/** HTML of a server that does not sanitize, and what the page keeps of it. */
const CASES = [
  ['<p>a <strong>b</strong></p><ul><li>c</li></ul>', '<p>a <strong>b</strong></p><ul><li>c</li></ul>'],
  ['<a href="#/draw">x</a>', '<a href="#/draw">x</a>'],
  ['<script>window.ran = 1</script>a', 'a'],
  [
    '<p onclick="window.ran = 1" style="color:red" class="c" id="i" data-a="1" aria-label="l">a</p>',
    '<p>a</p>',
  ],
  ['<style>p { display: none }</style>a', 'a'],
  ['<img src="x" onerror="window.ran = 1">a', 'a'],
  ['<img src="data:image/png;base64,AAAA">a', 'a'],
  ['<img src="https://elsewhere.example/a.png">a', 'a'],
  [`<img src="https://elsewhere.example/media/${KEY}.png">a`, 'a'],
  ['<svg onload="window.ran = 1"><script>window.ran = 1</script></svg>a', 'a'],
  ['<math><mtext><a href="javascript:window.ran = 1">x</a></mtext></math>', ''],
  ['<a href="javascript:window.ran = 1">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
  [
    '<a href="https://elsewhere.example/" target="_self" rel="opener">x</a>',
    '<a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['<iframe src="https://elsewhere.example"></iframe><form action="/x"><input>b</form>', 'b'],
] as const;

test('forbidden HTML of a message is removed, runs nothing and requests nothing; the list is available offline', async ({
  memberPage: page,
  studio,
  wrong,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('elsewhere')) elsewhere.push(request.url());
  });
  const content = CASES.map(([html]) => html).join('<hr>');
  answerMessages(studio, [message(2, { title: '<b>Bold</b>', content }), message(1, { is_read: 1 })]);
  await page.goto(studio.at('/draw?panel=messages'));
  await rowsOf(page).filter({ hasText: '<b>Bold</b>' }).click();
  const shown = page.locator('[data-ui=html]');
  await expect(shown).toBeVisible();
  const left = (await shown.innerHTML()).split('<hr>');
  for (const [at, [html, clean]] of CASES.entries()) expect(left[at], html).toBe(clean);
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  expect(elsewhere).toEqual([]);
  // the sanitizer's document has the page's CSP, too, which reports blocked styles and handlers
  expect(wrong.splice(0).filter((line) => !/inline (style|event handler)/.test(line))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rowsOf(page).first()).not.toContainText('Unread');

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await reloadOffline(page, studio);
  await expect(page.getByText("You're offline. These are the last messages you saw.")).toBeVisible();
  await expect(rowsOf(page)).toHaveText([/Bold/, /Message 1/]);
  await expect(rowsOf(page).first()).not.toContainText('Unread');
  await rowsOf(page).last().click();
  await expect(page.getByText('Words of message 1')).toBeVisible();
});

test('a message opened without a network is read: here at once, and at the server from another page when the network is back', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await page.goto(studio.at('/draw?panel=messages'));
  const welcome = rowsOf(page).filter({ hasText: 'Welcome to Inkreel' });
  await expect(welcome).toContainText('Unread');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await reloadOffline(page, studio);
  await welcome.click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Inkreel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(welcome).not.toContainText('Unread');
  const unread = () => studio.call<{ not_read: number }>('/center/not-read', {}, member.token);

  await page.goto(studio.at('/music'));
  await goOnline(page, studio);
  await expect.poll(unread).toMatchObject({ not_read: 0 });
  await expect(page.locator('[data-ui=messages-entry]')).not.toContainText('unread');
});
