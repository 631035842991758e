import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// a browser whose boxes do not grow by themselves, such as Safari before 26.2
vi.stubGlobal('CSS', { supports: () => false });
vi.resetModules();
const { CountedField } = await import('../../../src/ui/kit/counted-field.tsx');
const { eachOnItsOwn, show } = await import('../show.tsx');

eachOnItsOwn();

/** Pixels that the text needs in the box. */
let needed = 0;
let width = 0;
let resize: () => void = () => undefined;

beforeEach(() => {
  width = 300;
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(() => needed);
  vi.spyOn(HTMLTextAreaElement.prototype, 'offsetHeight', 'get').mockReturnValue(42);
  vi.spyOn(HTMLTextAreaElement.prototype, 'clientHeight', 'get').mockReturnValue(40);
  vi.spyOn(HTMLTextAreaElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resize = heard;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.restoreAllMocks());

function Story() {
  const [value, setValue] = useState('');
  return (
    <div data-testid="around">
      <CountedField label="Story" value={value} max={100} rows={4} onValue={setValue} />
    </div>
  );
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Story');
const write = (value: string, height: number) => {
  needed = height;
  fireEvent.change(box(), { target: { value } });
};

test('a box is as high as its text and its borders, and shrinks with it', async () => {
  await show(<Story />);
  write('a story on six lines', 130);
  expect(box().style.height).toBe('132px');
  write('short', 60);
  expect(box().style.height).toBe('62px');
});

test('a box that a person made larger or smaller stays so', async () => {
  await show(<Story />);
  write('a story', 60);
  box().style.height = '200px';
  write('a longer story', 130);
  expect(box().style.height).toBe('200px');
});

test('a narrower box is measured again', async () => {
  await show(<Story />);
  write('a story', 60);
  needed = 90;
  act(resize);
  expect(box().style.height).toBe('62px');
  width = 200;
  act(resize);
  expect(box().style.height).toBe('92px');
});

test('what is scrolled around the box stays where it is', async () => {
  await show(<Story />);
  const around = screen.getByTestId('around');
  around.scrollTop = 50;
  // while the box is measured, there is less to scroll
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(() => {
    around.scrollTop = 10;
    return 130;
  });
  write('a story on six lines', 130);
  expect(around.scrollTop).toBe(50);
});
