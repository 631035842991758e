import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { takeToasts } from '../../../src/store/toasts.ts';
import { clipForm } from '../../../src/store/video/clip-form.ts';
import { frameUploads } from '../../../src/store/video/frame-upload.ts';
import { box, eachVideoTest, openVideo } from './open-video.tsx';

eachVideoTest();
afterEach(() => {
  for (const upload of Object.values(frameUploads)) upload.drop();
});

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const drop = (place: Element, file: File) =>
  fireEvent.drop(place, { dataTransfer: { files: [file], types: ['Files'] } });
const coming = () => ({ first: frameUploads.first.state.name, last: frameUploads.last.state.name });

test('pictures that are dropped on the prompt become first and last frame, one on a place goes there', async () => {
  await openVideo([], { '/upload/assumeRole': () => new Promise(() => undefined) });
  drop(screen.getByRole('button', { name: 'Add a last frame' }), picture('end.png'));
  await waitFor(() => expect(coming()).toEqual({ first: '', last: 'end.png' }));
  expect(drop(box(), picture('begin.png'))).toBe(false);
  await waitFor(() => expect(coming()).toEqual({ first: 'begin.png', last: 'end.png' }));
});

test('with all places taken a dropped picture is not taken, and that is said', async () => {
  await openVideo();
  Object.assign(clipForm, { first: { url: '/a.jpg', name: 'a' }, last: { url: '/b.jpg', name: 'b' } });
  expect(drop(box(), picture('c.png'))).toBe(false);
  expect(takeToasts()).toMatchObject([{ title: 'All places for pictures are taken' }]);
});
