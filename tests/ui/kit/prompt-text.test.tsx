import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { proxy } from 'valtio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// a browser whose boxes do not grow by themselves
vi.stubGlobal('CSS', { supports: () => false });
vi.resetModules();
const { usePromptText } = await import('../../../src/ui/kit/use-prompt-text.ts');

/** A box like that of a prompt bar, and a button beside it. */
function Box({ form }: { form: { prompt: string } }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const text = usePromptText(box, form, () => undefined);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <textarea ref={box} onBlur={text.flush} />
      <button type="button">Beside</button>
    </form>
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (words: string) => fireEvent.input(box(), { target: { value: words } });
/** Shows the box and types into it. @returns the form */
function typed(words: string, before = ''): { prompt: string } {
  const form = proxy({ prompt: before });
  render(<Box form={form} />);
  type(words);
  return form;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the form gets what was typed when the fingers pause, not with each letter', () => {
  const form = typed('a');
  vi.advanceTimersByTime(60);
  type('a f');
  vi.advanceTimersByTime(60);
  expect(form.prompt).toBe('');
  vi.advanceTimersByTime(60);
  expect(form.prompt).toBe('a f');
});

test('where the browser does not make the box grow, it grows with each letter', () => {
  typed('a');
  Object.defineProperty(box(), 'scrollHeight', { value: 54 });
  type('a fox on two lines');
  expect(box().style.height).toBe('54px');
});

test.each<[string, () => unknown]>([
  ['a click', () => fireEvent.click(screen.getByRole('button'))],
  ['submitting', () => fireEvent.submit(box().form as HTMLFormElement)],
  ['leaving the box', () => fireEvent.blur(box())],
  ['leaving the tab', () => fireEvent(document, new Event('visibilitychange'))],
  ['leaving the page', () => cleanup()],
])('before %s the form has every letter', (_, deed) => {
  const form = typed('a fox');
  expect(form.prompt).toBe('');
  deed();
  expect(form.prompt).toBe('a fox');
});

test('a text from elsewhere is shown, but never replaces letters that the form does not have yet', async () => {
  const form = typed('a fox', 'a cat');
  form.prompt = 'from a draft';
  await act(async () => {});
  expect(box().value).toBe('a fox');
  vi.advanceTimersByTime(200);
  expect(form.prompt).toBe('a fox');
  form.prompt = 'an earlier prompt';
  await act(async () => {});
  expect(box().value).toBe('an earlier prompt');
});
