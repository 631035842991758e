import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { beginWith } from '../../../src/store/video/begin-with.ts';
import { chooseMode, chooseSubMode } from '../../../src/store/video/change-form.ts';
import { BLANK_CLIP, clipForm, UPLOAD } from '../../../src/store/video/clip-form.ts';
import { clipView } from '../../../src/store/video/clip-view.ts';
import { frameUploads, isUploading } from '../../../src/store/video/frame-upload.ts';
import { sendToNextPlace } from '../../../src/ui/video/send-picture.ts';
import { continueClip, takeSettings } from '../../../src/ui/video/take.ts';
import { fakeApi } from '../../store/fake-api.ts';
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

const view = clipView({
  task_id: 't1',
  id: 1,
  state: 3,
  video_url: '/v.mp4',
  poster: '',
  tool_name: 'jimeng',
  is_allowed_chaofen: 0,
  options: '{"prompt":"the pier","ratio":"9:16"}',
  date: '2026-01-01',
});

test('a frame that is still being uploaded does not take the place of the picture that a clip is continued from', async () => {
  const { asked, arrive } = holdUpload();
  onTestFinished(() => void vi.unstubAllGlobals());
  const taking = frameUploads.first.take(new File(['x'], 'a.png', { type: 'image/png' }));
  await asked();
  beginWith({ url: '/end.jpg', name: 'the pier' });
  arrive();
  await taking;
  expect(clipForm.first?.url).toBe('/end.jpg');
});

test('pictures that continuing a clip replaces come back with Undo', async () => {
  fakeApi({ '/studio/video/last-frame': () => ({ image: '/end.jpg', width: 480, height: 854 }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  Object.assign(clipForm, {
    first: { url: '/mine.jpg', name: 'mine' },
    last: { url: '/mine-too.jpg', name: 'mine' },
  });
  takeToasts();
  await continueClip(view);
  expect(clipForm).toMatchObject({ first: { url: '/end.jpg' }, last: null });
  takeToasts()[0]?.action?.run();
  expect(clipForm).toMatchObject({ first: { url: '/mine.jpg' }, last: { url: '/mine-too.jpg' } });
});

test('a second picture that is pasted while the first is being uploaded does not replace it', async () => {
  const { asked } = holdUpload();
  onTestFinished(() => {
    for (const upload of Object.values(frameUploads)) upload.drop();
    vi.unstubAllGlobals();
  });
  const pasted = (name: string) => sendToNextPlace(new File(['x'], name, { type: 'image/png' }));
  pasted('a.png');
  await asked();
  pasted('b.png');
  await vi.waitFor(() => expect(frameUploads.last.state.name).toBe('b.png'));
  expect(frameUploads.first.state.name).toBe('a.png');
});

test('a reference that is pasted while another one is being uploaded does not replace it, and that is said', async () => {
  const { asked } = holdUpload();
  onTestFinished(() => {
    frameUploads.reference.drop();
    vi.unstubAllGlobals();
  });
  chooseMode('google-veo');
  chooseSubMode('veo3-fast-frames');
  clipForm.upload = UPLOAD.references;
  const pasted = (name: string) => sendToNextPlace(new File(['x'], name, { type: 'image/png' }));
  pasted('a.png');
  await asked();
  takeToasts();
  pasted('b.png');
  expect(takeToasts()).toMatchObject([{ title: 'A picture is still being uploaded' }]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(frameUploads.reference.state.name).toBe('a.png');
});

test('Generate waits for a frame that is still being looked into: without it, the clip would be another one', async () => {
  const { asked } = holdUpload();
  onTestFinished(() => {
    frameUploads.first.drop();
    vi.unstubAllGlobals();
  });
  void frameUploads.first.take(new File(['x'], 'a.png', { type: 'image/png' }));
  expect(isUploading()).toBe(true);
  await asked();
  expect(frameUploads.first.state).toMatchObject({ phase: 'uploading', checking: false });
  frameUploads.first.drop();
  expect(isUploading()).toBe(false);
});
