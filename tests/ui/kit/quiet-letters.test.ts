import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onQuietInput, rootWithQuietLetters } from '../../../src/ui/kit/quiet-letters.ts';

afterEach(() => document.body.replaceChildren());

/** A root with two boxes, one of them quiet, and who listens where. */
function boxes() {
  const root = rootWithQuietLetters(document.createElement('div'));
  const [quiet, other] = [document.createElement('textarea'), document.createElement('textarea')];
  root.append(quiet, other);
  document.body.append(root);
  const heard = { root: vi.fn(), page: vi.fn(), typed: vi.fn() };
  // as React does: the root's own, before and after the box's
  for (const type of ['keydown', 'keypress', 'input', 'keyup', 'paste'])
    for (const early of [true, false]) root.addEventListener(type, ({ type }) => heard.root(type), early);
  for (const type of ['keydown', 'input']) document.addEventListener(type, heard.page, { once: true });
  return { quiet, other, heard, end: onQuietInput(quiet, heard.typed) };
}

/** Types one letter. */
function letter(box: HTMLElement, key = 'a', with_: KeyboardEventInit = {}) {
  for (const kind of ['keyDown', 'keyPress', 'keyUp'] as const) fireEvent[kind](box, { key, ...with_ });
  fireEvent.input(box, { target: { value: key } });
}

test('letters in a quiet box do not reach the listeners of the root; its own and those of the page hear them', () => {
  const { quiet, heard } = boxes();
  letter(quiet);
  letter(quiet, ' ');
  expect(heard.root).not.toHaveBeenCalled();
  expect(heard.typed).toHaveBeenCalledTimes(2);
  expect(heard.page).toHaveBeenCalledTimes(2);
});

test('the root hears letters in other boxes, and in this one when it has left', () => {
  const { quiet, other, heard, end } = boxes();
  letter(other);
  expect(heard.root).toHaveBeenCalledTimes(8);
  expect(heard.typed).not.toHaveBeenCalled();
  end();
  letter(quiet);
  expect(heard.root).toHaveBeenCalledTimes(16);
  expect(heard.typed).not.toHaveBeenCalled();
});

test.each<[string, string, KeyboardEventInit]>([
  ['Enter', 'Enter', {}],
  ['Escape', 'Escape', {}],
  ['a letter with Ctrl', 'z', { ctrlKey: true }],
  ['a letter with ⌘', 'z', { metaKey: true }],
  ['a letter with Alt', 'z', { altKey: true }],
])('the root hears %s, which may be a shortcut', (_, key, held) => {
  const { quiet, heard } = boxes();
  fireEvent.keyDown(quiet, { key, ...held });
  expect(heard.root.mock.calls).toEqual([['keydown'], ['keydown']]);
});

test('what is pasted reaches the root', () => {
  const { quiet, heard } = boxes();
  fireEvent.paste(quiet);
  expect(heard.root.mock.calls).toEqual([['paste'], ['paste']]);
});
