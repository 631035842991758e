import type { Page } from '@playwright/test';
import { act, dialogOf, dropRoles, makeFilm, rowOf, rows, screens } from './create-page.ts';
import { dragTo, moveOnePlace } from './hands.ts';
import { expect, type Member, type Studio, test } from './harness.ts';
import { storedDrafts } from './stored-drafts.ts';

interface Lines {
  lists: { id: number; hm_desc: string; list_order: number }[];
}

/** A film whose script has three lines, opened at it. @returns its id and the ids of its lines */
async function openScript(page: Page, studio: Studio, member: Member) {
  const id = await makeFilm(studio, member, { generate_method: '3', content: '' });
  const handle = (body: object) =>
    studio.call<{ id: number }>('/script/handle-drama', { script_id: id, ...body }, member.token);
  let last = 0;
  const lines: number[] = [];
  for (const words of ['one', 'two', 'three']) {
    last = (await handle({ type: 4, drama_id: last })).id;
    await handle({ type: 3, drama_id: last, hm_desc: words });
    lines.push(last);
  }
  await page.goto(studio.at(`/create?id=${id}&step=2`));
  await expect(rows(page)).toHaveCount(3);
  return { id, lines };
}
const stored = async (studio: Studio, { token }: Member, script_id: number): Promise<string[]> =>
  (await studio.call<Lines>('/script/list-drama', { script_id }, token)).lists.map(({ hm_desc }) => hm_desc);
const changes = (studio: Studio, { token }: Member) =>
  studio.proxy.calls('/api/script/handle-drama', token).map(({ body }) => body);
const edit = (page: Page, number: number) =>
  page.getByRole('button', { name: `Edit shot ${number}`, exact: true }).click();
const screenOf = (page: Page, number: number) =>
  rowOf(page, number).getByRole('textbox', { name: 'Picture' });
const stepper = (page: Page) => page.getByRole('navigation', { name: 'Steps of the film' });

test('[SCRIPT-01] [SCRIPT-02] [SCRIPT-03] four steps, open up to the one that was reached, under the name', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  await openScript(page, studio, member);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lamp');
  await expect(stepper(page).getByRole('button')).toHaveText([
    /Projects/,
    /Script/,
    /Characters/,
    /Storyboard/,
  ]);
  await page.getByRole('button', { name: 'Back to projects' }).click();
  await expect(page).toHaveURL(/#\/create$/);
});

test('[SCRIPT-02] [SCRIPT-04] [ROUTE-17] going on opens the next step; return and regenerate stand where they belong', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const id = await makeFilm(studio, member);
  await page.goto(studio.at(`/create?id=${id}&step=4`));
  // not reached: the address is put right
  await expect(page).toHaveURL(/step=2$/);
  await expect(rows(page).first()).toBeVisible();
  const [characters, storyboard] = ['Characters', 'Storyboard'].map((name) =>
    stepper(page).getByRole('button', { name }),
  );
  const regenerate = page.locator('main footer').getByRole('button', { name: 'Rewrite script' });
  await expect(page.getByRole('button', { name: 'Return' })).toBeVisible();
  await expect(regenerate).toHaveCount(0);
  if (!characters || !storyboard) throw new Error('no steps');
  await expect(characters).toBeDisabled();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByRole('region', { name: 'Characters' })).toBeVisible();
  // characters would need pictures first
  await dropRoles(studio, member, id);
  await page.reload();
  await expect(page.locator('[data-ui=narrator]')).toBeVisible();
  await expect(characters).toHaveAttribute('aria-current', 'step');
  await expect(storyboard).toBeDisabled();
  await expect(regenerate).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(storyboard).toHaveAttribute('aria-current', 'step');
  await expect(page).toHaveURL(/#\/create\?.*step=4$/);
  await expect(regenerate).toBeVisible();
  await page.reload();
  await expect(storyboard).toHaveAttribute('aria-current', 'step');
  await page.goBack();
  await expect(characters).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Return' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('[SCRIPT-05] [SCRIPT-17] regenerating asks, waits with a way back, and shows the script when it is there', async ({
  memberPage: page,
  studio,
  member,
}) => {
  const id = await makeFilm(studio, member);
  await page.goto(studio.at(`/create?id=${id}&step=2`));
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Next step' }).click();
  // it seems to take a while
  const POLL = '/api/script/check-sg-status';
  const body = JSON.stringify({ code: 200, data: { [id]: 1 } });
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body }, 1_000);
  await page.getByRole('button', { name: 'Rewrite script' }).click();
  await dialogOf(page).getByRole('button', { name: 'Rewrite script' }).click();
  await expect(page.getByRole('heading', { name: 'Writing the script…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to projects' }).last()).toBeVisible();
  studio.proxy.mendPath(POLL);
  await expect(rows(page)).toHaveCount(before);
  expect(studio.proxy.calls('/api/script/re-generate-base', member.token).map(({ body }) => body)).toEqual([
    { script_id: id },
  ]);
});

