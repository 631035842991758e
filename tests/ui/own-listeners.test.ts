import { expect, test, vi } from 'vitest';
import { noting } from '../own-listeners.ts';

test.each([
  ['the window', globalThis],
  ['the document', document],
])('listeners of %s for events of the browser end with their file, others stay', (_, target) => {
  const heard = vi.fn();
  const say = () => {
    for (const type of ['visibilitychange', 'keydown']) target.dispatchEvent(new Event(type));
  };
  target.addEventListener('visibilitychange', heard);
  const end = noting(target);
  for (const type of ['visibilitychange', 'keydown'])
    target.addEventListener(type, heard, { capture: type === 'visibilitychange' });
  say();
  expect(heard).toHaveBeenCalledTimes(3);
  end();
  say();
  // of the earlier file and of the package
  expect(heard).toHaveBeenCalledTimes(5);
  for (const type of ['visibilitychange', 'keydown']) target.removeEventListener(type, heard);
});
