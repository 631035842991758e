import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dialogs } from '../../../../src/store/dialogs.ts';
import { takeToasts } from '../../../../src/store/toasts.ts';
import { Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn } from '../../menu.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';
import '../../../../src/ui/kit/floating-panel.tsx';
import '../../../../src/ui/kit/mode-panel.tsx';

const SUBMIT = '/script/submit-task';
const three = () => [
  wireShot(1, { static_desc: 'a lake' }),
  wireShot(2, { static_desc: '' }),
  wireShot(3, { static_desc: 'a hill' }),
];
async function ask(entry: string) {
  await chooseIn('Batch', entry);
  return within(await screen.findByRole('dialog', { name: entry }));
}

eachOnItsOwn();
afterEach(memberGone);

test('[BOARD-73] a batch asks for confirmation, with its total and the balance, before it is sent', async () => {
  const { sent, id } = await openStoryboard(three(), { [SUBMIT]: () => null });
  const no = await ask('Batch images');
  expect(no.getByText(/^Generate 2 pictures\./)).toBeTruthy();
  const sums = no.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(['Seedream 3.x', '16:9', '8 points', '100 points', '92 points']);
  fireEvent.click(no.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(sent, SUBMIT)).toEqual([]);

  const yes = await ask('Batch images');
  expect(bodies(sent, SUBMIT)).toEqual([]);
  fireEvent.click(yes.getByRole('button', { name: 'Generate' }));
  const picture = { type: 1, script_id: id, api_name: 'jimeng', tool_name: 'seedream' };
  await waitFor(() =>
    expect(bodies(sent, SUBMIT)).toMatchObject([
      [
        { ...picture, scense_id: 1, prompt: 'a lake' },
        { ...picture, scense_id: 3, prompt: 'a hill' },
      ],
    ]),
  );
});

test('a batch of clips also asks for confirmation, and sends each clip with its picture', async () => {
  const shots = [wireShot(1, { scense_img: '/media/1.jpg' }), wireShot(2)];
  const { sent } = await openStoryboard(shots, { [SUBMIT]: () => null });
  const dialog = await ask('Batch videos');
  expect(dialog.getByText(/^Generate 1 clip\./)).toBeTruthy();
  expect(bodies(sent, SUBMIT)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() =>
    expect(bodies(sent, SUBMIT)).toMatchObject([
      [{ type: 2, scense_id: 1, image: '/media/1.jpg', model: 'lite', resolution: '480p' }],
    ]),
  );
});

test('a batch says what becomes of what shots have: a picture stays on show, a clip makes room for the new one', async () => {
  const shot = { scense_img: '/media/1.jpg', video_url: '/media/1.mp4', static_desc: 'a lake' };
  await openStoryboard([wireShot(1, shot), wireShot(2, { static_desc: 'a hill' })]);
  const pictures = await ask('Batch images');
  pictures.getByText(
    'Generate 2 pictures. 1 shot has a picture already and goes on showing it; the new one is added to choose from.',
  );
  fireEvent.click(pictures.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const clips = await ask('Batch videos');
  clips.getByText('Generate 1 clip. 1 of them replaces an earlier one, which you keep.');
});

test('a batch of clips shows its mode, which defaults to the film’s and can be changed', async () => {
  const shots = [wireShot(1, { scense_img: '/media/1.jpg' })];
  const { sent } = await openStoryboard(shots, { [SUBMIT]: () => null });
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByRole('textbox', { name: 'Motion' });
  fireEvent.click(screen.getByRole('button', { name: /^Mode: / }));
  fireEvent.click(await screen.findByRole('radio', { name: /^Lite 720p/ }));
  const dialog = await ask('Batch videos');
  const mode = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Mode' });
  expect(mode.value).toBe('lite-720p');
  const sums = () => dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums()).toEqual(['16:9 · 720p', 'price unknown', '100 points']);
  fireEvent.change(mode, { target: { value: 'pro-1080p' } });
  await waitFor(() => expect(sums()).toEqual(['16:9 · 1080p', '72 points', '100 points', '28 points']));
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() =>
    expect(bodies(sent, SUBMIT)).toMatchObject([[{ type: 2, model: 'pro', resolution: '1080p' }]]),
  );
  // the choice applied only to the batch
  await screen.findByRole('button', { name: /^Mode: Jimeng Lite 720p/ });
});

