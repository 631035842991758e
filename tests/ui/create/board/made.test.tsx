import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toasts } from '../../../../src/store/toasts.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';

const IMAGINE = '/script/imagine';
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

test('a picture that was asked for is on top at once, coming, and at its end everything is read anew', async () => {
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

test('older pictures come at a press; one that failed says why, and where its points went', async () => {
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

test('[ERR-08] a lost connection adds no picture and no message: the line over Generate says that it is checked, and how it ended', async () => {
  const { sent } = await openStoryboard([wireShot(1)], {
    [IMAGINE]: () => {
      throw new TypeError('Failed to fetch');
    },
    '/studio/submits/check': () => ({ known: false }),
  });
  fireEvent.click(go());
  await screen.findByText('No reply yet; checking…');
  // looked up at once when the network is back
  window.dispatchEvent(new Event('online'));
  await screen.findByText("That didn't go through. Nothing was charged; try again.");
  expect(bodies(sent, '/studio/submits/check')).toEqual([{ key: expect.stringMatching(/./) }]);
  expect(pictures()).toEqual([]);
  expect(toasts.waiting).toEqual([]);
});

test('what Generate costs is read from the member’s points', async () => {
  await openStoryboard([wireShot(1)], {
    '/center/points': () => ({ ...POINTS, jimeng_setting: { 'seedream-3': 7 } }),
  });
  expect(go().textContent).toBe('Generate7 points');
});

test('a shot without a picture says so under Video, offers an upload, and its clip can be made', async () => {
  const { sent } = await openStoryboard([wireShot(1)], { '/script/video': () => ({ task_id: 'c1' }) });
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByText('This shot has no picture yet: one will be generated from your text first.');
  expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy();
  fireEvent.click(go());
  await waitFor(() =>
    expect(bodies(sent, '/script/video')).toMatchObject([{ scense_id: 1, prompt: 'motion 1' }]),
  );
});
