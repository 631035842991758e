import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { change, eachOnItsOwn } from '../show.tsx';
import { cover, emptySquare, LIST, open, page, tiles } from './square-for-test.tsx';
import { wall, worksFor } from './works-for-test.tsx';

eachOnItsOwn();
beforeEach(emptySquare);

test('of thousands of works only those near the viewport are rendered, and the focused one', async () => {
  await open({ [LIST]: () => page(worksFor(2000, 2000)) });
  const box = await wall();
  const first = await cover('Work 2000');
  expect(tiles().length).toBeLessThan(80);
  expect(box.querySelectorAll('ul *').length).toBeLessThan(350);
  first.focus();
  await act(async () => {
    box.scrollTop = 20_000;
    fireEvent.scroll(box);
  });
  expect(first.isConnected).toBe(true);
  expect(tiles().length).toBeLessThan(80);
  await change(() => first.blur());
  expect(first.isConnected).toBe(false);
});

const indexes = () => tiles().map((tile) => Number(tile.dataset.index));
const inOrder = () => [...indexes()].sort((a, b) => a - b);

test('while the wall scrolls, elements are used again for other works; at rest they are in the order of the list', async () => {
  await open({ [LIST]: () => page(worksFor(2000, 2000)) });
  const box = await wall();
  await cover('Work 2000');
  const before = new Set(tiles());
  await act(async () => {
    box.scrollTop = 20_000;
    fireEvent.scroll(box);
  });
  const used = tiles();
  expect(used.filter((tile) => before.has(tile)).length).toBeGreaterThan(before.size / 2);
  const image = within(used[0] as HTMLElement).getByRole('presentation');
  const { index } = (used[0] as HTMLElement).dataset;
  expect(image.getAttribute('src')).toContain(`/media/${2000 - Number(index)}.jpg`);
  await act(async () => {
    box.scrollTop = 19_500;
    fireEvent.scroll(box);
  });
  expect(indexes()).not.toEqual(inOrder());
  await waitFor(() => expect(indexes()).toEqual(inOrder()));
  expect(Math.min(...indexes())).toBeGreaterThan(100);
});

test('while the focus moves by keyboard, tiles are in the order of the list at all times', async () => {
  await open({ [LIST]: () => page(worksFor(2000, 2000)) });
  const box = await wall();
  const first = await cover('Work 2000');
  vi.spyOn(first, 'matches').mockReturnValue(true);
  await change(() => first.focus());
  for (const top of [20_000, 19_500]) {
    await act(async () => {
      box.scrollTop = top;
      fireEvent.scroll(box);
    });
    expect(indexes()).toEqual(inOrder());
  }
});
