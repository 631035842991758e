import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseTool, musicForm } from '../../../src/store/music/music-form.ts';
import { dropReference, referenceUpload, takeReference } from '../../../src/store/music/reference.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { sendReference } from '../../../src/ui/music/send-reference.ts';
import { turnMethod } from '../../../src/ui/music/turn-tool.ts';
import { Refused } from '../../store/fake-api.ts';
import { change } from '../show.tsx';
import { bodies, eachMusicTest, openMusic, press, UPLOAD, write } from './open-music.tsx';

eachMusicTest();

const HEARD = { seconds: 40, tempo: 96, key: 'A minor', loudness: -15, brightness: 0.4, curve: [20, 100] };
const ANSWER = { [UPLOAD]: () => ({ reference_task_id: 'r1', heard: HEARD }) };
const file = (name = 'a.mp3', bytes = 10) => {
  const made = new File(['x'], name, { type: 'audio/mpeg' });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const take = (one: File, seconds = 40) => change(() => void takeReference(one, async () => seconds));

test('[MUSIC-19] a reference is sent with its provider, for Mureka with make_instrumental, and its analysis is shown', async () => {
  const sent = await openMusic([], ANSWER);
  await take(file());
  await screen.findByText('A minor');
  screen.getByText('96 bpm');
  expect(musicForm.reference).toMatchObject({ id: 'r1', name: 'a.mp3' });
  await press('Mureka', 'tab');
  await press('Audio', 'radio');
  await take(file());
  await screen.findByText('a.mp3');
  expect(bodies(sent, UPLOAD)).toMatchObject([
    { api_name: 'duomi', tool_name: 'suno' },
    { api_name: 'ai302', tool_name: 'mureka', make_instrumental: '0' },
  ]);
  expect(bodies(sent, UPLOAD)[0]).not.toHaveProperty('make_instrumental');
});

test('[MUSIC-20] [MUSIC-21] [ERR-11] Suno accepts .mp3 and .mp4, Mureka only .mp3', async () => {
  const sent = await openMusic([], ANSWER);
  await take(file('a.wav'));
  await screen.findByText('Only MP3 or MP4 is supported');
  await take(file('a.mp4'));
  await screen.findByText('a.mp4');
  await press('Mureka', 'tab');
  await press('Audio', 'radio');
  await take(file('b.mp4'));
  await screen.findByText('Only MP3 is supported');
  expect(bodies(sent, UPLOAD)).toHaveLength(1);
});

test('[MUSIC-22] a file of 10 MB is too large', async () => {
  const sent = await openMusic([], ANSWER);
  await take(file('a.mp3', 10 * 1024 * 1024));
  await screen.findByText('File size too large (10 MB)');
  await take(file('a.mp3', 10 * 1024 * 1024 - 1));
  await screen.findByText('a.mp3');
  expect(bodies(sent, UPLOAD)).toHaveLength(1);
});

test('[MUSIC-23] a reference lasts 30 to 120 seconds', async () => {
  const sent = await openMusic([], ANSWER);
  for (const seconds of [29, 121]) {
    await take(file(), seconds);
    await screen.findByText('Duration requirement: 30 to 120 seconds');
  }
  expect(bodies(sent, UPLOAD)).toEqual([]);
  for (const seconds of [30, 120]) {
    await change(dropReference);
    await take(file(), seconds);
    await screen.findByText('a.mp3');
  }
  expect(bodies(sent, UPLOAD)).toHaveLength(2);
});

test('[MUSIC-24] a file that this browser cannot read says so', async () => {
  const sent = await openMusic([], ANSWER);
  await change(
    () =>
      void takeReference(file(), async () => {
        throw new Error('no');
      }),
  );
  await screen.findByText('Cannot read file');
  expect(bodies(sent, UPLOAD)).toEqual([]);
});

test('[MUSIC-25] a refused upload shows the reason, other failures that it failed', async () => {
  let answer: () => unknown = () => new Refused('Too loud');
  await openMusic([], { [UPLOAD]: () => answer() });
  // the length is injected, because there is no decoder
  const upload = () => change(() => void sendReference(file(), (one) => takeReference(one, async () => 40)));
  await upload();
  await waitFor(() => expect(takeToasts().map(({ title }) => title)).toContain('Upload failed: Too loud'));
  answer = () => {
    throw new TypeError('no network');
  };
  await upload();
  await waitFor(() => expect(takeToasts().map(({ title }) => title)).toContain('Upload failed'));
});

test('[MUSIC-29] [MUSIC-30] in Mureka, a description removes the audio, and audio removes the description', async () => {
  await openMusic([], ANSWER);
  await press('Mureka', 'tab');
  await write('Song description', 'rain');
  await press('Audio', 'radio');
  expect(musicForm.description).toBe('');
  await take(file());
  await screen.findByText('a.mp3');
  await press('Song description', 'radio');
  expect(musicForm.reference).toBeNull();
});

test('what goes with a change between description and audio comes back with Undo', () => {
  chooseTool('mureka');
  musicForm.description = 'rain';
  takeToasts();
  turnMethod('audio');
  expect(musicForm).toMatchObject({ method: 'audio', description: '' });
  takeToasts()[0]?.action?.run();
  expect(musicForm).toMatchObject({ method: 'description', description: 'rain' });
  const reference = { id: 'r1', name: 'a.mp3', heard: null };
  Object.assign(musicForm, { method: 'audio', description: '', reference });
  turnMethod('description');
  takeToasts()[0]?.action?.run();
  expect(musicForm).toMatchObject({ method: 'audio', reference: { id: 'r1' } });
});

test('a file can be dropped onto the field, and removed', async () => {
  await openMusic([], ANSWER);
  await take(file());
  await screen.findByText('a.mp3');
  await change(
    () => void fireEvent.click(screen.getByRole('button', { name: 'Remove the reference audio' })),
  );
  expect(musicForm.reference).toBeNull();
  screen.getByText('Choose an audio file, or drop it here');
});

test('the reason for a refused file goes when the person goes on', async () => {
  await openMusic([], ANSWER);
  const refuse = async () => {
    await take(file('a.wav'));
    await screen.findByText('Only MP3 or MP4 is supported');
  };
  await refuse();
  await change(
    () =>
      void fireEvent.input(screen.getByRole('textbox', { name: 'Song description' }), {
        target: { value: 'rain' },
      }),
  );
  await waitFor(() => expect(screen.queryByText('Only MP3 or MP4 is supported')).toBeNull());
  await refuse();
  cleanup();
  await openMusic([], ANSWER);
  expect(screen.queryByText('Only MP3 or MP4 is supported')).toBeNull();
});

test.each([
  ['the other provider', () => press('Mureka', 'tab')],
  [
    'a description',
    async () => {
      await press('Song description', 'radio');
    },
  ],
])('a file that is still on its way does not arrive after a change to %s', async (to, turn) => {
  let answer: () => void = () => undefined;
  const sent = await openMusic([], {
    [UPLOAD]: () =>
      new Promise((resolve) => {
        answer = () => resolve({ reference_task_id: 'late', heard: HEARD });
      }),
  });
  if (to === 'a description') {
    await press('Mureka', 'tab');
    await press('Audio', 'radio');
  }
  await take(file());
  await waitFor(() => expect(bodies(sent, UPLOAD)).toHaveLength(1));
  await turn();
  await change(() => answer());
  expect(referenceUpload.phase).toBe('idle');
  expect(musicForm.reference).toBeNull();
});
