import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { tasks } from '../../../../src/store/tasks/tasks.ts';
import { takeToasts, toasts } from '../../../../src/store/toasts.ts';
import { lost } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';
import '../../../../src/ui/kit/floating-panel.tsx';
import '../../../../src/ui/kit/mode-panel.tsx';

const IMAGINE = '/script/imagine';
const VIDEO = '/script/video';
const POLL = '/video/get-task';
const picture = (task_id: string, state: number, more: object = {}) => ({
  id: 1,
  task_id,
  draw_index: 0,
  state,
  image_one: state === 1 ? `/media/${task_id}.jpg` : '',
  images: [],
  ...more,
});
const pictures = () => within(screen.getByRole('region', { name: 'Pictures' })).queryAllByRole('listitem');
const go = () => screen.getByRole('button', { name: /^Generate/ });

eachOnItsOwn();
afterEach(memberGone);

test('[BOARD-41] an empty description is refused, and nothing is sent', async () => {
  const { sent } = await openStoryboard([wireShot(1, { static_desc: ' ' })]);
  fireEvent.click(go());
  await screen.findByText('Please enter a description');
  expect(bodies(sent, IMAGINE)).toEqual([]);
});

test('a submitted picture is listed first as pending at once, and its end reloads the lists', async () => {
  let state = 0;
  let end: (rows: unknown) => void = () => undefined;
  const { sent, told } = await openStoryboard([wireShot(1)], {
    [IMAGINE]: () => {
      state = 2;
      return 'p1';
    },
    '/draw/get-task': () =>
      new Promise((resolve) => {
        end = resolve;
      }),
    '/script/list-draw-pro': () => ({
      lists: state ? [picture('p1', state, { is_select: state === 1 ? 1 : 0 })] : [],
      has_next: 0,
    }),
  });
  expect(pictures()).toEqual([]);
  fireEvent.click(go());
  await screen.findByText('Generating');
  // the stage no longer asks for what is being done
  await screen.findByText("It appears here when it's done.");
  expect(screen.queryByText(/Describe it and press Generate/)).toBeNull();
  expect(pictures()).toHaveLength(1);
  await waitFor(() => expect(bodies(sent, '/draw/get-task')).toEqual([{ taskId: ['p1'] }]));
  state = 1;
  told.lists = [wireShot(1, { scense_img: '/media/p1.jpg' })];
  end([{ task_id: 'p1', state: 1, images: ['/media/p1.jpg'] }]);
  await screen.findByRole('img', { name: 'Shot 1 as it is now' });
  const chosen = await screen.findByRole('button', { name: 'Use picture 1 in the shot' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText('Generating')).toBeNull();
});

test('[BOARD-42] Generate submits the picture with the shot’s description', async () => {
  const said = { rid: 0.5, narration: 'said', dialogue_character_1: 'Mei', dialogue_character_2: 'Bo' };
  const { id, sent, told } = await openStoryboard([wireShot(1, { ...said, static_desc: ' a lamp ' })], {
    [IMAGINE]: () => 'p1',
  });
  expect(told.width_height).toBeUndefined();
  fireEvent.click(go());
  await waitFor(() =>
    expect(bodies(sent, IMAGINE)).toEqual([
      {
        ...said,
        desc: ' a lamp ',
        scense_id: 1,
        script_id: id,
        api_name: 'jimeng',
        tool_name: 'seedream',
        prompt: 'a lamp',
        options: { ar: '16:9', rip: 0.7, rid: 0.5 },
      },
    ]),
  );
});

test('[BOARD-68] [BOARD-70] Generate under Video submits a Jimeng Lite 480p clip in 16:9 from the shot’s picture', async () => {
  const { id, sent } = await openStoryboard([wireShot(1, { scense_img: '/media/1.jpg' })], {
    [VIDEO]: () => ({ task_id: 'c1' }),
  });
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByRole('textbox', { name: 'Motion' });
  expect(screen.getByRole('button', { name: /^Mode: / }).textContent).toContain('Jimeng Lite 480p');
  fireEvent.click(go());
  await waitFor(() =>
    expect(bodies(sent, VIDEO)).toEqual([
      {
        api_name: 'jimeng',
        tool_name: 'jimeng',
        type: 2,
        prompt: 'motion 1',
        scense_id: 1,
        script_id: id,
        ratio: '16:9',
        model: 'lite',
        resolution: '480p',
        seconds: 5,
        image: '/media/1.jpg',
      },
    ]),
  );
});

test('older pictures are loaded on a click; a failed one shows its reason and refund', async () => {
  const pages = [
    {
      lists: [picture('a', 4, { fail_msg: 'The picture could not be drawn', points_refunded: 4 })],
      has_next: 1,
    },
    { lists: [picture('b', 1)], has_next: 0 },
  ];
  await openStoryboard([wireShot(1)], {
    '/script/list-draw-pro': ({ page }: { page: number }) => pages[page - 1],
  });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(pictures()[0]?.textContent).toBe('FailedThe picture could not be drawn4 points refunded');
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('older pictures that got lost on the way say so, and can be asked for again', async () => {
  takeToasts();
  await openStoryboard([wireShot(1)], {
    '/script/list-draw-pro': ({ page }: { page: number }) =>
      page === 1 ? { lists: [picture('a', 1)], has_next: 1 } : lost(),
  });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }));
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { title: 'Failed to load more data', description: 'Check your connection and try again.' },
    ]),
  );
  screen.getByRole('button', { name: 'Show older' });
});

test('a cancelled one is no failure, and says that it was cancelled', async () => {
  await openStoryboard([wireShot(1)], {
    '/script/list-draw-pro': () => ({
      lists: [picture('a', 4, { cancelled: 1, fail_msg: 'Cancelled', points_refunded: 4 })],
      has_next: 0,
    }),
  });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(pictures()[0]?.textContent).toBe('Cancelled4 points refunded');
});

