import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { addReference } from '../../../src/store/draw/change-settings.ts';
import { drawForm } from '../../../src/store/draw/draw-form.ts';
import { reference } from '../../../src/store/draw/draw-reference.ts';
import { editFormOf } from '../../../src/store/draw/edit-picture.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { takeSettings } from '../../../src/ui/draw/record-changes.ts';
import { holdUpload } from '../../store/held-upload.ts';

beforeEach(forgetAll);

test('a picture that is still being uploaded does not take the place of the one that is to be edited', async () => {
  const { asked, arrive } = holdUpload();
  onTestFinished(() => void vi.unstubAllGlobals());
  const taking = reference.take(new File(['x'], 'a.png', { type: 'image/png' }));
  await asked();
  takeSettings(editFormOf('the pier', { url: '/own.jpg', name: 'own' }));
  arrive();
  await taking;
  expect(drawForm.references.map(({ url }) => url)).toEqual(['/own.jpg']);
  expect(reference.state.phase).toBe('idle');
});

test('references that were waiting without words come back with Undo, and others can be added', () => {
  addReference({ url: '/mine.jpg', name: 'mine' });
  takeToasts();
  takeSettings(editFormOf('the pier', { url: '/own.jpg', name: 'own' }));
  const [told] = takeToasts();
  expect(told?.title).toBe('Your pictures were replaced');
  told?.action?.run();
  expect(addReference({ url: '/more.jpg', name: 'more' })).toBe(true);
  expect(drawForm.references.map(({ url }) => url)).toEqual(['/mine.jpg', '/more.jpg']);
});
