import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later, loadAgain } from '../../src/ui/kit/later.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const Part = () => <p>Here at last</p>;

test('a part whose file is lost comes when there is a network again, and takes nothing else down', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ default: Part });
  const Late = later(load);
  render(
    <>
      <p>The page</p>
      <Suspense>
        <Late />
      </Suspense>
    </>,
  );
  await vi.advanceTimersByTimeAsync(500);
  screen.getByText('The page');
  expect(screen.queryByText('Here at last')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);

  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  await screen.findByText('Here at last');
  expect(load).toHaveBeenCalledTimes(2);
});

test('it is requested again after 1, 3, 10 and then every 30 seconds', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  void loadAgain(load);
  for (const [index, seconds] of [1, 3, 10, 30, 30].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
});

test('a module that is nothing, since the page is about to reload, counts as not loaded', async () => {
  const load = vi
    .fn<() => Promise<string | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue('module');
  const loaded = loadAgain(load);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(loaded).resolves.toBe('module');
});
