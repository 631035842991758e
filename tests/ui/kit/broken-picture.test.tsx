import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { useBrokenPicture } from '../../../src/ui/kit/use-broken-picture.ts';

/** What was tried out of sight; each test says whether it loads. */
let trials: { src: string; onload: (() => void) | null }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  trials = [];
  browser.online = true;
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      onload: (() => void) | null = null;
      constructor() {
        trials.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  browser.online = true;
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(1000 * seconds));
const open = (source: string) => {
  const { result, rerender } = renderHook(({ address }) => useBrokenPicture(address), {
    initialProps: { address: source },
  });
  return {
    broken: () => result.current[0],
    fail: () => act(() => result.current[1](true)),
    show: (address: string) => rerender({ address }),
  };
};

test('a picture that could not be loaded comes back by itself, once it loads; it is tried ever less often', () => {
  const picture = open('/media/a.jpg');
  expect(picture.broken()).toBe(false);
  picture.fail();
  expect(picture.broken()).toBe(true);
  pass(5);
  expect(trials.map(({ src }) => src)).toEqual(['/media/a.jpg']);
  pass(5);
  expect(trials).toHaveLength(1);
  pass(5);
  expect(trials).toHaveLength(2);
  expect(picture.broken()).toBe(true);
  act(() => trials[1]?.onload?.());
  expect(picture.broken()).toBe(false);
  pass(600);
  expect(trials).toHaveLength(2);
});

test('without a network nothing is tried; with the network back, at once', async () => {
  const picture = open('/media/a.jpg');
  picture.fail();
  await act(async () => {
    browser.online = false;
  });
  pass(600);
  expect(trials).toHaveLength(0);
  await act(async () => {
    browser.online = true;
  });
  pass(0);
  expect(trials).toHaveLength(1);
});

test('another picture in the same place is not broken, and a late answer about the one before does not count', () => {
  const picture = open('/media/a.jpg');
  picture.fail();
  pass(5);
  picture.show('/media/b.jpg');
  expect(picture.broken()).toBe(false);
  picture.fail();
  act(() => trials[0]?.onload?.());
  expect(picture.broken()).toBe(true);
});
