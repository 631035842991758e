import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStrayDrops } from '../../../src/ui/shell/use-stray-drops.ts';

/** Something that is dragged over the page, or dropped. */
function dragged(type: 'dragover' | 'drop', what: 'Files' | 'text/plain') {
  const dataTransfer = { types: [what], dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  document.body.dispatchEvent(event);
  return { stopped: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

test('a file dropped beside every field is ignored, not opened in place of the app', () => {
  const { unmount } = renderHook(useStrayDrops);
  for (const type of ['dragover', 'drop'] as const)
    expect(dragged(type, 'Files')).toEqual({ stopped: true, effect: 'none' });
  unmount();
  expect(dragged('drop', 'Files').stopped).toBe(false);
});

test('a field that takes files keeps them, and words can be dragged into a text', () => {
  renderHook(useStrayDrops);
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('dragover', take);
  expect(dragged('dragover', 'Files')).toEqual({ stopped: true, effect: 'copy' });
  document.body.removeEventListener('dragover', take);
  expect(dragged('dragover', 'text/plain')).toEqual({ stopped: false, effect: 'copy' });
});
