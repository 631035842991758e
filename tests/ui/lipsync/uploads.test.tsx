import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIP_SYNC_LIMITS } from '../../../src/api/lipsync-limits.ts';
import { giveConsent } from '../../../src/store/lipsync/consent.ts';
import { lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { missingIn } from '../../../src/store/lipsync/lip-request.ts';
import { pictureUpload } from '../../../src/store/lipsync/picture.ts';
import { takeSound } from '../../../src/store/lipsync/sound-upload.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { sendClip, sendDrawing, sendPicture } from '../../../src/ui/lipsync/send-picture.ts';
import { sendSound } from '../../../src/ui/lipsync/send-sound.ts';
import { lost, Refused } from '../../store/fake-api.ts';
import { change } from '../show.tsx';
import { picture, png } from './face-picture.ts';
import {
  AUDIO,
  bodies,
  CONSENT,
  eachLipTest,
  fileOf,
  go,
  hasPicture,
  IMAGE,
  openLipSync,
  press,
  TALK,
  titles,
} from './open-lipsync.tsx';

eachLipTest();

const take = (file: File) => change(() => void pictureUpload.take(file).catch(() => {}));

test('[LIP-16] [LIP-35] a picture is sent as a form with token and device; the answer’s URL and ratio are used', async () => {
  const sent = await openLipSync();
  const fetched: Headers[] = [];
  const reach = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (String(input instanceof Request ? input.url : input).includes(IMAGE))
      fetched.push(new Headers(init?.headers));
    return reach(input, init);
  };
  await change(() => void sendPicture(picture(100, 100)));
  await screen.findByText(/This face was found/);
  expect(Object.keys(bodies(sent, IMAGE)[0] as object)).toEqual(['file']);
  expect(fetched[0]?.get('authorization')).toBe('token');
  expect(fetched[0]?.get('device-type')).toBe('web');
  expect(lipForm.picture).toMatchObject({ url: '/media/face.jpg', shape: '1:1', face: { from: 'found' } });
});

test('[LIP-13] [ERR-12] a picture over 10 MB is not sent', async () => {
  const sent = await openLipSync();
  const { maxBytes } = LIP_SYNC_LIMITS.image;
  await take(picture(100, 100, { bytes: maxBytes + 1 }));
  await screen.findByText('Image size exceeded (10 MB)');
  await take(picture(100, 100, { bytes: maxBytes }));
  await waitFor(() => expect(bodies(sent, IMAGE)).toHaveLength(1));
});

