import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../../src/store/draw/draw.ts';
import { Overlays } from '../../../src/ui/draw/overlays.tsx';
import { Record } from '../../../src/ui/draw/record.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/draw/viewer.tsx';
import '../../../src/ui/draw/viewer-motion.ts';

// happy-dom's animations cause errors when they are cancelled
Reflect.deleteProperty(Element.prototype, 'animate');

/** Opens the full-screen view at the first of the record's pictures. */
async function open(count: number, around: { above?: number; below?: number } = {}): Promise<HTMLElement> {
  const images = Array.from({ length: count }, (_, index) => `/media/${index + 1}.jpg`);
  const record = { ...recordFor(5), images };
  const others = (id: number, pictures = 0) =>
    pictures ? [{ ...recordFor(id), images: Array(pictures).fill('/media/other.jpg') }] : [];
  draw.records = [...others(4, around.above), record, ...others(6, around.below)];
  await show(
    <>
      <Record record={record} task={undefined} />
      <Overlays />
    </>,
  );
  const first = screen.getByRole('button', { name: `Picture 1 of ${count}, full screen: prompt 5` });
  first.focus();
  fireEvent.click(first);
  return screen.findByRole('dialog', { name: 'prompt 5', hidden: true });
}
const isShown = (view: HTMLElement, name: string) =>
  within(view).findByRole('img', { name: `${name}: prompt 5`, hidden: true });
const key = (view: HTMLElement, name: string) => fireEvent.keyDown(view, { key: name });

eachOnItsOwn();

test('arrow keys and buttons cycle through the pictures, and the current one is announced', async () => {
  const view = await open(3);
  await isShown(view, '1 of 3');
  within(view).getByText('1 of 3');
  key(view, 'ArrowRight');
  await isShown(view, '2 of 3');
  key(view, 'ArrowLeft');
  key(view, 'ArrowLeft');
  await isShown(view, '3 of 3');
  within(view).getByText('3 of 3');
  fireEvent.click(within(view).getByRole('button', { name: 'Next', hidden: true }));
  await isShown(view, '1 of 3');
  // the current picture is the one that is saved
  within(view).getByRole('button', { name: 'Download picture 1', hidden: true });
});

test('a single picture has no navigation', async () => {
  const view = await open(1);
  key(view, 'ArrowRight');
  await isShown(view, '1 of 1');
  expect(within(view).queryByRole('button', { name: 'Next', hidden: true })).toBeNull();
});

test('keys, buttons and swipes go on from a record with a single picture to the ones beside it, and stop at the end', async () => {
  const view = await open(1, { above: 3, below: 1 });
  const shown = (name: string) => within(view).findByRole('img', { name, hidden: true });
  const button = (name: string) => within(view).getByRole('button', { name, hidden: true });
  key(view, 'ArrowRight');
  await shown('1 of 1: prompt 6');
  // it stays in its place, with the focus
  expect(button('Next').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Next'));
  await shown('1 of 1: prompt 6');
  fireEvent.click(button('Previous'));
  await shown('1 of 1: prompt 5');
  fireEvent.touchStart(view, { touches: [{ clientX: 60, clientY: 300 }] });
  fireEvent.touchEnd(view, { changedTouches: [{ clientX: 260, clientY: 300 }] });
  await shown('3 of 3: prompt 4');
  key(view, 'ArrowRight');
  await shown('1 of 1: prompt 5');
});

test('+ zooms in, - zooms out', async () => {
  const view = await open(1);
  await isShown(view, '1 of 1');
  const zoomed = () => within(view).queryByRole('region', { name: 'Zoomed picture', hidden: true });
  key(view, '-');
  expect(zoomed()).toBeNull();
  key(view, '+');
  await waitFor(() => expect(zoomed()).not.toBeNull());
  key(view, '+');
  expect(zoomed()).not.toBeNull();
  key(view, '-');
  await waitFor(() => expect(zoomed()).toBeNull());
  // the same key without Shift
  key(view, '=');
  await waitFor(() => expect(zoomed()).not.toBeNull());
});

test('Escape closes it and returns the focus to the picture', async () => {
  const view = await open(2);
  await waitFor(() => expect(view.contains(document.activeElement)).toBe(true));
  key(view, 'Escape');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Picture 1 of 2/));
});

test('it shows the prompt; a click, its button or Z zooms in and out, and arrow keys pan the zoomed picture', async () => {
  const view = await open(2);
  const picture = await isShown(view, '1 of 2');
  within(view).getByText('prompt 5');
  fireEvent.click(picture);
  const zoomed = () => within(view).queryByRole('region', { name: 'Zoomed picture', hidden: true });
  await waitFor(() => expect(document.activeElement).toBe(zoomed()));
  expect(within(view).queryByText('prompt 5')).toBeNull();
  key(view, 'ArrowRight');
  await isShown(view, '1 of 2');
  fireEvent.click(within(view).getByRole('button', { name: 'Fit to the window', hidden: true }));
  await waitFor(() => expect(zoomed()).toBeNull());
  key(view, 'z');
  await waitFor(() => expect(zoomed()).not.toBeNull());
  // keys reach the view after zooming, too, and the browser's own are left to it
  fireEvent.keyDown(view, { key: 'z', ctrlKey: true });
  expect(zoomed()).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(zoomed()));
  key(view, 'z');
  await waitFor(() => expect(zoomed()).toBeNull());
  expect(view.contains(document.activeElement)).toBe(true);
  key(view, 'z');
  await waitFor(() => expect(zoomed()).not.toBeNull());
  // the next picture is not zoomed
  fireEvent.click(within(view).getByRole('button', { name: 'Next', hidden: true }));
  await isShown(view, '2 of 2');
  expect(zoomed()).toBeNull();
});

test('a click beside the picture closes the view, one on the picture does not', async () => {
  const view = await open(2);
  fireEvent.click(await isShown(view, '1 of 2'));
  fireEvent.click(within(view).getByRole('button', { name: 'Next', hidden: true }));
  await isShown(view, '2 of 2');
  fireEvent.click(view);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});