test.each([
  ['picture', 'Drawing', IMAGINE, 'Pictures'],
  ['clip', 'Video', VIDEO, 'Clips'],
])(
  '[ERR-08] a lost connection adds no %s and no error: the status line says that it is being checked, then the outcome',
  async (_, tab, path, region) => {
    const { sent } = await openStoryboard([wireShot(1)], {
      [path]: () => {
        throw new TypeError('Failed to fetch');
      },
      '/studio/submits/check': () => ({ known: false }),
    });
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    await screen.findByRole('textbox', { name: tab === 'Video' ? 'Motion' : 'Prompt' });
    const made = () => within(screen.getByRole('region', { name: region })).queryAllByRole('listitem');
    fireEvent.click(go());
    await screen.findByText('No reply yet; checking…');
    // looked up immediately once online
    window.dispatchEvent(new Event('online'));
    await screen.findByText("That didn't go through. Nothing was charged; try again.");
    expect(bodies(sent, path)).toHaveLength(1);
    expect(bodies(sent, '/studio/submits/check')).toEqual([{ key: expect.stringMatching(/./) }]);
    expect(made()).toEqual([]);
    expect(toasts.waiting).toEqual([]);
  },
);

describe('[ENGINE-19] a submitted clip', () => {
  /** Submits a clip whose poll answers this state. @returns how often shots and clips were read afterwards */
  async function endsWith(state: number) {
    let asked = false;
    let end: (rows: unknown) => void = () => undefined;
    const clip = (at: number) => ({ id: 5, task_id: 'c1', state: at, seconds: 5, tool_name: 'jimeng' });
    const { sent } = await openStoryboard([wireShot(1, { scense_img: '/media/1.jpg' })], {
      [VIDEO]: () => {
        asked = true;
        return { task_id: 'c1' };
      },
      [POLL]: () =>
        new Promise((resolve) => {
          end = resolve;
        }),
      '/script/list-video': () => ({ lists: asked ? [clip(0)] : [], has_next: 0 }),
    });
    fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
    await screen.findByRole('textbox', { name: 'Motion' });
    fireEvent.click(go());
    await screen.findByText('Generating');
    await waitFor(() => expect(bodies(sent, POLL)).toEqual([{ task_id: ['c1'] }]));
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
    const before = sent.length;
    end([{ ...clip(state), poster: '/media/c1.jpg', video_url: '/media/c1.mp4' }]);
    await waitFor(() =>
      expect(Object.values(tasks.byKey).find(({ id }) => id === 'c1')).toMatchObject({ open: 0, state }),
    );
    return (path: string) => bodies(sent.slice(before), path).length;
  }

  test('is polled by its id only; at its end shots and clips are reloaded', async () => {
    const read = await endsWith(3);
    await waitFor(() => expect([read('/script/list-scense'), read('/script/list-video')]).toEqual([1, 1]));
    expect(read(POLL)).toBe(0);
  });

  test.each([2, 5])('is no longer polled after state %i', async (state) => {
    const read = await endsWith(state);
    expect(read(POLL)).toBe(0);
  });
});

describe('[POINTS-10] prices on a shot', () => {
  const told = (more: object) => ({ '/center/points': () => ({ ...POINTS, ...more }) });
  const narrated = () => screen.getByRole('region', { name: 'Narration' });

  test('of picture, clip and narration come from the points answer', async () => {
    await openStoryboard([wireShot(1, { narration: 'said in more than twenty characters' })], {
      ...told({
        jimeng_setting: { 'seedream-3': 7, 'lite-480p': 11, 'lite-720p': 21, 'pro-480p': 1 },
        speech_points: 3,
      }),
    });
    expect(go().textContent).toBe('Generate7 points');
    fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
    await screen.findByRole('textbox', { name: 'Motion' });
    expect(go().textContent).toBe('Generate11 points');
    await within(narrated()).findByText('Narration: 6 points');
    fireEvent.click(screen.getByRole('button', { name: /^Mode:/ }));
    const rows = within(await screen.findByRole('group', { name: 'Jimeng: versions' }));
    expect(
      rows.getAllByRole('radio').map((row) => row.closest('label')?.querySelector('em')?.textContent),
    ).toEqual(['11 points', '21 points', 'price unknown', '1 point', 'price unknown', 'price unknown']);
  });

  test.each([
    ['picture', 'Drawing', IMAGINE],
    ['clip', 'Video', VIDEO],
  ])('show as unknown if a %s has no price, and nothing is sent', async (_, tab, path) => {
    const { sent } = await openStoryboard([wireShot(1)], told({ jimeng_setting: {} }));
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    await screen.findByRole('textbox', { name: tab === 'Video' ? 'Motion' : 'Prompt' });
    expect(go().textContent).toBe('Generateprice unknown');
    takeToasts();
    const asked = bodies(sent, '/center/points').length;
    fireEvent.click(go());
    await waitFor(() => expect(takeToasts()).toMatchObject([{ title: 'Price unknown' }]));
    expect(bodies(sent, '/center/points')).toHaveLength(asked + 1);
    expect(bodies(sent, path)).toEqual([]);
  });
});

test('a shot without a picture says so under Video and offers an upload; its clip can then be made', async () => {
  const { sent } = await openStoryboard([wireShot(1)], { '/script/video': () => ({ task_id: 'c1' }) });
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByText('This shot has no picture yet: the clip is made from your text.');
  expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy();
  fireEvent.click(go());
  await waitFor(() =>
    expect(bodies(sent, '/script/video')).toMatchObject([{ scense_id: 1, prompt: 'motion 1' }]),
  );
});