test.each([
  ['[BOARD-74]', 'Batch images', [wireShot(1, { static_desc: ' ' }), wireShot(2, { has_generate: 4 })]],
  [
    '[BOARD-75]',
    'Batch videos',
    [wireShot(1), wireShot(2, { scense_img: '/media/2.jpg', video_generate: 5 })],
  ],
])('%s without eligible shots, %s shows a message and sends nothing', async (_, entry, shots) => {
  const { sent } = await openStoryboard(shots, { [SUBMIT]: () => null });
  const dialog = await ask(entry);
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  expect(takeToasts()).toMatchObject([{ type: 'error', title: 'Nothing is eligible for this batch' }]);
  expect(bodies(sent, SUBMIT)).toEqual([]);
});

test('[POINTS-10] a batch costs the sum of the prices in the points answer; without a price nothing is sent', async () => {
  let each: object = {};
  const { sent } = await openStoryboard(three(), {
    [SUBMIT]: () => null,
    '/center/points': () => ({ potins: 100, star_tel: '', user_id: 7, jimeng_setting: each }),
  });
  const dialog = await ask('Batch images');
  const total = () => dialog.getAllByRole('definition')[2]?.textContent;
  expect(total()).toBe('price unknown');
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(takeToasts()).toMatchObject([{ title: 'Price unknown' }]));
  each = { 'seedream-3': 9 };
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(total()).toBe('18 points'));
  expect(takeToasts()).toMatchObject([{ title: 'This costs 18 points' }]);
  expect(bodies(sent, SUBMIT)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(bodies(sent, SUBMIT)).toHaveLength(1));
});

test('a total above the balance is said before, nothing is sent, and points can be bought', async () => {
  const { sent } = await openStoryboard(three(), {
    [SUBMIT]: () => null,
    '/center/points': () => ({ potins: 7, star_tel: '', user_id: 7, jimeng_setting: { 'seedream-3': 4 } }),
  });
  const dialog = await ask('Batch images');
  expect(dialog.getByRole('alert').textContent).toContain('enough points');
  const generate = dialog.getByRole('button', { name: 'Generate' });
  expect(generate.getAttribute('aria-disabled')).toBe('true');
  expect(generate.getAttribute('aria-describedby')).toBe(dialog.getByRole('alert').id);
  fireEvent.click(generate);
  await change(() => undefined);
  expect(bodies(sent, SUBMIT)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Buy points' }));
  expect(dialogs.open).toEqual({ name: 'buy' });
});

const SRP = '/script/batch-srp';
const shown = [
  wireShot(1, { draw_id: 4, scense_img: '/media/1.jpg' }),
  wireShot(2, { scense_img: '/media/2.jpg' }),
  wireShot(3, { draw_id: 5 }),
  wireShot(4, { draw_id: 6, scense_img: '/media/4.jpg', video_id: 9, video_url: '/media/4.mp4' }),
  wireShot(5, { video_id: 9 }),
  // a copy of the fourth, which gets the same in HD without another charge
  wireShot(6, { draw_id: 6, scense_img: '/media/4.jpg', video_id: 9, video_url: '/media/4.mp4' }),
];
const withHd = { '/center/points': () => ({ ...POINTS, upscale_points: 1 }) };

test.each([
  ['HD images', 'image', [1, 4], 'Make 2 pictures high definition.'],
  ['HD videos', 'video', [4], 'Make 1 clip high definition.'],
])(
  '[BOARD-76] [BOARD-77] [BOARD-79] %s include the shots that show generated media',
  async (entry, media_type, ids, words) => {
    const { sent } = await openStoryboard(shown, { ...withHd, [SRP]: () => ({ tasks: ['a'], skipped: 1 }) });
    const dialog = await ask(entry);
    expect(dialog.getByText(new RegExp(`^${words}`))).toBeTruthy();
    takeToasts();
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await waitFor(() =>
      expect(bodies(sent, SRP)).toEqual([{ media_type, lists: ids.map((scense_id) => ({ scense_id })) }]),
    );
    await waitFor(() =>
      expect(
        takeToasts()
          .map(({ title }) => title)
          .join(),
      ).toContain('was left out'),
    );
  },
);

test('a batch that has nothing to make names no sum: it said that it is free', async () => {
  await openStoryboard([wireShot(1)]);
  const dialog = await ask('Batch videos');
  expect(dialog.queryAllByRole('definition')).toEqual([]);
});

test.each(['HD images', 'HD videos'])(
  '[BOARD-76] [BOARD-77] without such shots, %s says that nothing is eligible',
  async (entry) => {
    const { sent } = await openStoryboard([wireShot(1)], { ...withHd, [SRP]: () => null });
    const dialog = await ask(entry);
    takeToasts();
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await waitFor(() =>
      expect(takeToasts().map(({ title }) => title)).toEqual(['Nothing is eligible for this batch']),
    );
    expect(bodies(sent, SRP)).toEqual([]);
  },
);

test('[BOARD-62] a refused batch says that the HD check failed', async () => {
  await openStoryboard(shown, { ...withHd, [SRP]: () => new Refused('These are in HD already') });
  const dialog = await ask('HD images');
  takeToasts();
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { title: 'HD check failed', description: 'These are in HD already' },
    ]),
  );
});

