/** Models that do not make the film's ratio: neither the button, nor the shortcut, nor the menu of the shot sends anything. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeToasts } from '../../../../src/store/toasts.ts';
import '../../../../src/ui/kit/floating-menu.tsx';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { openMenu } from '../../menu.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';

const upright = { name: 'Narrow', ratios: ['9:16'] };
const WORDS = "Narrow doesn't make 16:9, this film's ratio. Choose another model.";

eachOnItsOwn();
beforeEach(() => void takeToasts());
afterEach(memberGone);

test.each([
  ['Drawing', 'picture', 'seedream', '/script/imagine', /^Generate image/],
  ['Video', 'clip', 'jimeng', '/script/video', /^Generate video/],
])('%s: neither button, nor shortcut, nor menu sends anything', async (tab, medium, tool, path, entry) => {
  const { sent } = await openStoryboard(
    [wireShot(1, { static_desc: 'a lamp', dynamic_desc: 'push in', scense_img: '/media/1.jpg' })],
    { '/center/points': () => ({ ...POINTS, models: [{ ...upright, medium, tool }] }) },
  );
  fireEvent.click(screen.getByRole('tab', { name: tab }));
  await screen.findByText(WORDS);
  fireEvent.click(screen.getByRole('button', { name: /^Generate/ }));
  await change(() => void fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true }));
  await waitFor(() => expect(takeToasts().map(({ title }) => title)).toEqual([WORDS]));
  await openMenu('Actions for shot 1');
  expect((await screen.findByRole('menuitem', { name: entry })).textContent).toContain(WORDS);
  expect(bodies(sent, path)).toEqual([]);
});
