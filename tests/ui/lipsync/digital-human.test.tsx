import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIP_SYNC_LIMITS } from '../../../src/api/lipsync-limits.ts';
import { endSession } from '../../../src/store/account/session.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { openOverlay } from '../../../src/store/lipsync/overlay.ts';
import { clipUpload } from '../../../src/store/lipsync/source-clip.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { lost, Refused } from '../../store/fake-api.ts';
import { chooseIn } from '../menu.ts';
import { change } from '../show.tsx';
import {
  bodies,
  CONSENT,
  DUB,
  eachLipTest,
  FOUND,
  fileOf,
  go,
  hasClip,
  hasSpeech,
  openLipSync,
  PLACE,
  press,
  SOURCE,
  SPEECH,
  wireResult,
} from './open-lipsync.tsx';

eachLipTest();

const ACCEPT = { [DUB]: () => 'new' };
const FTYP = new Uint8Array([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]);
const problem = (what: typeof clipUpload.state.problem) =>
  change(
    () =>
      void Object.assign(clipUpload.state, { phase: 'stopped', name: 'me.mp4', problem: what, said: null }),
  );

async function opened(results: unknown[] = [], answers = {}) {
  const sent = await openLipSync(results, { ...ACCEPT, ...answers });
  await press('Digital human', 'tab');
  return sent;
}

test('[DIGI-02] [ERR-12] a source that is not an MP4 is rejected', async () => {
  await opened();
  await change(() => void clipUpload.take(fileOf('me.mov', { content: 'moov and nothing else' })));
  await screen.findByText('Only MP4 videos are supported');
  expect(clipUpload.state.phase).toBe('none');
});

test('[DIGI-03] [ERR-12] a source over 50 MB is rejected', async () => {
  await opened();
  const bytes = LIP_SYNC_LIMITS.video.maxBytes + 1;
  expect(bytes).toBe(50 * 1024 * 1024 + 1);
  await change(() => void clipUpload.take(fileOf('me.mp4', { content: FTYP, bytes })));
  await screen.findByText('Video size exceeded (50 MB)');
  expect(clipUpload.state.phase).toBe('none');
});

test('[DIGI-04] [DIGI-05] [DIGI-06] failures of token, upload and length have their own messages', async () => {
  await opened();
  await problem('token');
  screen.getByText('Could not get the upload token');
  await problem('upload');
  screen.getByText('Upload failed');
  await problem('duration');
  screen.getByText('Could not read the video duration');
});

test('after the consent the focus is at the video that is uploaded, and stays there when it is the source', async () => {
  await opened([], {
    [CONSENT]: () => ({ given: 0 }),
    [SOURCE]: () => ({ head_url: '/media/me.mp4', seconds: 6, width: 640, height: 360, face: FOUND }),
  });
  const upload = (state: object) =>
    change(() => void Object.assign(clipUpload.state, { name: 'me.mp4', ...state }));
  screen.getByRole('button', { name: /video here/ }).focus();
  const then = () => void upload({ phase: 'sending' });
  await change(() => openOverlay({ name: 'consent', then }));
  const agree = await screen.findByRole('button', { name: 'Yes, I may use it' });
  await change(() => agree.focus());
  await change(() => void fireEvent.click(agree));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause the upload' })),
  );
  await upload({ phase: 'arrived', source: 'inkreel-upload:token', sent: 10, size: 10 });
  const face = await screen.findByRole('button', { name: /^Left eye:/ });
  await waitFor(() => expect(document.activeElement).toBe(face));
});

test('an uploaded clip becomes the source, with the detected face', async () => {
  const sent = await opened([], {
    [SOURCE]: () => ({ head_url: '/media/me.mp4', seconds: 6, width: 640, height: 360, face: FOUND }),
  });
  await change(
    () =>
      void Object.assign(clipUpload.state, {
        phase: 'arrived',
        name: 'me.mp4',
        source: '/upload/works/t1',
        info: { duration: 6, width: 640, height: 360 },
      }),
  );
  await screen.findByText(/This face was found/);
  expect(bodies(sent, SOURCE)).toEqual([{ source: '/upload/works/t1' }]);
  expect(lipForm.clip).toMatchObject({ url: '/media/me.mp4', seconds: 6, face: { from: 'found' } });
  screen.getByRole('button', { name: /^Mouth:/ });
});

const arrived = () =>
  change(
    () =>
      void Object.assign(clipUpload.state, {
        phase: 'arrived',
        name: 'me.mp4',
        source: '/upload/works/t2',
        info: { duration: 6, width: 640, height: 360 },
      }),
  );
const FOUND_CLIP = { head_url: '/media/me.mp4', seconds: 6, width: 640, height: 360, face: FOUND };

test('a network that is lost after the upload is waited for: no clip is shown that cannot be played or sent', async () => {
  let lost = true;
  const sent = await opened([], {
    [SOURCE]: () => (lost ? Promise.reject(new TypeError('no network')) : FOUND_CLIP),
  });
  await arrived();
  await waitFor(() => expect(bodies(sent, SOURCE)).toHaveLength(1));
  expect(lipForm.clip).toBeNull();
  screen.getByText('Looking for the face…');
  lost = false;
  await change(() => void dispatchEvent(new Event('online')));
  await screen.findByText(/This face was found/);
  expect(lipForm.clip).toMatchObject({ url: '/media/me.mp4' });
});

