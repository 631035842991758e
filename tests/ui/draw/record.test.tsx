import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { proxy, useSnapshot } from 'valtio';
import { expect, test } from 'vitest';
import type { DrawRecord } from '../../../src/api/draw.ts';
import { Record } from '../../../src/ui/draw/record.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

const open = async (more: Partial<DrawRecord>): Promise<HTMLElement> => {
  await show(<Record record={{ ...recordFor(5), ...more }} task={undefined} />);
  return screen.getByRole('article', { name: 'prompt 5' });
};
/** The pictures that can be opened. */
const pictures = (record: HTMLElement) => within(record).queryAllByRole('button', { name: /^Picture/ });
const LOST = "Couldn't load this picture";

eachOnItsOwn();

test('[DRAW-27] a picture that fails to load is replaced by a placeholder; the others stay', async () => {
  const record = await open({ images: ['/media/a.jpg', '/media/b.jpg', 'javascript:alert(1)'] });
  // a URL that is not allowed counts as failed from the start
  expect(within(record).getAllByText(LOST)).toHaveLength(1);
  expect(pictures(record)).toHaveLength(2);
  const [, second] = record.querySelectorAll('img');
  if (!second) throw new Error('no second picture');
  fireEvent.error(second);
  expect(within(record).getAllByText(LOST)).toHaveLength(2);
  expect(pictures(record).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Picture 1 of 3, full screen: prompt 5',
  ]);
  // actions that would fail are not offered
  expect(within(record).queryByRole('button', { name: 'Download picture 2' })).toBeNull();
  // loaded again on request; by itself: tests/ui/kit/broken-picture.test.tsx
  fireEvent.click(within(record).getByRole('button', { name: LOST }));
  expect(pictures(record)).toHaveLength(2);
});

test('a long prompt names its record and each of its pictures in short: it stands above them', async () => {
  const prompt = 'a cat and a dog '.repeat(120).trim();
  await show(<Record record={{ ...recordFor(5), message_input: prompt }} task={undefined} />);
  const record = screen.getByRole('article', { name: /^a cat and a dog .{0,70}…$/ });
  expect(record.textContent).toContain(prompt);
  const [picture] = pictures(record);
  expect(picture?.getAttribute('aria-label')).toMatch(/^Picture 1 of 1, full screen: a cat .{0,80}…$/);
});

test('[DRAW-26] a failed record shows reason and refund; a running one has placeholders', async () => {
  const failed = await open({
    state: 4,
    images: [],
    fail_msg: 'The words were too dark',
    points_refunded: 4,
  });
  for (const words of ['Generation failed', 'The words were too dark', '4 points refunded'])
    within(failed).getByText(words);
  expect(pictures(failed)).toEqual([]);
});

test.each([0, 2, 3])('[DRAW-26] a record of state %i is running, with four placeholders', async (state) => {
  const record = await open({ state, images: [] });
  expect(record.getAttribute('aria-busy')).toBe('true');
  expect(record.querySelectorAll('[data-ui=arriving]')).toHaveLength(4);
  expect(within(record).queryByText('Generation failed')).toBeNull();
});

test('[DRAW-26] a record of state 1 shows its pictures; an unknown state counts as running', async () => {
  const done = await open({ images: ['/media/a.jpg', '/media/b.jpg'] });
  expect(pictures(done)).toHaveLength(2);
  expect(done.getAttribute('aria-busy')).toBe('false');
  cleanup();
  const unknown = await open({ state: 9, images: [] });
  expect(unknown.getAttribute('aria-busy')).toBe('true');
});

test('a cancelled record says so without a reason, with its refund', async () => {
  const record = await open({ state: 4, images: [], cancelled: 1, fail_msg: 'stopped', points_refunded: 20 });
  within(record).getByText('Cancelled');
  within(record).getByText('20 points refunded');
  expect(within(record).queryByText('stopped')).toBeNull();
});

test('pictures of a running record fade in once loaded; earlier ones are shown at once', async () => {
  const stage = proxy({ done: false });
  const running = { ...recordFor(5), state: 0, images: [] };
  const Turn = () => {
    const { done } = useSnapshot(stage);
    return <Record record={done ? recordFor(5) : running} task={undefined} />;
  };
  await show(<Turn />);
  await change(() => {
    stage.done = true;
  });
  const awaited = await waitFor(() => {
    const picture = screen.getByRole('article').querySelector('img');
    expect(picture).not.toBeNull();
    return picture as HTMLImageElement;
  });
  expect(awaited.className).not.toBe('');
  fireEvent.load(awaited);
  expect(awaited.hasAttribute('data-loaded')).toBe(true);
  fireEvent.animationEnd(awaited);
  await waitFor(() => expect(awaited.className).toBe(''));
  cleanup();
  const there = await open({});
  expect(there.querySelector('img')?.className).toBe('');
});

test('a record made by an external service shows its progress', async () => {
  const late = 'FLUX (fal) takes longer than usual. It goes on; if it fails, your points come back';
  const record = await open({ state: 2, images: [], provider: 'FLUX (fal)', progress_msg: late });
  within(record).getByText(late);
});
