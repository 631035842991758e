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
import { change, eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/draw/record-menu.tsx';

const IMAGINE = '/draw/imagine';
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
/** Opens the menu of a button and presses one of its entries. */
const choose = async (button: string, entry: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));
  const item = await screen.findByRole('menuitem', { name: entry, hidden: true });
  await change(() => void fireEvent.pointerDown(item));
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true));
  await change(() => void fireEvent.click(item));
};
const asked = () => sent.filter(({ path }) => path === IMAGINE).map(({ body }) => body);
const INPUT = {
  tool_name: 'id',
  desc: 'prompt 5',
  ratio: '4:3',
  style_type: 'DESIGN',
  image_file: '/media/ref.png',
};

test('Run again sends the record’s own settings at the price it names, and leaves the bar alone', async () => {
  drawForm.prompt = 'half a thought';
  await open(IDEOGRAM);
  await choose('Actions for this record', /^Run again ?6 points$/);
  await waitFor(() => expect(asked()).toEqual([INPUT]));
  await waitFor(() => expect(draw.records.map(({ draw_id }) => draw_id)).toEqual([41]));
  expect(drawForm).toMatchObject({ prompt: 'half a thought', model: 'mj' });
});

test('Reuse settings fills the whole bar; words that were there come back with Undo', async () => {
  drawForm.prompt = 'half a thought';
  await open(IDEOGRAM);
  await choose('Actions for this record', 'Reuse settings');
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

test('[DRAW-51] Use prompt fills the prompt box and nothing else', async () => {
  await open(IDEOGRAM);
  await choose('Actions for this record', 'Use prompt');
  await waitFor(() => expect(drawForm).toMatchObject({ prompt: 'prompt 5', model: 'mj', ratio: '1:1' }));
  expect(takeToasts()).toEqual([]);
});

test('a finished picture becomes the next reference', async () => {
  await open({ images: ['/media/a.jpg', '/media/b.jpg'] });
  await choose('Actions for picture 2', 'Use as reference');
  await waitFor(() => expect(drawForm.references).toMatchObject([{ url: '/media/b.jpg' }]));
});

test('a failed record offers to try again, with the price; offline it does not, and a menu’s press says why', async () => {
  await open({ ...IDEOGRAM, state: 4, images: [] });
  const tile = screen.getByRole('article');
  fireEvent.click(within(tile).getByRole('button', { name: 'Try again · 6 points' }));
  await waitFor(() => expect(asked()).toEqual([INPUT]));
  await change(() => {
    browser.online = false;
  });
  expect(within(tile).queryByRole('button', { name: /Try again/ })).toBeNull();
  await choose('Actions for this record', /Run again/);
  await waitFor(() => expect(takeToasts().map(({ title }) => title)).toContain("You're offline"));
  expect(asked()).toHaveLength(1);
});

test('what cannot be asked for again offers neither; the record shows the picture it was made from', async () => {
  await open({ tool_name: 'chaofen', options: '{"image_url":"/media/ref.png"}' });
  const tile = screen.getByRole('article');
  within(tile).getByText('Reference');
  expect(tile.querySelector('img')?.getAttribute('src')).toContain('/media/ref.png');
  fireEvent.click(screen.getByRole('button', { name: 'Actions for this record' }));
  const entries = await screen.findAllByRole('menuitem', { hidden: true });
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Use prompt', 'Copy prompt', 'Delete']);
});
