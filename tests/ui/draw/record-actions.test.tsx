import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { DrawRecord } from '../../../src/api/draw.ts';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { browser } from '../../../src/store/browser.ts';
import { draw } from '../../../src/store/draw/draw.ts';
import { drawDraft, drawForm } from '../../../src/store/draw/draw-form.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { Record } from '../../../src/ui/draw/record.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { pressEntry } from '../menu.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/draw/record-menu.tsx';

const IMAGINE = '/draw/imagine';
const MENU = 'Actions for prompt 5';
let sent: Sent[];

eachOnItsOwn();
beforeEach(async () => {
  drawDraft.clear();
  points.payload = null;
  takeToasts();
  sent = fakeApi({
    '/center/points': () => ({ potins: 77, star_tel: 'x', user_id: 7, draw_points: 20, id_setting: 6 }),
    [IMAGINE]: () => ({ draw_id: 41, images: ['/media/new.png'] }),
    '/draw/del-draw': () => ({}),
  });
  await refreshPoints();
});

const IDEOGRAM = {
  tool_name: 'id',
  model_name: '',
  options: JSON.stringify({ ratio: '4:3', style_type: 'DESIGN', image_url: '/media/ref.png' }),
} as const;
const open = (more: Partial<DrawRecord>) =>
  show(<Record record={{ ...recordFor(5), ...more }} task={undefined} />);
/** Opens the menu of a button and clicks one of its entries. */
const choose = async (button: string, entry: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));
  await pressEntry(await screen.findByRole('menuitem', { name: entry, hidden: true }));
};
const asked = () => sent.filter(({ path }) => path === IMAGINE).map(({ body }) => body);
const INPUT = {
  tool_name: 'id',
  desc: 'prompt 5',
  ratio: '4:3',
  style_type: 'DESIGN',
  image_file: '/media/ref.png',
};

test('Run again sends the record’s settings at the shown price, without changing the bar', async () => {
  drawForm.prompt = 'half a thought';
  await open(IDEOGRAM);
  await choose(MENU, /^Run again ?6 points$/);
  await waitFor(() => expect(asked()).toEqual([INPUT]));
  await waitFor(() => expect(draw.records.map(({ draw_id }) => draw_id)).toEqual([41]));
  expect(drawForm).toMatchObject({ prompt: 'half a thought', model: 'mj' });
});

test('an edit is made again at the price of an edit', async () => {
  sent = fakeApi({
    '/center/points': () => ({
      ...{ potins: 77, star_tel: 'x', user_id: 7, flux_setting: { 'flux-pro': 5 } },
      models: [{ medium: 'edit', name: 'Kontext', points: 31 }],
    }),
    '/draw/fluxImageApi': () => ({ draw_id: 41, task_id: 'e1' }),
  });
  await refreshPoints();
  const options = JSON.stringify({ ratio: '1:1', image_url: '/media/ref.png' });
  await open({ tool_name: 'fluxImage', model_name: 'flux-pro', options });
  await choose(MENU, /^Run again ?31 points$/);
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/draw/fluxImageApi'));
});

test('Reuse settings fills the whole bar; Undo restores the previous text', async () => {
  drawForm.prompt = 'half a thought';
  await open(IDEOGRAM);
  await choose(MENU, 'Reuse settings');
  await waitFor(() =>
    expect(drawForm).toMatchObject({
      prompt: 'prompt 5',
      model: 'id',
      ratio: '4:3',
      style: 'DESIGN',
      references: [{ url: '/media/ref.png' }],
    }),
  );
  const [toast] = takeToasts();
  expect(toast?.title).toBe('Your prompt was replaced');
  await change(() => toast?.action?.run());
  expect(drawForm).toMatchObject({ prompt: 'half a thought', model: 'mj', references: [] });
});

test('[DRAW-51] Use prompt fills only the prompt', async () => {
  await open(IDEOGRAM);
  await choose(MENU, 'Use prompt');
  await waitFor(() => expect(drawForm).toMatchObject({ prompt: 'prompt 5', model: 'mj', ratio: '1:1' }));
  expect(takeToasts()).toEqual([]);
});