test('a clip that is refused after its upload is said beside the field, where another can be chosen', async () => {
  await opened([], { [SOURCE]: () => new Refused('The clip must not exceed 50 MB') });
  await arrived();
  await screen.findByText('The clip must not exceed 50 MB');
  expect([lipForm.clip, clipUpload.state.phase]).toEqual([null, 'none']);
  expect(screen.queryByText('Looking for the face…')).toBeNull();
});

test('a server that cannot look into an upload takes its own address', async () => {
  await opened([], { [SOURCE]: () => new Refused('', 404) });
  await arrived();
  await waitFor(() => expect(lipForm.clip).toMatchObject({ url: '/upload/works/t2', face: null }));
});

test('[DIGI-08] audio longer than the clip blocks the submit, with a message', async () => {
  const sent = await opened();
  await hasClip(3);
  await hasSpeech('Hello there', 5);
  await change(() => void fireEvent.click(go()));
  screen.getByText('Duration exceeded: the audio is longer than the video');
  expect(bodies(sent, DUB)).toEqual([]);
  await hasSpeech('Hello there', 3);
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, DUB)).toHaveLength(1));
});

test('[DIGI-09] source, bytes, length and text are sent, and the answer is the task', async () => {
  const sent = await opened();
  await hasClip();
  await hasSpeech();
  expect(go().textContent).toBe('Generate8 points');
  await change(() => void fireEvent.click(go()));
  await screen.findByRole('article');
  expect(bodies(sent, DUB)).toEqual([
    {
      head_url: '/media/clip.mp4',
      audio_base64: SPEECH.audio_base64,
      audio_duration: 3.2,
      audio_text: 'Hello there',
      face: PLACE,
      face_consent: 1,
    },
  ]);
  expect(screen.getByRole('article').getAttribute('data-phase')).toBe('working');
});

test('[DIGI-09] after a reload the bytes are read from the audio’s URL', async () => {
  const sent = await opened([], { '/media/speech.mp3': () => new Response('speech') });
  await hasClip();
  await hasSpeech();
  await change(() => {
    if (lipForm.speech) lipForm.speech.base64 = '';
  });
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, DUB)).toMatchObject([{ audio_base64: btoa('speech') }]));
});

test('audio whose address has ended since is sent by that address, where a press said Network error for ever', async () => {
  const sent = await opened([], { '/media/speech.mp3': () => new Response('', { status: 404 }) });
  await hasClip();
  await hasSpeech();
  await change(() => {
    if (lipForm.speech) lipForm.speech.base64 = '';
  });
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, DUB)).toMatchObject([{ audio_url: '/media/speech.mp3' }]));
});

test('a second press while the audio is being read sends nothing, and is not charged', async () => {
  const give: (() => void)[] = [];
  const sent = await opened([], {
    '/media/speech.mp3': () =>
      new Promise((resolve) => {
        give.push(() => resolve(new Response('speech')));
      }),
  });
  await hasClip();
  await hasSpeech();
  await change(() => {
    if (lipForm.speech) lipForm.speech.base64 = '';
  });
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(give).toHaveLength(1));
  await change(() => void fireEvent.click(go()));
  await change(() => give[0]?.());
  await screen.findByRole('article');
  await change(() => give[1]?.());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(bodies(sent, DUB)).toHaveLength(1);
});

test('[DIGI-10] a finished digital human can be the source of another one', async () => {
  const result = wireResult(1, { tool_name: 'digital-human', seconds: 4 });
  const sent = await opened([result], {
    '/studio/lip-sync/face': () => ({ head_url: '/media/1.mp4', aspectRatio: '', face: FOUND }),
  });
  await chooseIn('Actions for Line 1', 'Use as source video');
  await waitFor(() =>
    expect(lipForm.clip).toMatchObject({ url: expect.stringContaining('/media/1.mp4'), seconds: 4 }),
  );
  await hasSpeech('Hello', 2);
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, DUB)).toMatchObject([{ head_url: '/media/1.mp4' }]));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test('a result that could not become the source because the request got lost says so', async () => {
  const result = wireResult(1, { tool_name: 'digital-human', seconds: 4 });
  await opened([result], { '/studio/lip-sync/face': lost });
  takeToasts();
  await chooseIn('Actions for Line 1', 'Use as source video');
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { title: "Couldn't use it as source video", description: 'Check your connection and try again.' },
    ]),
  );
  expect(lipForm.clip).toBeNull();
});

test('[DIGI-11] [AUTH-31] without an account the sign-in opens, and nothing is sent', async () => {
  const sent = await opened();
  await endSession();
  // signing out clears the form
  await press('Digital human', 'tab');
  await hasClip();
  await hasSpeech();
  await change(() => void fireEvent.click(go()));
  expect(dialogs.open).toMatchObject({ name: 'login' });
  expect(bodies(sent, DUB)).toEqual([]);
});
