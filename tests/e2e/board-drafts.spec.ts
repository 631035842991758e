import { boardOf, makeBoard, openBoard, shotsOf, sideOf } from './board-page.ts';
import { expect, test } from './harness.ts';

const HANDLE = '/api/script/handle-scense';
const three = [{ static_desc: 'one' }, { static_desc: 'two' }, { static_desc: 'three' }];

test('text typed just before the tab closes is restored at the next visit, and saved', async ({
  memberPage: page,
  studio,
  member,
  context,
}) => {
  const { id } = await makeBoard(studio, member, three);
  await openBoard(page, studio, id);
  studio.proxy.break(HANDLE, { kind: 'refuse-connection' }, 99);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a lamp that nobody saved');
  await page.close();
  const again = await context.newPage();
  await openBoard(again, studio, id);
  const prompt = again.getByRole('textbox', { name: 'Prompt' });
  await expect(prompt).toHaveValue('a lamp that nobody saved');
  expect((await boardOf(studio, member, id)).lists[0]).toMatchObject({ static_desc: 'one' });
  studio.proxy.mend();
  await prompt.focus();
  await prompt.blur();
  await expect
    .poll(async () => (await boardOf(studio, member, id)).lists[0])
    .toMatchObject({ static_desc: 'a lamp that nobody saved' });
});

test('offline the storyboard can be read and edited, but starts no task; back online the text is saved', async ({
  memberPage: page,
  studio,
  member,
  context,
}) => {
  const { id } = await makeBoard(studio, member, three);
  await openBoard(page, studio, id);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('written in a tunnel');
  await expect(sideOf(page).getByText("You're offline. This needs a connection.")).toBeVisible();
  await expect(sideOf(page).getByText('Not saved yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Generate/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Add an empty shot' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('written in a tunnel');
  await expect(shotsOf(page)).toHaveCount(3);
  await context.setOffline(false);
  await expect
    .poll(async () => (await boardOf(studio, member, id)).lists[0])
    .toMatchObject({ static_desc: 'written in a tunnel' });
  await expect(sideOf(page).getByText('Not saved yet')).toBeHidden();
});
