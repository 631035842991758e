import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { BLANK_CLIP, clipForm } from '../../../src/store/video/clip-form.ts';
import { frameUploads } from '../../../src/store/video/frame-upload.ts';
import { takeSettings } from '../../../src/ui/video/take.ts';
import { holdUpload } from '../../store/held-upload.ts';

beforeEach(forgetAll);

test('a frame that is still being uploaded does not take the place of the clip’s whose settings are used again', async () => {
  const { asked, arrive } = holdUpload();
  onTestFinished(() => void vi.unstubAllGlobals());
  const taking = frameUploads.first.take(new File(['x'], 'a.png', { type: 'image/png' }));
  await asked();
  takeSettings({ ...BLANK_CLIP, prompt: 'the pier', first: { url: '/own.jpg', name: 'own' } });
  arrive();
  await taking;
  expect(clipForm.first?.url).toBe('/own.jpg');
  expect(frameUploads.first.state.phase).toBe('idle');
});

test('a frame that was waiting without words comes back with Undo', () => {
  clipForm.first = { url: '/mine.jpg', name: 'mine' };
  takeToasts();
  takeSettings({ ...BLANK_CLIP, prompt: 'the pier', first: { url: '/own.jpg', name: 'own' } });
  const [told] = takeToasts();
  expect(told?.title).toBe('Your pictures were replaced');
  told?.action?.run();
  expect(clipForm).toMatchObject({ prompt: '', first: { url: '/mine.jpg' } });
});
