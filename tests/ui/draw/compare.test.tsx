import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { draw } from '../../../src/store/draw/draw.ts';
import { overlay, pickSecond } from '../../../src/store/draw/overlay.ts';
import { Overlays } from '../../../src/ui/draw/overlays.tsx';
import { Record } from '../../../src/ui/draw/record.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/draw/compare.tsx';

eachOnItsOwn();
beforeEach(async () => {
  const [older, newer] = [
    { ...recordFor(5), images: ['/media/a.jpg', '/media/b.jpg'] },
    { ...recordFor(6), images: ['/media/c.jpg'] },
  ];
  draw.records = [older, newer];
  await show(
    <>
      <Record record={older} task={undefined} />
      <Record record={newer} task={undefined} />
      <Overlays />
    </>,
  );
  await change(() => pickSecond({ id: 5, index: 1 }));
});
const banner = () => screen.queryByText('Choose the picture to compare it with');

test('two pictures of different records are compared; the divider is a slider, and the sides can be swapped', async () => {
  // a picture cannot be compared with itself
  const own = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Compare with picture 2 of 2: prompt 5',
  });
  expect(own.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Compare with picture 1 of 1: prompt 6' }));
  const view = await screen.findByRole('dialog', { name: 'Compare two pictures', hidden: true });
  const sides = () =>
    within(view)
      .getAllByRole('img', { hidden: true })
      .map((one) => `${one.getAttribute('alt')} ${one.getAttribute('src')?.split('/').at(-1)}`);
  expect(sides()).toEqual(['Left: prompt 5 b.jpg', 'Right: prompt 6 c.jpg']);
  const divider = within(view).getByRole('slider', { name: 'Divider between the pictures', hidden: true });
  fireEvent.change(divider, { target: { value: '25' } });
  expect(divider.getAttribute('aria-valuetext')).toBe('Left 25 percent, right 75 percent');
  fireEvent.click(within(view).getByRole('button', { name: 'Swap the pictures', hidden: true }));
  expect(sides()).toEqual(['Left: prompt 6 c.jpg', 'Right: prompt 5 b.jpg']);
  fireEvent.click(within(view).getByRole('button', { name: 'Close', hidden: true }));
  await waitFor(() => expect(overlay.open).toBeNull());
});

test('two pictures of one record are told apart by their numbers', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Compare with picture 1 of 2: prompt 5' }));
  const view = await screen.findByRole('dialog', { name: 'Compare two pictures', hidden: true });
  within(view).getByText(/ · Picture 2$/);
  within(view).getByText(/ · Picture 1$/);
});

test('Escape and Cancel end the selection, and a click opens the picture again', async () => {
  expect(banner()).not.toBeNull();
  fireEvent.keyDown(window, { key: 'Escape' });
  await waitFor(() => expect(banner()).toBeNull());
  await change(() => pickSecond({ id: 5, index: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(banner()).toBeNull());
  screen.getByRole('button', { name: 'Picture 1 of 1, full screen: prompt 6' });
});

test('the keyboard goes on at the picture beside the first one, and back to that when the selection ends', async () => {
  const focused = () => document.activeElement?.getAttribute('data-picture');
  await screen.findByText('Choose the picture to compare it with');
  await waitFor(() => expect(focused()).toBe('6-0'));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.focus();
  fireEvent.click(cancel);
  await waitFor(() => expect(focused()).toBe('5-1'));
});

test('deleting the first picture ends the selection', async () => {
  await change(() => {
    draw.records = draw.records.filter(({ draw_id }) => draw_id !== 5);
  });
  await waitFor(() => expect(overlay.picking).toBeNull());
});
