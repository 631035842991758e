import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { decodeTaskContext } from '../../../src/api/task-context.ts';
import { points } from '../../../src/store/account/points.ts';
import { board } from '../../../src/store/film/storyboard/board.ts';
import '../../../src/ui/create/storyboard/clip-tab.tsx';
import '../../../src/ui/create/storyboard/picture-edit.tsx';
import '../../../src/ui/create/storyboard/shot-sound.tsx';
import '../../../src/ui/kit/floating-menu.tsx';
import { bodies, wireShot } from '../../store/film/board-shots.ts';
import { chooseIn } from '../menu.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { memberGone, openStoryboard, POINTS } from './film-page.tsx';

const PRICES = {
  ...POINTS,
  draw_points: 20,
  upscale_points: 1,
  sound_effect_points: 3,
  flux_setting: { 'flux-pro': 5 },
};
const picture = {
  id: 31,
  task_id: 'd1',
  draw_index: 0,
  state: 1,
  image_one: '/media/d1.jpg',
  images: ['/media/d1.jpg'],
  tool_name: 'mj',
  message_input: 'a lamp',
  is_select: 1,
  select_index: 0,
};
const clip = {
  id: 51,
  task_id: 'v1',
  state: 3,
  video_url: '/media/v1.mp4',
  poster: '/media/v1.jpg',
  tool_name: 'jimeng',
  is_allowed_chaofen: 1,
  options: '{"prompt":"a lamp"}',
  is_select: 0,
};

const twice = (button: HTMLElement) => {
  fireEvent.click(button);
  fireEvent.click(button);
};
const videoTab = async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByRole('textbox', { name: 'Motion' });
};
const generate = () => screen.getByRole('button', { name: /^Generate/ });
const PICTURE = 'Actions for picture 1';
const CLIP = 'Actions for clip 1';

/** Presses of the storyboard that wait for a price: what they call, and how they are pressed twice. */
const PRESSES: [what: string, call: string, press: () => Promise<unknown>][] = [
  ['a picture', '/script/imagine', async () => twice(generate())],
  [
    'a clip',
    '/script/video',
    async () => {
      await videoTab();
      twice(generate());
    },
  ],
  [
    'a variation',
    '/draw/chagne-image',
    async () => {
      await chooseIn(PICTURE, /^Evolve/);
      await chooseIn(PICTURE, /^Evolve/);
    },
  ],
  [
    'an edit',
    '/draw/fluxImageApi',
    async () => {
      await chooseIn(PICTURE, /^Edit/);
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit the picture' }));
      fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'at night' } });
      twice(dialog.getByRole('button', { name: /^Edit/ }));
    },
  ],
  [
    'a sound effect',
    '/video/mmaudio',
    async () => {
      await videoTab();
      await chooseIn(CLIP, /^Sound effect/);
      const dialog = within(await screen.findByRole('dialog', { name: 'Sound effect' }));
      fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'rain' } });
      twice(dialog.getByRole('button', { name: /^Generate/ }));
    },
  ],
  [
    'a batch',
    '/script/submit-task',
    async () => {
      await chooseIn('Batch', 'Batch images');
      const dialog = within(await screen.findByRole('dialog', { name: 'Batch images' }));
      twice(dialog.getByRole('button', { name: 'Generate' }));
    },
  ],
];

eachOnItsOwn();
afterEach(memberGone);

test.each(PRESSES)(
  '%s that waits for its price is made once, for the film and the shot where it was pressed',
  async (_, call, press) => {
    let tell: (answer: unknown) => void = () => undefined;
    let asked: unknown = PRICES;
    const { id, sent } = await openStoryboard([wireShot(1, { scense_img: '/media/1.jpg' })], {
      '/center/points': () => asked,
      '/script/list-draw-pro': () => ({ lists: [picture], has_next: 0 }),
      '/script/list-video': () => ({ lists: [clip], has_next: 0 }),
      [call]: () => ({ task_id: 'e1' }),
    });
    const contexts: unknown[] = [];
    const send = fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const context = decodeTaskContext(new Headers(init?.headers).get('task-context'));
      if (context) contexts.push(context);
      return send(input, init);
    });
    await screen.findByRole('button', { name: 'Use picture 1 in the shot' });
    asked = new Promise((resolve) => {
      tell = resolve;
    });
    await change(() => {
      points.payload = null;
    });
    await press();
    expect(bodies(sent, call)).toEqual([]);
    // another film
    await act(async () => {
      location.hash = `/create?id=${id + 5000}&step=4`;
    });
    await waitFor(() => expect(board.projectId).toBe(id + 5000));
    await act(async () => tell(PRICES));
    await waitFor(() => expect(bodies(sent, call).length).toBeGreaterThan(0));
    await waitFor(() => expect(points.payload).not.toBeNull());
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    const bodiesSent = bodies(sent, call);
    expect(bodiesSent).toHaveLength(1);
    expect(JSON.stringify(bodiesSent)).not.toContain(String(id + 5000));
    expect(contexts).toMatchObject([{ page: '/create', script_id: id }]);
  },
);
