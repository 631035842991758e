import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BarPage } from '../../../src/ui/kit/bar-page.tsx';

let resized = () => {};
let height = 100;

beforeEach(() => {
  vi.useFakeTimers();
  height = 100;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  render(
    <BarPage
      bar={(ref) => (
        <form ref={ref}>
          <textarea aria-label="words" />
        </form>
      )}
    >
      <p>history</p>
    </BarPage>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const grow = (by: number) => {
  height += by;
  resized();
};
const type = () => fireEvent.input(screen.getByLabelText('words'), { target: { value: 'a' } });
const told = () => screen.getByText('history').parentElement?.style.getPropertyValue('--bar');

test('the end of the history follows the height of the bar at once, e.g. when a picture is added', () => {
  expect(told()).toBe('100px');
  grow(60);
  expect(told()).toBe('160px');
});

test('while somebody types, the history follows the bar at a pause', () => {
  type();
  grow(24);
  vi.advanceTimersByTime(150);
  type();
  grow(24);
  vi.advanceTimersByTime(150);
  expect(told()).toBe('100px');
  type();
  vi.advanceTimersByTime(199);
  expect(told()).toBe('100px');
  vi.advanceTimersByTime(1);
  expect(told()).toBe('148px');
  grow(-48);
  expect(told()).toBe('100px');
});
