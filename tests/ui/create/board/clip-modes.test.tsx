import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { putClipPicture } from '../../../../src/store/film/storyboard/clip-pictures.ts';
import { takeToasts } from '../../../../src/store/toasts.ts';
import '../../../../src/ui/create/storyboard/shot-sound.tsx';
import '../../../../src/ui/kit/floating-menu.tsx';
import '../../../../src/ui/kit/floating-panel.tsx';
import '../../../../src/ui/kit/mode-panel.tsx';
import type { Answers } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { pressEntry } from '../../menu.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';

const VIDEO = '/script/video';
const HD = '/video/mediaSrp';
const SOUND = '/video/mmaudio';
const PRICES = {
  ...POINTS,
  runway_points: 51,
  luma_points: 41,
  kling_setting: { v16: 35, v21: 45 },
  hailuo_video_setting: { '512P': 12 },
  vidu_setting: { 'v2.0': 25, 'v2.0-references': 60, Q1: 70 },
  google_veo_setting: { 'veo3-fast-frames': 60 },
  upscale_points: 1,
  sound_effect_points: 5,
};

eachOnItsOwn();
afterEach(memberGone);

/** Opens the Video tab of a shot with a picture. */
async function openClips(answers: Answers = {}, shot = wireShot(1, { scense_img: '/media/1.jpg' })) {
  const opened = await openStoryboard([shot], {
    '/center/points': () => PRICES,
    [VIDEO]: () => ({ task_id: 'c1' }),
    ...answers,
  });
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByRole('textbox', { name: 'Motion' });
  return opened;
}
const go = () => screen.getByRole('button', { name: /^Generate/ });
async function chooseWay(mode: string, row: string) {
  fireEvent.click(screen.getByRole('button', { name: /^Mode:/ }));
  fireEvent.click(await screen.findByRole('radio', { name: mode }));
  const rows = await screen.findByRole('group', { name: `${mode}: versions` });
  const label = [...rows.querySelectorAll('label')].find(
    (one) => one.querySelector('strong')?.textContent === row,
  );
  const radio = label?.querySelector('input');
  if (!radio) throw new Error(`${mode} has no ${row}.`);
  await change(() => void fireEvent.click(radio));
  await screen.findByRole('button', { name: `Mode: ${mode} ${row}` });
}
const common = (id: number) => ({
  type: 2,
  prompt: 'motion 1',
  scense_id: 1,
  script_id: id,
  ratio: '16:9',
});

test.each([
  [
    'Hailuo',
    '512P',
    12,
    { api_name: 'hailuo', tool_name: 'hailuo', model: '512P', resolution: '512P', seconds: 5, duration: 6 },
  ],
  [
    'Runway',
    'Gen',
    51,
    { api_name: 'duomi', tool_name: 'runway', model: 'runway', resolution: '', seconds: 10 },
  ],
  ['Luma', 'Ray', 41, { api_name: 'duomi', tool_name: 'luma', model: 'luma', resolution: '', seconds: 5 }],
  ['Kling', '2.1', 45, { api_name: 'duomi', tool_name: 'kling', model: 'v21', resolution: '', seconds: 5 }],
  [
    'Vidu',
    '2.0',
    25,
    { api_name: 'baidu', tool_name: 'vidu', model: 'v2.0', resolution: '720P', seconds: 4 },
  ],
])('[BOARD-69] %s %s starts with the shot’s picture, for %i points', async (mode, row, cost, fields) => {
  const { sent, id } = await openClips();
  await chooseWay(mode, row);
  expect(go().textContent).toBe(`Generate${cost} points`);
  fireEvent.click(go());
  await waitFor(() =>
    expect(bodies(sent, VIDEO)).toEqual([{ ...fields, ...common(id), image: '/media/1.jpg' }]),
  );
});

