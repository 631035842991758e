import { makeBoard } from './board-page.ts';
import { dumpOf } from './browser-dump.ts';
import { generateOf, picturesOf, promptOf } from './draw-page.ts';
import { expect, test } from './harness.ts';

test('[AUTH-25] whoever signs out, even without a network, leaves nothing of the account in this browser', async ({
  context,
  memberPage: page,
  studio,
  member,
}) => {
  const { id } = await makeBoard(studio, member, [{ narration: 'secret words said' }], 'secret film');
  await page.goto(studio.at('/draw'));
  await promptOf(page).fill('a secret garden');
  await generateOf(page).click();
  await expect(picturesOf(page, 'a secret garden').first()).toBeVisible();
  await promptOf(page).fill('a secret draft');
  await page.goto(studio.at(`/create?id=${id}&step=4`));
  await page.getByRole('textbox', { name: 'Narration' }).fill('secret words changed');
  await page.goto(studio.at('/create'));
  await page.getByRole('button', { name: 'New project' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Story' }).fill('a secret story of a lamp');
  await page.keyboard.press('Escape');

  // the proof can see what it is about: all of it is here now, what was typed a moment later
  const traces = [
    'a secret garden',
    'a secret draft',
    'a secret story',
    'secret film',
    '/media/',
    member.token,
  ];
  for (const trace of traces) await expect.poll(() => dumpOf(page)).toContain(trace);

  await context.setOffline(true);
  await page.getByRole('button', { name: /\*\*\*\*/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/home/);
  for (const trace of [...traces, 'secret', member.phone])
    await expect.poll(() => dumpOf(page), { message: trace }).not.toContain(trace);
  await context.setOffline(false);
});
