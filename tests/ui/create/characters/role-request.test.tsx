import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cast } from '../../../../src/store/film/characters/cast.ts';
import { addReference } from '../../../../src/store/film/characters/role-form.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, IMAGINE, openCast, ROLES, wireRole } from './cast-page.tsx';

eachOnItsOwn();
afterEach(memberGone);

const MEI = wireRole(1, 'Mei', { role_desc: 'A girl in a red coat' });
const tools = () => screen.getByRole('complementary', { name: /^Character/ });
const press = (name: RegExp) => fireEvent.click(within(tools()).getByRole('button', { name }));
async function chooseModel(name: string): Promise<void> {
  press(/^Parameters:/);
  const panel = await screen.findByRole('dialog', { name: 'Parameters' });
  fireEvent.click(await within(panel).findByRole('radio', { name }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
}

test.each(['Seedream 3.x', 'Dream v1'])(
  '[CHAR-31] %s is sent the picture of the film’s style with a character, as with a shot',
  async (model) => {
    const { sent } = await openCast([MEI], {
      [ROLES]: () => ({ lists: [MEI], style_img: '/media/style.webp' }),
      [IMAGINE]: () => 'task-9',
    });
    await chooseModel(model);
    press(/^Generate/);
    await waitFor(() =>
      expect(bodiesOf(sent, IMAGINE)).toMatchObject([{ options: { sref: '/media/style.webp' } }]),
    );
  },
);

test('[CHAR-29] iRAG takes one reference picture, sent as the picture of the call', async () => {
  const { sent } = await openCast([MEI], { [IMAGINE]: () => 'task-9' });
  await chooseModel('iRAG');
  const references = await within(tools()).findByRole('region', { name: 'References' });
  expect(references.textContent).toContain('0 / 1');
  await change(() => {
    const [role] = cast.roles;
    if (role) addReference(role, { url: '/media/like.jpg', name: 'like' });
  });
  await waitFor(() => expect(references.textContent).toContain('1 / 1'));
  press(/^Generate/);
  await waitFor(() =>
    expect(bodiesOf(sent, IMAGINE)).toMatchObject([
      { api_name: 'baidu', tool_name: 'irag', image_url: '/media/like.jpg' },
    ]),
  );
});