test('[BOARD-71] Google Veo is offered only with references, at 60 points for 8 seconds', async () => {
  const { sent } = await openClips();
  fireEvent.click(screen.getByRole('button', { name: /^Mode:/ }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Google Veo' }));
  const rows = await screen.findByRole('group', { name: 'Google Veo: versions' });
  expect(within(rows).getAllByRole('radio')).toHaveLength(1);
  await change(() => void fireEvent.click(within(rows).getByRole('radio')));
  fireEvent.click(await screen.findByRole('button', { name: /^Generate60 points|^Generate 60/ }));
  await waitFor(() =>
    expect(bodies(sent, VIDEO)).toMatchObject([
      { api_name: 'haomiao', model: 'veo3-fast-frames', seconds: 8, images: ['/media/1.jpg'] },
    ]),
  );
});

test.each([
  ['Vidu', '2.0', 3, 'character_images', 60],
  ['Vidu', 'Q1', 4, 'character_images', 70],
  ['Google Veo', 'Veo 3 fast, references', 4, 'images', 60],
])(
  '[BOARD-69] [BOARD-72] %s %s takes %i references, including the shot’s picture',
  async (mode, row, most, field, cost) => {
    const { sent } = await openClips();
    await chooseWay(mode, row);
    if (mode === 'Vidu') fireEvent.click(await screen.findByRole('radio', { name: 'References' }));
    for (let number = 1; number < most; number++) {
      await screen.findByRole('button', { name: `Add a reference picture (${number} of ${most - 1})` });
      putClipPicture(1, 'reference', { url: `/media/r${number}.jpg`, name: `r${number}` });
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add a reference/ })).toBeNull());
    expect(go().textContent).toBe(`Generate${cost} points`);
    fireEvent.click(go());
    const added = Array.from({ length: most - 1 }, (_, at) => `/media/r${at + 1}.jpg`);
    await waitFor(() => expect(bodies(sent, VIDEO)).toMatchObject([{ [field]: ['/media/1.jpg', ...added] }]));
  },
);

test('a shot without a picture costs what Vidu costs without references, until it has one', async () => {
  await openClips({}, wireShot(1, { scense_img: '' }));
  await chooseWay('Vidu', '2.0');
  fireEvent.click(await screen.findByRole('radio', { name: 'References' }));
  await screen.findByRole('button', { name: 'Add a reference picture (1 of 3)' });
  expect(go().textContent).toBe('Generate25 points');
  await change(() => putClipPicture(1, 'reference', { url: '/media/r1.jpg', name: 'r1' }));
  await waitFor(() => expect(go().textContent).toBe('Generate60 points'));
});

test('[BOARD-69] a last frame is sent for modes that support it', async () => {
  const { sent } = await openClips();
  await chooseWay('Kling', '1.6');
  await screen.findByRole('button', { name: 'Add a last frame' });
  putClipPicture(1, 'last', { url: '/media/end.jpg', name: 'end' });
  await screen.findByRole('button', { name: 'Remove the last frame' });
  fireEvent.click(go());
  await waitFor(() =>
    expect(bodies(sent, VIDEO)).toMatchObject([{ image: '/media/1.jpg', tail_image: '/media/end.jpg' }]),
  );
});

test('[BOARD-30] the help describes Runway, Luma, Kling and Vidu with references', async () => {
  await openClips();
  fireEvent.click(screen.getByRole('button', { name: 'About the video models' }));
  const help = within(await screen.findByRole('dialog', { name: 'About the video models' }));
  expect(help.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Runway',
    'Luma',
    'Kling',
    'Vidu with references',
  ]);
});

const made = (more: object = {}) => ({
  '/script/list-video': () => ({
    lists: [
      {
        id: 9,
        task_id: 'made',
        state: 3,
        video_url: '/media/9.mp4',
        poster: '/media/9.jpg',
        seconds: 5,
        tool_name: 'jimeng',
        is_allowed_chaofen: 0,
        is_select: 1,
        ...more,
      },
    ],
    has_next: 0,
  }),
});
const clipMenu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for clip 1', hidden: true }));
  return within(await screen.findByRole('menu', { hidden: true }));
};

test.each([
  [0, false],
  [1, true],
])(
  '[BOARD-51] with is_allowed_chaofen %i HD upscale is offered or not',
  async (is_allowed_chaofen, offered) => {
    await openClips(made({ is_allowed_chaofen }));
    const menu = await clipMenu();
    expect(menu.queryByRole('menuitem', { name: /^High definition/, hidden: true }) !== null).toBe(offered);
  },
);

