import { beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../../../src/store/announcer.ts';
import { clearToasts, toasts } from '../../../src/store/toasts.ts';
import { deleteWithUndo } from '../../../src/ui/kit/delete-with-undo.ts';

beforeEach(() => {
  clearToasts();
  Object.assign(announcer, { text: '', count: 0 });
});

const undo = async (name: string, bringBack = async () => {}) => {
  await deleteWithUndo(name, async () => bringBack);
  toasts.waiting.at(-1)?.action?.run();
};

test('a screen reader hears what Undo has brought back, since the message goes with the press', async () => {
  await undo('a red fox');
  await vi.waitFor(() => expect(announcer.text).toBe('Brought back: a red fox'));
  await undo('');
  await vi.waitFor(() => expect(announcer.text).toBe('Brought back'));
});

test('of what could not be brought back it hears the message alone', async () => {
  await undo('a red fox', () => Promise.reject(new Error('gone')));
  await vi.waitFor(() => expect(toasts.waiting.at(-1)?.title).toBe('It could not be brought back'));
  expect(announcer.text).toBe('');
});
