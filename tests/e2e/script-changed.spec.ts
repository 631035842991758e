import type { Locator, Page } from '@playwright/test';
import { clean } from './axe.ts';
import { dropRoles, makeFilm, rows } from './create-page.ts';
import { expect, type Member, type Studio, test } from './harness.ts';

interface Line {
  id: number;
  hm_desc: string;
}
interface Shot extends Line {
  drama_id: number;
}

const linesOf = async (studio: Studio, { token }: Member, script_id: number): Promise<Line[]> =>
  (await studio.call<{ lists: Line[] }>('/script/list-drama', { script_id }, token)).lists;
const shotsOf = async (studio: Studio, { token }: Member, script_id: number): Promise<Shot[]> =>
  (await studio.call<{ lists: Shot[] }>('/script/list-scense', { script_id }, token)).lists;
const wordsOf = (shots: readonly Line[]) => shots.map(({ hm_desc }) => hm_desc);

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the film' }).getByRole('button', { name });
const changesIn = (page: Page) => page.getByRole('dialog', { name: 'The script has changed' });

/** The least room between a button's label and its edges, of the buttons of a dialog. */
const roomBesideLabels = (dialog: Locator): Promise<number> =>
  dialog.locator('[data-ui=dialog-buttons] button').evaluateAll((buttons) => {
    const rooms = buttons.flatMap((button) => {
      const label = new Range();
      label.selectNodeContents(button);
      const [words, edges] = [label.getBoundingClientRect(), button.getBoundingClientRect()];
      return [words.left - edges.left, edges.right - words.right];
    });
    return Math.min(...rooms);
  });

/** A film whose storyboard stands, and whose script then lost a line, got a new one and another text for its first. */
async function changedFilm(studio: Studio, member: Member) {
  const id = await makeFilm(studio, member);
  await dropRoles(studio, member, id);
  const before = wordsOf(await shotsOf(studio, member, id));
  const lines = await linesOf(studio, member, id);
  return { id, before, lines };
}

test('an update of the storyboard after script changes is previewed, dismissed, applied and undone, by keyboard', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  const { id, before, lines } = await changedFilm(studio, member);
  const [first, second] = lines;
  const handle = (body: object) =>
    studio.call<{ id: number }>('/script/handle-drama', { script_id: id, ...body }, member.token);
  await page.goto(studio.at(`/create?id=${id}&step=2`));
  await expect(rows(page)).toHaveCount(before.length);
  await page.getByRole('button', { name: 'Next step' }).press('Enter');
  await expect(step(page, 'Characters')).toHaveAttribute('aria-current', 'step');
  await handle({ type: 3, drama_id: first?.id, hm_desc: 'A heron over the lake' });
  await handle({ type: 2, drama_id: second?.id });
  const added = await handle({ type: 4, drama_id: lines.at(-1)?.id });
  await handle({ type: 3, drama_id: added.id, hm_desc: 'The lamp goes out' });
  await page.reload();

  await step(page, 'Characters').press('Enter');
  await page.getByRole('button', { name: 'Next step' }).press('Enter');
  const dialog = changesIn(page);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    '1 shot added',
    '1 shot removed',
    '1 shot with new text',
  ]);
  await expect(dialog.locator('ins').first()).toHaveText('A heron over the lake');
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await roomBesideLabels(dialog), 'on a phone').toBeGreaterThan(8);
  await page.setViewportSize(wide ?? { width: 1280, height: 720 });
  await expect(dialog.getByText('The lamp goes out')).toBeVisible();
  await expect(dialog.getByText(before[1] as string)).toBeVisible();
  await clean(page);

  await dialog.getByRole('button', { name: 'Leave as it is' }).press('Enter');
  await expect(dialog).toBeHidden();
  expect(wordsOf(await shotsOf(studio, member, id))).toEqual(before);

  // left alone once, the same changes are not asked about again; others are
  await handle({ type: 3, drama_id: added.id, hm_desc: 'The lamp is lit again' });
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Update storyboard' }).press('Enter');
  await expect(dialog).toBeHidden();
  // its ten seconds stop while it has the focus
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).last();
  await undo.focus();
  const followed = ['A heron over the lake', ...before.slice(2), 'The lamp is lit again'];
  await expect.poll(async () => wordsOf(await shotsOf(studio, member, id))).toEqual(followed);
  await expect(page.getByText('Storyboard updated from the script').first()).toBeVisible();
  await undo.press('Enter');
  await expect.poll(async () => wordsOf(await shotsOf(studio, member, id))).toEqual(before);
});
