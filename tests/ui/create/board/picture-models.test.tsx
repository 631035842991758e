import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Shot } from '../../../../src/api/shot.ts';
import { board } from '../../../../src/store/film/storyboard/board.ts';
import { addUpload } from '../../../../src/store/film/storyboard/picture-form.ts';
import '../../../../src/ui/create/storyboard/picture-parameter-panel.tsx';
import '../../../../src/ui/kit/floating-menu.tsx';
import '../../../../src/ui/kit/floating-panel.tsx';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn, openMenu } from '../../menu.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openFilmPage, POINTS } from '../film-page.tsx';

const IMAGINE = '/script/imagine';
const SAVE = '/script/save-scense';
const ROLES = [
  { id: 1, name: 'Mei', cref: '/media/mei.jpg' },
  { id: 2, name: 'Bo', cref: '/media/bo.jpg' },
  { id: 3, name: 'Empty role', cref: '' },
];
const STYLE = { style_name: 'Ink wash', style_img: '/web/styles/ink-wash.webp' };
const PRICES = { ...POINTS, draw_points: 20, irag_setting: 2, film_picture_setting: { k3: 5, j3: 6 } };

eachOnItsOwn();
afterEach(memberGone);

async function opened(shot: object = {}) {
  const told = { lists: [wireShot(1, { role_name: ['Mei'], ...shot })], roles: ROLES, ...STYLE };
  const page = await openFilmPage(told.lists, {
    answers: {
      '/script/list-scense': () => told,
      '/center/points': () => PRICES,
      [IMAGINE]: () => 'p1',
      [SAVE]: () => null,
    },
  });
  await screen.findByRole('button', { name: /^Generate/ });
  return page;
}
const model = (name: string) => chooseIn(/^Model:/, new RegExp(`^${name}`));
const go = () => fireEvent.click(screen.getByRole('button', { name: /^Generate/ }));
async function asked(page: Awaited<ReturnType<typeof opened>>) {
  go();
  await waitFor(() => expect(bodies(page.sent, IMAGINE)).toHaveLength(1));
  return bodies(page.sent, IMAGINE)[0] as Record<string, unknown>;
}
const shotNow = (): Shot => {
  const [shot] = board.shots;
  if (!shot) throw new Error('There is no shot.');
  return shot as Shot;
};

test('[BOARD-38] [BOARD-39] [BOARD-40] five models are offered with their cost, Jimeng 3.0 first', async () => {
  await opened();
  expect(screen.getByRole('button', { name: /^Generate/ }).textContent).toContain('4');
  expect(screen.getByRole('button', { name: /^Smart expansion/ })).toBeTruthy();
  const menu = await openMenu(/^Model:/);
  expect(
    within(menu)
      .getAllByRole('menuitemradio')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Seedream 3.x 1 picture4 points',
    'Dream v1 4 pictures20 points',
    'iRAG 1 picture2 points',
    'K3 1 picture5 points',
    'J3 1 picture6 points',
  ]);
});

describe('the request', () => {
  test.each([
    ['iRAG', 'baidu', 'irag'],
    ['K3', 'python', 'k3'],
    ['J3', 'j3', 'j3'],
  ])('[BOARD-42] [BOARD-43] for %s is api %s, tool %s and the ratio', async (name, api_name, tool_name) => {
    const page = await opened({ static_desc: 'a lamp', rid: 0.5 });
    await model(name);
    expect(await asked(page)).toEqual({
      rid: 0.5,
      desc: 'a lamp',
      scense_id: 1,
      script_id: page.id,
      narration: 'said 1',
      dialogue_character_1: '',
      dialogue_character_2: '',
      api_name,
      tool_name,
      prompt: 'a lamp',
      ratio: '16:9',
    });
  });

  test('[BOARD-45] for Jimeng are cref, sref, ar, rip, rid and the style', async () => {
    const page = await opened({ rip: 0.4, rid: 0.3, style: 'raw' });
    expect(await asked(page)).toMatchObject({
      api_name: 'jimeng',
      tool_name: 'seedream',
      options: {
        cref: '/media/mei.jpg',
        sref: STYLE.style_img,
        ar: '16:9',
        rip: 0.4,
        rid: 0.3,
        style: 'raw',
      },
    });
  });

  test('[BOARD-44] [BOARD-46] for Midjourney 7.0 are its options, with role pictures weighed from 0 to 1000', async () => {
    const page = await opened({ role_name: ['Mei', 'Bo'] });
    await model('Dream v1');
    const weight = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Weight of Bo' });
    expect([weight.value, weight.min, weight.max, weight.step]).toEqual(['400', '0', '1000', '10']);
    fireEvent.change(weight, { target: { value: '1240' } });
    await waitFor(() => expect(weight.value).toBe('1000'));
    await change(() => addUpload(shotNow(), { url: '/media/own.jpg', name: 'own' }));
    await screen.findByRole('spinbutton', { name: 'Weight of reference 1' });
    expect(await asked(page)).toMatchObject({
      api_name: 'mj',
      tool_name: 'mj',
      options: {
        sref: STYLE.style_img,
        ar: '16:9',
        chaos: 8,
        s: 200,
        q: 1,
        cw: 100,
        v: '7.0',
        oref: [
          { image_url: '/media/mei.jpg', ow: 400 },
          { image_url: '/media/bo.jpg', ow: 1000 },
          { image_url: '/media/own.jpg', ow: 400 },
        ],
      },
    });
  });

  test('[BOARD-44] [LIMIT-09] for other versions a character reference takes the place of the weighed ones', async () => {
    const page = await opened({ role_name: ['Mei', 'Bo'] });
    await model('Dream v1');
    fireEvent.click(screen.getByRole('button', { name: 'Parameters' }));
    const panel = await screen.findByRole('dialog', { name: 'Parameters' });
    fireEvent.click(await within(panel).findByRole('radio', { name: 'Niji' }));
    const quality = await within(panel).findByRole<HTMLInputElement>('spinbutton', { name: 'Quality' });
    expect([quality.min, quality.max]).toEqual(['0.5', '2']);
    within(panel).getByText('How much work goes into a picture · 0.5–2');
    fireEvent.change(quality, { target: { value: '2' } });
    fireEvent.change(within(panel).getByRole('spinbutton', { name: 'Character weight' }), {
      target: { value: '60' },
    });
    await waitFor(() => expect(screen.queryByRole('spinbutton', { name: 'Weight of Mei' })).toBeNull());
    const { options } = await asked(page);
    expect(options).toEqual({
      sref: STYLE.style_img,
      ar: '16:9',
      chaos: 8,
      s: 200,
      q: 2,
      cw: 60,
      niji: '6',
      cref: '/media/mei.jpg',
    });
  });
});

test('[BOARD-18] [BOARD-36] the shot’s roles are chosen from the film’s roles, and saved', async () => {
  const { id, sent } = await opened();
  expect(board.roles).toEqual(ROLES);
  await chooseIn('Add a character', 'Bo');
  await screen.findByRole('button', { name: 'Take Bo out of the shot' });
  fireEvent.click(screen.getByRole('button', { name: 'Take Mei out of the shot' }));
  await waitFor(() =>
    expect(bodies(sent, SAVE)).toEqual([
      { type: 2, script_id: id, scense_id: 1, role_id: [1, 2] },
      { type: 2, script_id: id, scense_id: 1, role_id: [2] },
    ]),
  );
  // placeholder roles are not offered
  const menu = await openMenu('Add a character');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mei']);
});