test('[SCRIPT-09] [SCRIPT-10] [SCRIPT-15] lines are edited side by side; cancel restores, save stores', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id, lines } = await openScript(page, studio, member);
  await edit(page, 1);
  await expect(rowOf(page, 1).getByRole('combobox', { name: 'Shot type' })).toBeFocused();
  await edit(page, 3);
  await screenOf(page, 1).fill('first words');
  await screenOf(page, 3).fill('last words');
  await rowOf(page, 1).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit shot 1', exact: true })).toBeFocused();
  await rowOf(page, 3).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => screens(page)).toEqual(['one', 'two', 'last words']);
  await expect.poll(() => stored(studio, member, id)).toEqual(['one', 'two', 'last words']);
  expect(changes(studio, member)).toMatchObject([
    { type: 3, script_id: id, drama_id: lines[2], hm_desc: 'last words' },
  ]);
});

test('[SCRIPT-11] [SCRIPT-14] a line is added above, and at the end; a copy stands below its line', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id, lines } = await openScript(page, studio, member);
  await act(page, 2, 'Add above');
  await expect(rowOf(page, 2).getByRole('combobox', { name: 'Shot type' })).toBeFocused();
  await screenOf(page, 2).fill('between');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => stored(studio, member, id)).toEqual(['one', 'between', 'two', 'three']);
  await page.getByRole('button', { name: 'Add a shot' }).click();
  await screenOf(page, 5).fill('end');
  await page.keyboard.press('Control+Enter');
  await act(page, 1, 'Copy');
  await expect.poll(() => screens(page)).toEqual(['one', 'one', 'between', 'two', 'three', 'end']);
  await expect
    .poll(() => stored(studio, member, id))
    .toEqual(['one', 'one', 'between', 'two', 'three', 'end']);
  expect(changes(studio, member)).toMatchObject([
    { type: 1, script_id: id, drama_id: lines[1] },
    { type: 3 },
    { type: 4, drama_id: lines[2] },
    { type: 3 },
    { type: 4, drama_id: lines[0] },
    { type: 3, hm_desc: 'one' },
  ]);
});

test('[SCRIPT-12] deleting asks first; refused, the line is back and the reason is said', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id, lines } = await openScript(page, studio, member);
  studio.proxy.break('/api/script/handle-drama', {
    kind: 'answer',
    status: 200,
    body: '{"code":400,"message":"Not now","data":null}',
  });
  await act(page, 2, 'Delete');
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Not now')).toBeVisible();
  await expect.poll(() => screens(page)).toEqual(['one', 'two', 'three']);
  await act(page, 2, 'Delete');
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => stored(studio, member, id)).toEqual(['one', 'three']);
  await expect.poll(() => screens(page)).toEqual(['one', 'three']);
  expect(changes(studio, member).at(-1)).toEqual({ type: 2, script_id: id, drama_id: lines[1] });
});

test('[SCRIPT-10] [SCRIPT-16] a line is moved by dragging, by the keyboard and by the menu', async ({
  memberPage: page,
  studio,
  member,
}) => {
  const { id, lines } = await openScript(page, studio, member);
  const grip = (number: number) => page.getByRole('button', { name: `Move shot ${number}`, exact: true });
  await dragTo(page, grip(1), grip(3), 'Moved to position 3 of 3.');
  await expect.poll(() => stored(studio, member, id)).toEqual(['two', 'three', 'one']);
  await expect.poll(() => screens(page)).toEqual(['two', 'three', 'one']);
  expect(studio.proxy.calls('/api/script/order-drama', member.token).map(({ body }) => body)).toEqual([
    { script_id: id, from_drama_id: lines[0], to_drama_id: lines[2] },
  ]);

  await grip(3).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up shot 3 of 3.')).toBeAttached();
  await moveOnePlace(page, 'ArrowUp', 'Moved to position 2 of 3.');
  await page.keyboard.press('Space');
  await expect.poll(() => stored(studio, member, id)).toEqual(['two', 'one', 'three']);

  await act(page, 1, 'Move down');
  await expect.poll(() => stored(studio, member, id)).toEqual(['one', 'two', 'three']);
  await expect.poll(() => screens(page)).toEqual(['one', 'two', 'three']);
});

test('unsaved text is restored after a reload, and leaving asks', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  const { id } = await openScript(page, studio, member);
  await edit(page, 2);
  await screenOf(page, 2).fill('half a sent');
  await expect.poll(() => storedDrafts(page)).toContain('half a sent');
  await page.reload();
  await expect(screenOf(page, 2)).toHaveValue('half a sent');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(dialogOf(page)).toContainText('1 shot has unsaved changes.');
  await dialogOf(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(screenOf(page, 2)).toHaveValue('half a sent');
  await page.getByRole('button', { name: 'Next step' }).click();
  await dialogOf(page).getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/step=3$/);
  await expect.poll(() => stored(studio, member, id)).toEqual(['one', 'half a sent', 'three']);
});
