import { expect, test, vi } from 'vitest';
import { frameAt } from '../../../../src/ui/create/storyboard/read-frame.ts';

test('a frame that the browser does not give away is none, and no error that nobody hears of', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {
    throw new DOMException('The canvas has been tainted by cross-origin data.', 'SecurityError');
  });
  expect(await frameAt(document.createElement('video'), 'frame.png')).toBeNull();
  vi.restoreAllMocks();
});