test.each([
  ['jimeng', true],
  ['mmaudio', false],
])('[BOARD-52] a clip of %s can be given a sound effect or not', async (tool_name, offered) => {
  await openClips(made({ tool_name }));
  const menu = await clipMenu();
  expect(menu.queryByRole('menuitem', { name: /^Sound effect/, hidden: true }) !== null).toBe(offered);
});

test('[BOARD-60] HD upscale is submitted, and the new clip is tracked', async () => {
  const { sent } = await openClips({
    ...made({ is_allowed_chaofen: 1 }),
    [HD]: () => ({ task_id: 'h1' }),
  });
  await pressEntry((await clipMenu()).getByRole('menuitem', { name: /^High definition/, hidden: true }));
  await waitFor(() => expect(bodies(sent, HD)).toEqual([{ id: 9, media_url: '/media/9.mp4' }]));
  await waitFor(() => expect(bodies(sent, '/video/get-task')).toContainEqual({ task_id: ['h1'] }));
});

test('[BOARD-63] a sound effect needs a prompt; it is then submitted and tracked', async () => {
  const { sent } = await openClips({ ...made(), [SOUND]: () => ({ task_id: 's1' }) });
  await pressEntry((await clipMenu()).getByRole('menuitem', { name: /^Sound effect/, hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sound effect' }));
  const box = dialog.getByRole('textbox');
  takeToasts();
  fireEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
  expect(takeToasts()).toMatchObject([{ type: 'warning', title: box.getAttribute('placeholder') }]);
  expect(bodies(sent, SOUND)).toEqual([]);
  await change(() => void fireEvent.change(box, { target: { value: 'rain' } }));
  fireEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
  await waitFor(() =>
    expect(bodies(sent, SOUND)).toEqual([{ id: 9, media_url: '/media/9.mp4', media_prompt: 'rain' }]),
  );
  await waitFor(() => expect(bodies(sent, '/video/get-task')).toContainEqual({ task_id: ['s1'] }));
});

test('a row with a configured model shows the model’s name, lengths, ratios and points', async () => {
  await openClips({
    '/center/points': () => ({
      ...PRICES,
      kling_setting: { v16: 35, v21: 99 },
      providers: { video: 'built-in engine' },
      models: [
        {
          medium: 'clip',
          tool: 'kling',
          model: 'v21',
          name: 'Kling 2.1 (fal)',
          points: 99,
          seconds: [5, 10],
          ratios: ['16:9', '9:16'],
        },
      ],
    }),
  });
  expect(document.body.textContent).toContain('Made by the built-in engine');
  await chooseWay('Kling', '2.1');
  expect(go().textContent).toBe('Generate99 points');
  expect(document.body.textContent).toContain('Made by Kling 2.1 (fal).');
  fireEvent.click(screen.getByRole('button', { name: /^Mode:/ }));
  const rows = await screen.findByRole('group', { name: 'Kling: versions' });
  // the model supports ten seconds too, which the Kling row does not offer
  expect(rows.textContent).toContain('Kling 2.1 (fal) · 5 seconds');
  expect(rows.textContent).toContain('16:9 9:16');
});

test('a model that does not support the film’s ratio cannot be chosen; an earlier choice of it is not sent', async () => {
  const upright = (tool: string, name: string) => ({ medium: 'clip', tool, name, ratios: ['9:16'] });
  const models = [upright('jimeng', 'Seedance'), upright('luma', 'Ray 2')];
  const { sent } = await openClips({ '/center/points': () => ({ ...PRICES, models }) });
  await screen.findByText("Seedance doesn't make 16:9, this film's ratio. Choose another model.");
  await change(() => void fireEvent.click(go()));
  expect(bodies(sent, VIDEO)).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: /^Mode:/ }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Luma' }));
  const luma = within(await screen.findByRole('group', { name: 'Luma: versions' }));
  expect(luma.getByRole<HTMLInputElement>('radio').disabled).toBe(true);
  luma.getByText("Doesn't make 16:9, this film's ratio");
  fireEvent.click(screen.getByRole('radio', { name: 'Kling' }));
  const kling = within(await screen.findByRole('group', { name: 'Kling: versions' }));
  await change(() => void fireEvent.click(kling.getAllByRole('radio')[0] as HTMLElement));
  await waitFor(() => expect(screen.queryByText(/this film's ratio/)).toBeNull());
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, VIDEO)).toHaveLength(1));
});
