import { expect, type Locator, type Page } from '@playwright/test';
import { makeFilm } from './create-page.ts';
import type { Member, Studio } from './harness.ts';

export type ShotFields = Partial<Record<'static_desc' | 'dynamic_desc' | 'narration' | 'scense_img', string>>;

/** Creates a blank project with these shots through the API. @returns its id and theirs */
export async function makeBoard(
  studio: Studio,
  member: Member,
  shots: ShotFields[],
  name = 'The lamp',
): Promise<{ id: number; shotIds: number[] }> {
  const id = await makeFilm(studio, member, { generate_method: '3', name });
  const shotIds: number[] = [];
  for (const fields of shots) {
    const made = await studio.call<{ id: number }>(
      '/script/handle-scense',
      { type: 1, script_id: id, add_type: 2 },
      member.token,
    );
    if (Object.keys(fields).length > 0)
      await studio.call(
        '/script/handle-scense',
        { type: 3, script_id: id, scense_id: made.id, ...fields },
        member.token,
      );
    shotIds.push(made.id);
  }
  // reading the storyboard unlocks its step
  await boardOf(studio, member, id);
  return { id, shotIds };
}

interface Told {
  lists: Record<string, unknown>[];
  [field: string]: unknown;
}

/** The storyboard, from the API. */
export const boardOf = (studio: Studio, { token }: Member, id: number): Promise<Told> =>
  studio.call('/script/list-scense', { script_id: id }, token);

export const openBoard = async (page: Page, studio: Studio, id: number): Promise<void> => {
  await page.goto(studio.at(`/create?id=${id}&step=4`));
  await expect(page.getByRole('button', { name: 'Add an empty shot' })).toBeVisible();
};

export const shotsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Shots', exact: true }).getByRole('listitem');
export const shotOf = (page: Page, number: number): Locator => shotsOf(page).nth(number - 1);
export const sideOf = (page: Page): Locator => page.getByRole('complementary', { name: /^Shot/ });
export const stageOf = (page: Page): Locator => page.locator('[data-ui=player]');
export const goOf = (page: Page): Locator => sideOf(page).getByRole('button', { name: /^Generate/ });
export const madeOf = (page: Page, name: 'Pictures' | 'Clips'): Locator =>
  page.getByRole('region', { name, exact: true }).getByRole('listitem');

/** The texts under the shots, in order. */
export const words = (page: Page): Promise<string[]> =>
  shotsOf(page).locator('[data-ui=shot-words]').allTextContents();

/** Chooses an entry in a shot's menu. */
export async function act(page: Page, number: number, name: string | RegExp): Promise<void> {
  await shotOf(page, number).hover();
  await page.getByRole('button', { name: `Actions for shot ${number}`, exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}
