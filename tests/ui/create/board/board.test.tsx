import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scopedName } from '../../../../tools/css-modules.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const LAYOUT = 'src/ui/create/storyboard/board.module.css';
const HANDLE = '/script/handle-scense';
const side = () => screen.getByRole('complementary');
const shots = () => within(screen.getByRole('list', { name: 'Shots' })).queryAllByRole('listitem');
const card = () => screen.getByRole('button', { name: 'Add an empty shot' });

eachOnItsOwn();
afterEach(memberGone);

test('[BOARD-03] the player stands left of the sidebar with the tools of the shot', async () => {
  await openStoryboard([wireShot(1, { scense_img: '/media/1.jpg' }), wireShot(2)]);
  const player = screen.getByRole('img', { name: 'Shot 1 as it is now' });
  const [main, ...rest] = side().parentElement?.children ?? [];
  expect(main?.contains(player)).toBe(true);
  expect(rest).toEqual([side()]);
  // happy-dom has no layout, so read the CSS rule that places them side by side
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync(LAYOUT, 'utf8').replace(
    /\.(?=[a-z])(\w+)/gi,
    (_class, name: string) => `.${scopedName(name, path.resolve(LAYOUT))}`,
  );
  document.head.append(sheet);
  const { display, gridTemplateColumns } = getComputedStyle(side().parentElement as Element);
  sheet.remove();
  expect([display, gridTemplateColumns]).toEqual(['grid', 'minmax(0, 1fr) 352px']);
  expect(within(side()).getByRole('heading', { name: 'Shot 1' })).toBeTruthy();
});

test('[BOARD-12] the timeline ends with a card that adds an empty shot', async () => {
  const { id, sent, told } = await openStoryboard([wireShot(1)], {
    [HANDLE]: () => {
      told.lists = [wireShot(1), wireShot(2, { hm_desc: '', static_desc: '' })];
      return { id: 2 };
    },
  });
  expect(shots()[0]?.compareDocumentPosition(card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(card());
  await screen.findByRole('heading', { name: 'Shot 2' });
  expect(bodies(sent, HANDLE)).toEqual([{ type: 1, script_id: id, add_type: 2 }]);
  expect(shots()).toHaveLength(2);
  expect(shots()[1]?.compareDocumentPosition(card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[BOARD-102] without shots player and sidebar are empty, and the card adds the first one', async () => {
  const { told } = await openStoryboard([], {
    [HANDLE]: () => {
      told.lists = [wireShot(9)];
      return { id: 9 };
    },
  });
  expect(shots()).toEqual([]);
  expect(screen.getByText('No shots in the storyboard yet. Add one below.')).toBeTruthy();
  expect(side().textContent).toBe('Select or add a shot to see its tools.');
  fireEvent.click(card());
  await screen.findByRole('heading', { name: 'Shot 1' });
});

test('each picture and clip state has its label on the shot', async () => {
  const values = [0, 1, 2, 4, 5, 6];
  await openStoryboard([
    ...values.map((has_generate, index) => wireShot(index + 1, { has_generate, hm_desc: '' })),
    ...values.map((video_generate, index) => wireShot(index + 7, { video_generate, hm_desc: '' })),
  ]);
  const says = shots().map(
    (shot) => /Queued|Generating|Failed/.exec(within(shot).getAllByRole('button')[0]?.textContent ?? '')?.[0],
  );
  expect(says).toEqual([
    ...[undefined, undefined, 'Queued', 'Generating', 'Queued', 'Failed'],
    ...[undefined, undefined, 'Queued', 'Generating', 'Generating', 'Failed'],
  ]);
  // in the button's name too, which screen readers read instead of what it contains
  const named = shots().map((shot) => within(shot).getAllByRole('button')[0]?.getAttribute('aria-label'));
  expect(named.map((name) => name?.split(' · ')[1])).toEqual(says);
});

test('a queued shot is said to be generating once it has begun, though nothing has ended', async () => {
  let has_generate = 2;
  const { sent } = await openStoryboard([], {
    '/script/list-scense': () => ({ lists: [wireShot(1), wireShot(2, { has_generate })], image_need: 1 }),
  });
  const says = () => /Queued|Generating/.exec(shots()[1]?.textContent ?? '')?.[0];
  await waitFor(() => expect(says()).toBe('Queued'));
  // by the page, by the engine, and by the page because of what the engine was told; after that by the engine alone
  await waitFor(() => expect(bodies(sent, '/script/list-scense').length).toBeGreaterThan(3));
  has_generate = 4;
  await waitFor(() => expect(says()).toBe('Generating'), { timeout: 15_000 });
});

test('choosing another shot switches the sidebar to it', async () => {
  await openStoryboard([wireShot(1), wireShot(2)]);
  fireEvent.click(screen.getByRole('button', { name: 'Shot 2: screen 2' }));
  await screen.findByRole('heading', { name: 'Shot 2' });
  expect(within(side()).getByText('screen 2')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveProperty('value', 'still 2'),
  );
});

test('a shot far from view is a named button; its menu and words come with it into view', async () => {
  await openStoryboard(Array.from({ length: 30 }, (_, i) => wireShot(i + 1)));
  const strip = screen.getByRole('list', { name: 'Shots' });
  expect(within(strip).getAllByRole('button', { name: /^Shot \d+: / })).toHaveLength(30);
  const menus = () => within(strip).getAllByRole('button', { name: /^Actions/ });
  expect(menus()).toHaveLength(12);
  // the last shot is chosen, which brings its row into view
  fireEvent.click(within(strip).getByRole('button', { name: /^Shot 30: / }));
  await waitFor(() => expect(menus().length).toBeGreaterThan(20));
});