test('[LIP-14] only JPG, JPEG and PNG are accepted, by content', async () => {
  const sent = await openLipSync();
  await take(picture(100, 100, { name: 'a.webp', type: 'image/webp' }));
  await screen.findByText('Only JPG or PNG images are supported');
  for (const [name, type] of [
    ['a.jpg', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.png', 'image/png'],
  ] as const) {
    const before = bodies(sent, IMAGE).length;
    await take(fileOf(name, { type, content: png(100, 100), bytes: 33 }));
    await waitFor(() => expect(bodies(sent, IMAGE)).toHaveLength(before + 1));
  }
});

test.each([
  [100, 100, true],
  [1920, 1080, true],
  [1080, 1920, true],
  [102, 100, true],
  [104, 100, false],
  [800, 600, false],
  [600, 800, false],
])('[LIP-15] a picture of %i x %i is accepted: %s', async (width, height, taken) => {
  const sent = await openLipSync();
  await take(picture(width, height));
  if (!taken) await screen.findByText('The picture must be 1:1, 16:9, or 9:16. Crop it and try again');
  else await waitFor(() => expect(bodies(sent, IMAGE)).toHaveLength(1));
  expect(bodies(sent, IMAGE)).toHaveLength(taken ? 1 : 0);
});

test('an undetected face has to be placed before submitting; arrow keys work too', async () => {
  const sent = await openLipSync([], {
    [IMAGE]: () => ({ head_url: '/media/face.jpg', aspectRatio: '1:1', face: null }),
    [TALK]: () => 'new',
  });
  await take(picture(100, 100));
  await screen.findByText(/No face was found\. Move the ovals/);
  await change(() => void fireEvent.click(go()));
  screen.getAllByText('No face was found: move the ovals onto mouth and eyes first');
  expect(bodies(sent, TALK)).toEqual([]);
  const mouth = screen.getByRole('button', { name: /^Mouth:/ });
  const at = { ...lipForm.picture?.face?.place.mouth };
  await change(() => void fireEvent.keyDown(mouth, { key: 'ArrowRight' }));
  expect(lipForm.picture?.face?.from).toBe('placed');
  expect(lipForm.picture?.face?.place.mouth.x).toBeCloseTo((at.x ?? 0) + 0.005);
  await change(() => void fireEvent.keyDown(mouth, { key: '+' }));
  expect(lipForm.picture?.face?.place.mouth.width).toBeGreaterThan(at.width ?? 1);
  expect(missingIn(JSON.parse(JSON.stringify(lipForm)))).toBe('text');
});

test('an oval can be moved by pointer, resized at its corner, and reset', async () => {
  await openLipSync();
  await hasPicture();
  const editor = document.querySelector<HTMLElement>('[data-ui=face-editor]');
  if (!editor) throw new Error('no editor');
  editor.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
  const eye = screen.getByRole('button', { name: /^Left eye:/ });
  for (const element of editor.querySelectorAll<HTMLElement>('button, [data-ui=face-corner]'))
    element.setPointerCapture = () => {};
  const drag = (element: Element, dx: number, dy: number) =>
    change(() => {
      fireEvent.pointerDown(element, { clientX: 50, clientY: 50, button: 0, pointerId: 1 });
      fireEvent.pointerMove(element, { clientX: 50 + dx, clientY: 50 + dy, pointerId: 1 });
      fireEvent.pointerUp(element, { pointerId: 1 });
    });
  await drag(eye, 10, -20);
  const moved = lipForm.picture?.face?.place.eyes[0];
  expect(moved).toMatchObject({ x: expect.closeTo(0.45), y: expect.closeTo(0.3) });
  expect(lipForm.picture?.face?.place.tilt).toBeGreaterThan(0);
  const [corner] = editor.querySelectorAll('[data-ui=face-corner]');
  if (corner) await drag(corner, 10, 0);
  expect(lipForm.picture?.face?.place.eyes[0].width).toBeCloseTo(0.2);
  await press('Back to where it was');
  expect(lipForm.picture?.face).toMatchObject({ from: 'found', place: { eyes: [{ x: 0.4 }, {}], tilt: 0 } });
});

test('the consent for faces is asked once, before the first upload', async () => {
  let given = 0;
  const sent = await openLipSync([], {
    [CONSENT]: (body: { given?: number }) => {
      given = body.given ?? given;
      return { given };
    },
  });
  await change(() => void sendPicture(picture(100, 100)));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is this face yours to use?' }));
  expect(bodies(sent, IMAGE)).toEqual([]);
  await change(() => void fireEvent.click(dialog.getByRole('button', { name: 'Yes, I may use it' })));
  await waitFor(() => expect(bodies(sent, IMAGE)).toHaveLength(1));
  expect(bodies(sent, CONSENT)).toContainEqual({ given: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await change(() => void sendPicture(picture(100, 100)));
  await waitFor(() => expect(bodies(sent, IMAGE)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  await giveConsent();
});

test('[LIP-13] [LIP-14] a file that is refused anyway brings up no question first', async () => {
  const sent = await openLipSync([], { [CONSENT]: () => ({ given: 0 }) });
  await change(() => void sendPicture(picture(100, 100, { name: 'a.webp', type: 'image/webp' })));
  await screen.findByText('Only JPG or PNG images are supported');
  await press('Digital human', 'tab');
  await change(() => void sendClip(fileOf('me.mov', { content: 'moov and nothing else' })));
  await screen.findByText('Only MP4 videos are supported');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies(sent, CONSENT)).toEqual([]);
});

const sound = (name: string, bytes = 10) => fileOf(name, { bytes });
const hear = (file: File, seconds = 5) => change(() => void takeSound(file, async () => seconds));

test('[LIP-17] [LIP-20] six audio types are accepted; URL, bytes and length are used', async () => {
  const sent = await openLipSync();
  await press('Upload audio', 'radio');
  for (const ending of ['mp3', 'wav', 'm4a', 'flac', 'aac', 'ogg']) {
    await hear(sound(`a.${ending}`));
    await screen.findByText(`a.${ending}`);
  }
  expect(bodies(sent, AUDIO)).toHaveLength(6);
  expect(lipForm.upload).toMatchObject({ url: '/media/upload.mp3', base64: btoa('upload'), seconds: 4 });
  await screen.findByLabelText('The uploaded audio');
  await hear(sound('a.txt'));
  await screen.findByText('Only MP3, WAV, M4A, FLAC, AAC, or OGG files are supported');
  expect(bodies(sent, AUDIO)).toHaveLength(6);
});

test('[LIP-18] audio is limited to 10 MB', async () => {
  const sent = await openLipSync();
  await press('Upload audio', 'radio');
  const { maxBytes } = LIP_SYNC_LIMITS.audio;
  await hear(sound('a.mp3', maxBytes + 1));
  await screen.findByText('The file is larger than 10 MB');
  expect(bodies(sent, AUDIO)).toEqual([]);
  await hear(sound('a.mp3', maxBytes));
  await screen.findByText('a.mp3');
});

test('[LIP-19] audio is limited to 20 seconds', async () => {
  const sent = await openLipSync();
  await press('Upload audio', 'radio');
  await hear(sound('a.mp3'), 21);
  await screen.findByText('The audio must not be longer than 20 seconds');
  expect(bodies(sent, AUDIO)).toEqual([]);
  await hear(sound('a.mp3'), 20);
  await screen.findByText('a.mp3');
  expect(bodies(sent, AUDIO)).toHaveLength(1);
});

test('[LIP-21] a failed upload shows the server’s reason', async () => {
  await openLipSync([], { [AUDIO]: () => new Refused('The audio cannot be read. Choose another file') });
  await press('Upload audio', 'radio');
  await change(() => void sendSound(sound('a.mp3'), (file) => takeSound(file, async () => 5)));
  await waitFor(() => expect(titles()).toEqual(['Audio upload failed']));
  // also below the field, where it stays until another file is chosen
  await screen.findByText('The audio cannot be read. Choose another file');
  await hear(sound('b.txt'));
  expect(screen.queryByText('The audio cannot be read. Choose another file')).toBeNull();
});

test('[LIP-36] uploaded audio costs the same as English, and is sent without text', async () => {
  const sent = await openLipSync([], { [TALK]: () => 'new' });
  await hasPicture();
  await press('Upload audio', 'radio');
  await hear(sound('a.mp3'));
  await screen.findByText('a.mp3');
  expect(go().textContent).toBe('Generate8 points');
  await change(() => void fireEvent.click(go()));
  await waitFor(() =>
    expect(bodies(sent, TALK)).toMatchObject([
      { audio_url: '/media/upload.mp3', audio_duration: 4, audio_text: '' },
    ]),
  );
});

test('a character whose picture cannot be loaded says so, beside the place for another', async () => {
  await openLipSync();
  await change(hasPicture);
  fireEvent.error(screen.getByRole('img', { name: lipForm.picture?.name ?? '' }));
  await screen.findByText("Couldn't load this picture");
  screen.getByRole('button', { name: 'Add a picture of a face' });
});

test('a drawing whose face could not be asked for because the request got lost says so', async () => {
  await openLipSync([], { '/studio/lip-sync/face': lost });
  takeToasts();
  await change(() => void sendDrawing({ url: '/media/d.png', name: 'A lamp' }));
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { title: "Couldn't use the drawing", description: 'Check your connection and try again.' },
    ]),
  );
  expect(lipForm.picture).toBeNull();
});