test('a shot without a picture offers to draw all missing pictures, after confirmation', async () => {
  const { sent, told } = await openStoryboard([wireShot(1), wireShot(2)], {
    [SUBMIT]: () => {
      told.lists = [wireShot(1, { has_generate: 4 }), wireShot(2, { has_generate: 4 })];
      return null;
    },
  });
  const offer = screen.getByRole('button', { name: 'Draw all 2 missing pictures' });
  offer.focus();
  fireEvent.click(offer);
  const dialog = within(await screen.findByRole('dialog', { name: 'Draw missing images' }));
  expect(bodies(sent, SUBMIT)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() =>
    expect(bodies(sent, SUBMIT)).toMatchObject([[{ type: 1, scense_id: 1 }, { scense_id: 2 }]]),
  );
  // it goes, and the focus goes on to the shot itself
  await waitFor(() => expect(offer.isConnected).toBe(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Shot 1/));
});

test('pictures that failed are missing too, and can be drawn again at once; those on their way are not', async () => {
  const failed = [wireShot(1, { has_generate: 6 }), wireShot(2, { has_generate: 6 })];
  const shots = [...failed, wireShot(3, { has_generate: 4 })];
  const { sent } = await openStoryboard(shots, { [SUBMIT]: () => null });
  fireEvent.click(screen.getByRole('button', { name: 'Draw all 2 missing pictures' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Draw missing images' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() =>
    expect(bodies(sent, SUBMIT)).toMatchObject([[{ type: 1, scense_id: 1 }, { scense_id: 2 }]]),
  );
});

test('pictures are missing for shots with a description but no media', async () => {
  const shots = [wireShot(1, { scense_img: '/media/1.jpg' }), wireShot(2), wireShot(3, { static_desc: '' })];
  const { sent } = await openStoryboard(shots, { [SUBMIT]: () => null });
  const dialog = await ask('Draw missing images');
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(bodies(sent, SUBMIT)).toMatchObject([[{ type: 1, scense_id: 2 }]]));
});

test('what the built-in engine cannot draw is said before a shot, and before a batch, is paid for', async () => {
  const sent = (
    await openStoryboard(three(), {
      '/studio/prompt/check': () => ({ undrawn: ['walrus'] }),
      '/studio/film/check': () => ({
        undrawn: [
          { word: 'mosque', ids: [1, 3] },
          // this shot has no description in the batch
          { word: 'squid', ids: [2] },
        ],
      }),
    })
  ).sent;
  await screen.findByText("The built-in engine can't draw: walrus.");
  expect(bodies(sent, '/studio/prompt/check')).toEqual([
    { medium: 'picture', tool_name: 'seedream', model_name: 'seedream-3', prompt: 'a lake' },
  ]);
  const dialog = await ask('Batch images');
  await dialog.findByText("The built-in engine can't draw: mosque (shots 1, 3).");
  expect(bodies(sent, '/studio/film/check')).toMatchObject([
    { of: 'storyboard', tool_name: 'seedream', model_name: 'seedream-3' },
  ]);
});

test('a clip without a picture is asked about; one that begins with a picture shows that', async () => {
  const shots = [
    wireShot(1, { dynamic_desc: 'a walrus dives' }),
    wireShot(2, { scense_img: '/media/2.jpg' }),
  ];
  const { sent } = await openStoryboard(shots, { '/studio/prompt/check': () => ({ undrawn: ['walrus'] }) });
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByText("The built-in engine can't draw: walrus.");
  expect(bodies(sent, '/studio/prompt/check').at(-1)).toMatchObject({
    medium: 'clip',
    prompt: 'a walrus dives',
  });
  fireEvent.click(screen.getByRole('button', { name: /Shot 2/ }));
  await waitFor(() => expect(screen.queryByText(/The built-in engine can't draw/)).toBeNull());
});
