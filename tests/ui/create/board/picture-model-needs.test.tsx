import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { board } from '../../../../src/store/film/storyboard/board.ts';
import { addUpload, choosePictureModel } from '../../../../src/store/film/storyboard/picture-form.ts';
import { takeToasts } from '../../../../src/store/toasts.ts';
import '../../../../src/ui/create/storyboard/picture-parameter-panel.tsx';
import '../../../../src/ui/kit/floating-menu.tsx';
import '../../../../src/ui/kit/floating-panel.tsx';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn, openMenu } from '../../menu.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openFilmPage, POINTS } from '../film-page.tsx';

const IMAGINE = '/script/imagine';
const SUBMIT = '/script/submit-task';
const TAKES = { image: false, endImage: false };
const WORDS_ONLY = { medium: 'picture', tool: 'mj', name: 'SDXL (own GPU)', takes: TAKES };
const SAID = 'SDXL (own GPU) takes no picture: it draws from your words.';
const NEEDS_PICTURE = 'Kontext needs a picture to start from.';
const PEOPLE = [{ id: 1, name: 'Mei', cref: '/media/mei.jpg' }];

eachOnItsOwn();
afterEach(memberGone);

/** Opens a film with an own style, with Mei in its first shot, in a studio with these models. */
async function opened(models: object[], shots = [wireShot(1, { role_name: ['Mei'] })], lists: object[] = []) {
  const told = { lists: shots, roles: PEOPLE, style_name: 'Own', style_img: '/media/own-style.jpg' };
  const page = await openFilmPage(shots, {
    answers: {
      '/script/list-scense': () => told,
      '/script/list-draw-pro': () => ({ lists, has_next: 0 }),
      '/center/points': () => ({ ...POINTS, draw_points: 20, irag_setting: 2, models }),
      [IMAGINE]: () => 'p1',
      [SUBMIT]: () => null,
    },
  });
  await screen.findByRole('button', { name: /^Generate/ });
  return page;
}
const go = () => screen.getByRole('button', { name: /^Generate/ });
const isReady = () => go().getAttribute('aria-disabled') !== 'true';
const add = () =>
  change(() => {
    const [shot] = board.shots;
    if (shot) addUpload(shot as never, { url: '/media/sea.jpg', name: 'sea' });
  });
const removal = () => screen.queryByRole('button', { name: 'Remove reference 1' });
const place = () => screen.queryByRole('button', { name: 'Add a reference picture' });

test.each([
  ['Dream v1', 'mj'],
  ['Seedream 3.x', 'seedream'],
  ['iRAG', 'irag'],
  ['K3', 'k3'],
])(
  '%s by a model that is sent words only sends no picture, and says so; what was uploaded is kept',
  async (name, tool) => {
    const { sent } = await opened([{ ...WORDS_ONLY, tool }]);
    // J3 is drawn by the built-in engine
    await change(() => choosePictureModel('j3'));
    await add();
    await waitFor(() => expect(removal()).not.toBeNull());
    await chooseIn(/^Model:/, new RegExp(`^${name}`));
    await screen.findByText(SAID, { exact: false });
    expect([removal(), place(), screen.queryByRole('spinbutton')]).toEqual([null, null, null]);
    fireEvent.click(go());
    await waitFor(() => expect(bodies(sent, IMAGINE)).toHaveLength(1));
    expect(JSON.stringify(bodies(sent, IMAGINE))).not.toContain('/media/');

    await chooseIn(/^Model:/, /^J3/);
    await waitFor(() => expect(removal()).not.toBeNull());
    expect(screen.queryByText(SAID, { exact: false })).toBeNull();
  },
);

test('the weights of pictures are not among the parameters of a model that is sent words only', async () => {
  await opened([WORDS_ONLY, { ...WORDS_ONLY, tool: 'seedream' }]);
  expect(screen.queryByRole('button', { name: 'Parameters' })).toBeNull();
  await chooseIn(/^Model:/, /^Dream v1/);
  fireEvent.click(screen.getByRole('button', { name: 'Parameters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Parameters' }));
  fireEvent.click(await panel.findByRole('radio', { name: 'Niji' }));
  await panel.findByRole('spinbutton', { name: 'Quality' });
  expect(panel.queryByRole('spinbutton', { name: 'Character weight' })).toBeNull();
});

test('a batch sends none either, and says so before points are taken', async () => {
  const { sent } = await opened([{ ...WORDS_ONLY, tool: 'seedream' }]);
  await add();
  await chooseIn('Batch', 'Batch images');
  const dialog = within(await screen.findByRole('dialog', { name: 'Batch images' }));
  dialog.getByText(SAID, { exact: false });
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(bodies(sent, SUBMIT)).toHaveLength(1));
  expect(JSON.stringify(bodies(sent, SUBMIT))).not.toContain('/media/');
});

test('a model that starts from a picture says so for a shot without one, wherever it is asked', async () => {
  const told = { style_img: '', role_name: [] };
  const { sent } = await opened(
    [{ medium: 'picture', tool: 'k3', name: 'Kontext', needs: ['image'] }],
    [wireShot(1, { ...told, static_desc: 'a lamp' }), wireShot(2, { ...told, static_desc: 'Mei reads' })],
  );
  board.styleImage = '/web/styles/ink-wash.webp';
  await change(() => choosePictureModel('k3'));
  expect(document.getElementById(go().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    NEEDS_PICTURE,
  );
  expect(isReady()).toBe(false);
  await change(() => void fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true }));
  expect(bodies(sent, IMAGINE)).toEqual([]);
  expect(takeToasts().map(({ title }) => title)).toContain(NEEDS_PICTURE);

  fireEvent.click(screen.getByRole('button', { name: 'Actions for shot 1' }));
  const entry = await screen.findByRole('menuitem', { name: /^Generate image/, hidden: true });
  expect(entry.textContent).toContain(NEEDS_PICTURE);
  fireEvent.keyDown(screen.getByRole('menu', { hidden: true }), { key: 'Escape' });

  // who is named is sent along by the studio
  await chooseIn('Batch', 'Batch images');
  const dialog = within(await screen.findByRole('dialog', { name: 'Batch images' }));
  dialog.getByText('Shot 1 has no picture to start from. Kontext needs one.');
  expect(dialog.getByRole('button', { name: 'Generate' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await add();
  await waitFor(() => expect(isReady()).toBe(true));
});

test('a picture cannot be edited or evolved by a model that takes no picture, and the menu says why', async () => {
  const words = { takes: TAKES, tool: undefined };
  await opened(
    [
      { medium: 'edit', name: 'Words A', ...words },
      { medium: 'variation', name: 'Words B', ...words },
    ],
    [wireShot(1)],
    [
      {
        id: 31,
        task_id: 'd1',
        state: 1,
        image_one: '/media/d1.jpg',
        images: ['/media/d1.jpg'],
        tool_name: 'mj',
        message_input: 'a lamp',
      },
    ],
  );
  await screen.findByRole('button', { name: 'Use picture 1 in the shot' });
  const menu = within(await openMenu('Actions for picture 1'));
  expect(menu.getByRole('menuitem', { name: /^Edit/ }).textContent).toBe('EditWords A takes no picture');
  expect(menu.getByRole('menuitem', { name: /^Evolve/ }).textContent).toBe('EvolveWords B takes no picture');
});
