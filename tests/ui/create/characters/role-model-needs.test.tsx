import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cast } from '../../../../src/store/film/characters/cast.ts';
import { addReference, changeForm } from '../../../../src/store/film/characters/role-form.ts';
import type { RoleModelKey } from '../../../../src/store/film/characters/role-models.ts';
import { openMenu } from '../../menu.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, POINTS } from '../film-page.tsx';
import { bodiesOf, IMAGINE, LIST, openCast, ROLES, wirePicture, wireRole } from './cast-page.tsx';

const TAKES = { image: false, endImage: false };
const WORDS_ONLY = { medium: 'picture', name: 'SDXL (own GPU)', takes: TAKES };
const SAID = 'SDXL (own GPU) takes no picture: it draws from your words.';
const KONTEXT = { medium: 'picture', tool: 'seedream', name: 'Kontext', needs: ['image'] };
const NEEDS_PICTURE = 'Kontext needs a picture to start from.';

eachOnItsOwn();
afterEach(memberGone);

/** Opens two characters without pictures, in a film with an own style, in a studio with these models. */
async function opened(models: object[], style_img = '/media/own-style.jpg', lists: object[] = []) {
  const roles = [wireRole(1, 'Mei', { role_img: '' }), wireRole(2, 'Bo', { role_img: '' })];
  const page = await openCast(roles, {
    [ROLES]: () => ({ lists: roles, style_img }),
    [LIST]: () => ({ lists, has_next: 0 }),
    '/center/points': () => ({ ...POINTS, draw_points: 20, irag_setting: 2, models }),
    [IMAGINE]: () => 'task-9',
  });
  await screen.findByRole('complementary', { name: /^Character/ });
  return page;
}
const tools = () => within(screen.getByRole('complementary', { name: /^Character/ }));
const go = () => tools().getByRole('button', { name: /^Generate/ });
const all = () => screen.getByRole('button', { name: /^Draw them all/ });
const add = () =>
  change(() => {
    for (const role of cast.roles) addReference(role, { url: `/media/like-${role.id}.jpg`, name: 'like' });
  });
const choose = (model: RoleModelKey) => change(() => changeForm(1, { model }));
const removal = () => tools().queryByRole('button', { name: 'Remove reference 1' });
const place = () => tools().queryByRole('button', { name: 'Add a reference picture' });

test.each(['mj', 'jimeng', 'irag'] as const)(
  'a character is drawn from words by a model that is sent nothing else (%s); what was uploaded is kept',
  async (key) => {
    const tool = key === 'jimeng' ? 'seedream' : key;
    const { sent } = await opened([{ ...WORDS_ONLY, tool }]);
    await add();
    await choose(key);
    await tools().findByText(SAID, { exact: false });
    expect([removal(), place(), tools().queryByRole('spinbutton')]).toEqual([null, null, null]);
    fireEvent.click(go());
    await waitFor(() => expect(bodiesOf(sent, IMAGINE)).toHaveLength(1));
    expect(JSON.stringify(bodiesOf(sent, IMAGINE))).not.toContain('/media/');

    await choose(key === 'irag' ? 'mj' : 'irag');
    await waitFor(() => expect(removal()).not.toBeNull());
    expect(tools().queryByText(SAID, { exact: false })).toBeNull();
  },
);

test('drawing them all says so, too, where pictures were added', async () => {
  const { sent } = await opened([{ ...WORDS_ONLY, tool: 'seedream' }]);
  const line = () => within(all().parentElement as HTMLElement).queryByText(SAID, { exact: false });
  expect(line()).toBeNull();
  await add();
  await waitFor(() => expect(line()).not.toBeNull());
  fireEvent.click(all());
  await waitFor(() => expect(bodiesOf(sent, IMAGINE)).toHaveLength(2));
  expect(JSON.stringify(bodiesOf(sent, IMAGINE))).not.toContain('/media/');
});

test('a model that starts from a picture says so, for one character and for all, before it is asked', async () => {
  const { sent } = await opened([KONTEXT], '/web/styles/ink-wash.webp');
  const isReady = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true';
  await tools().findByText(NEEDS_PICTURE);
  expect(document.getElementById(go().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    NEEDS_PICTURE,
  );
  expect([isReady(go()), isReady(all())]).toEqual([false, false]);
  within(all().parentElement as HTMLElement).getByText(NEEDS_PICTURE);
  fireEvent.click(go());
  fireEvent.click(all());
  expect(bodiesOf(sent, IMAGINE)).toEqual([]);
  await add();
  await waitFor(() => expect([isReady(go()), isReady(all())]).toEqual([true, true]));
});

test('a picture cannot be edited or evolved by a model that takes no picture, and the menu says why', async () => {
  await opened(
    [
      { medium: 'edit', name: 'Words A', takes: TAKES },
      { medium: 'variation', name: 'Words B', takes: TAKES },
    ],
    '',
    [wirePicture('t1', { tool_name: 'mj' })],
  );
  await tools().findByRole('button', { name: /^Use picture 1/ });
  const menu = within(await openMenu('Actions for picture 1'));
  expect(menu.getByRole('menuitem', { name: /^Edit/ }).textContent).toBe('EditWords A takes no picture');
  expect(menu.getByRole('menuitem', { name: /^Evolve/ }).textContent).toBe('EvolveWords B takes no picture');
});