test('a finished picture can be used as reference', async () => {
  await open({ images: ['/media/a.jpg', '/media/b.jpg'] });
  await choose('Actions for picture 2', 'Use as reference');
  await waitFor(() => expect(drawForm.references).toMatchObject([{ url: '/media/b.jpg' }]));
});

test('a failed record offers a retry with the price; offline it is disabled and the menu says why', async () => {
  await open({ ...IDEOGRAM, state: 4, images: [] });
  const tile = screen.getByRole('article');
  fireEvent.click(within(tile).getByRole('button', { name: 'Try again · 6 points · prompt 5' }));
  await waitFor(() => expect(asked()).toEqual([INPUT]));
  await change(() => {
    browser.online = false;
  });
  expect(within(tile).queryByRole('button', { name: /Try again/ })).toBeNull();
  await choose(MENU, /Run again/);
  await waitFor(() => expect(takeToasts().map(({ title }) => title)).toContain("You're offline"));
  expect(asked()).toHaveLength(1);
});

test('records that cannot be repeated offer neither, and show their source picture', async () => {
  await open({ tool_name: 'chaofen', options: '{"image_url":"/media/ref.png"}' });
  const tile = screen.getByRole('article');
  within(tile).getByText('Reference');
  expect(tile.querySelector('img')?.getAttribute('src')).toContain('/media/ref.png');
  fireEvent.click(screen.getByRole('button', { name: MENU }));
  const entries = await screen.findAllByRole('menuitem', { hidden: true });
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Use prompt', 'Copy prompt', 'Delete']);
});

test.each([
  ['VARIATION 2', 'mj', '/draw/chagne-image', 'Try again · 20 points · prompt 5'],
  ['', 'chaofen', '/draw/mediaSrp', 'Try again · 1 point · prompt 5'],
])(
  'a failed change (%s%s) is tried again by the call that started it',
  async (action_cmd, tool_name, path, label) => {
    const input =
      path === '/draw/mediaSrp'
        ? { media_url: '/media/a.jpg', id: 3 }
        : { api_name: 'mj', action: 'VARIATION', index: 1, task_id: 't3', message_input: '' };
    sent = fakeApi({
      '/center/points': () => ({ potins: 77, star_tel: 'x', user_id: 7, draw_points: 20, upscale_points: 1 }),
      '/studio/task/request': () => ({ path, input, points: 20 }),
      [path]: () => ({ task_id: 'again', draw_id: 42 }),
    });
    await refreshPoints();
    await open({ state: 4, images: [], action_cmd, tool_name });
    fireEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() =>
      expect(sent.filter((one) => one.path === path).map(({ body }) => body)).toEqual([input]),
    );
    await waitFor(() => expect(draw.records.at(-1)).toMatchObject({ draw_id: 42, tool_name, action_cmd }));
  },
);

test('[DRAW-52] delete removes the record at once, and Undo restores it', async () => {
  sent = fakeApi({
    '/draw/del-draw': () => ({}),
    '/studio/draw/restore': () => ({ ...recordFor(5) }),
  });
  draw.records = [recordFor(5)];
  await open({});
  await choose(MENU, 'Delete');
  await waitFor(() => expect(draw.records).toEqual([]));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/draw/del-draw')?.body).toEqual({ draw_id: 5 }),
  );
  let undo: (() => void) | undefined;
  await waitFor(() => {
    undo = takeToasts().find(({ title }) => title === 'Delete success')?.action?.run;
    expect(undo).toBeDefined();
  });
  undo?.();
  await waitFor(() => expect(draw.records.map(({ draw_id }) => draw_id)).toEqual([5]));
});

test('a running record can be cancelled, and shows the refunded points', async () => {
  sent = fakeApi({
    '/studio/task/cancel': () => ({
      task_id: 't5',
      kind: 'draw',
      track_id: 't5',
      state: 'cancelled',
      tool: 'mj',
      created_at: '2026-01-01T00:00:00Z',
      points_refunded: 20,
    }),
  });
  await open({ state: 0, images: [] });
  await choose(MENU, 'Cancel');
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([{ title: 'Cancelled', description: '20 points refunded' }]),
  );
});
