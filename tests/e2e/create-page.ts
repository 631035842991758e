import { expect, type Page } from '@playwright/test';
import type { Member, Studio } from './harness.ts';

export const STORY =
  'At dusk old Mei lights a paper lamp at the edge of the forest. "If it goes out, the forest forgets us," she says. Her grandson Bo laughs, but when the wind rises he shields the flame. In the morning the village wakes to a path of small lights.';

interface Listed {
  lists: { date: string; data: { id: number; name: string; async_status: number }[] }[];
}

/** The list of projects, from the API. */
export const listOf = (studio: Studio, { token }: Member): Promise<Listed> =>
  studio.call('/script/list-script-pro', {}, token);

/** Creates a project through the API, and waits for its script. @returns its id */
export async function makeFilm(
  studio: Studio,
  { token }: Member,
  fields: Record<string, string> = {},
): Promise<number> {
  const form = new FormData();
  const all = {
    generate_method: '1',
    name: 'The lamp',
    content: STORY,
    text_type: 'story',
    width_height: '16:9',
    style_name: 'Ink wash',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const response = await fetch(`http://127.0.0.1:${studio.server.port}/api/script/generate-base`, {
    method: 'POST',
    headers: { authorization: token, 'device-type': 'web' },
    body: form,
  });
  const { data, message } = (await response.json()) as { data: { script_id: number }; message: string };
  if (!data) throw new Error(message);
  await expect
    .poll(() => studio.call('/script/check-sg-status', { script_ids: [data.script_id] }, token))
    .toEqual({ [data.script_id]: 0 });
  return data.script_id;
}

interface Roles {
  lists: { id: number; role_name: string }[];
}
export const rolesOf = (studio: Studio, { token }: Member, script_id: number): Promise<Roles> =>
  studio.call('/script/list-role', { script_id }, token);

/** Deletes a film's characters, whose pictures the storyboard would require. */
export async function dropRoles(studio: Studio, member: Member, script_id: number): Promise<void> {
  for (const { id } of (await rolesOf(studio, member, script_id)).lists)
    await studio.call('/script/handle-role', { type: 2, script_id, id }, member.token);
}

export const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
export const openOf = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}` });
export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Shots in the script' }).locator(':scope > li');
export const rowOf = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Shot ${number}`, exact: true });
export const dialogOf = (page: Page) => page.getByRole('dialog');

/** The texts of the table's screen column, in order. */
export const screens = (page: Page): Promise<string[]> =>
  rows(page).locator('[data-field="hm_desc"] dd').allTextContents();

/** Chooses an entry in a line's menu. */
export async function act(page: Page, number: number, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for shot ${number}`, exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}
