import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endSession } from '../../../src/store/account/session.ts';
import { browser } from '../../../src/store/browser.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { lipSyncs } from '../../../src/store/lipsync/lip-syncs.ts';
import { change } from '../show.tsx';
import {
  bodies,
  CONSENT,
  eachLipTest,
  go,
  hasPicture,
  hasSpeech,
  openLipSync,
  PLACE,
  press,
  TALK,
  titles,
} from './open-lipsync.tsx';

eachLipTest();

const ACCEPT = { [TALK]: () => 'new' };

test('[LIP-33] [POINTS-11] a talking picture is sent with all fields and listed as running; points are reloaded', async () => {
  const sent = await openLipSync([], ACCEPT);
  await hasPicture();
  await hasSpeech();
  const before = bodies(sent, '/center/points').length;
  await change(() => void fireEvent.click(go()));
  await screen.findByRole('article');
  expect(bodies(sent, TALK)).toEqual([
    {
      head_url: '/media/face.jpg',
      audio_url: '/media/speech.mp3',
      audio_duration: 3.2,
      audio_text: 'Hello there',
      aspectRatio: '1:1',
      type: 0,
      face: PLACE,
      face_consent: 1,
    },
  ]);
  expect(lipSyncs.state.items[0]).toMatchObject({ task_id: 'new', status_code: 0 });
  expect(screen.getByRole('article').getAttribute('data-phase')).toBe('working');
  await waitFor(() => expect(bodies(sent, '/center/points').length).toBeGreaterThan(before));
});

test('a draft with an upload is sent after consent for its face, one with a drawing without', async () => {
  const sent = await openLipSync([], { ...ACCEPT, [CONSENT]: () => ({ given: 0 }) });
  await hasPicture();
  await hasSpeech();
  await change(() => void fireEvent.click(go()));
  const dialog = await screen.findByRole('dialog', { name: 'Is this face yours to use?' });
  expect(bodies(sent, TALK)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, I may use it' }));
  await waitFor(() => expect(bodies(sent, TALK)).toMatchObject([{ face_consent: 1 }]));
});

test('a drawing needs no consent', async () => {
  const sent = await openLipSync([], { ...ACCEPT, [CONSENT]: () => ({ given: 0 }) });
  await hasPicture();
  await change(() => {
    if (lipForm.picture) lipForm.picture.own = true;
  });
  await hasSpeech();
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, TALK)).toHaveLength(1));
  expect(bodies(sent, TALK)[0]).not.toHaveProperty('face_consent');
});

test('[LIP-33] Jimeng is type 1', async () => {
  const sent = await openLipSync([], ACCEPT);
  await press('Jimeng', 'radio');
  await hasPicture();
  await hasSpeech();
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, TALK)).toMatchObject([{ type: 1 }]));
});

test('[LIP-34] [AUTH-31] without an account the sign-in opens, and nothing is sent', async () => {
  const sent = await openLipSync([], ACCEPT);
  await endSession();
  await hasPicture();
  await hasSpeech();
  await change(() => void fireEvent.click(go()));
  expect(dialogs.open).toMatchObject({ name: 'login' });
  expect(bodies(sent, TALK)).toEqual([]);
});

test('[LIP-37] [ERR-12] a lost submit shows a network error, and the form stays', async () => {
  await openLipSync([], {
    [TALK]: () => {
      throw new TypeError('no network');
    },
    '/studio/submits/check': () => ({ known: false, answer: null }),
  });
  await hasPicture();
  await hasSpeech();
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(titles()).toContain('Network error'));
  expect(lipForm.spoken.text).toBe('Hello there');
});

test('without a face, the reason stands right above Generate and is read out at once', async () => {
  const sent = await openLipSync([], ACCEPT);
  await hasPicture();
  await hasSpeech();
  await change(() => {
    if (lipForm.picture) lipForm.picture.face = { place: PLACE, from: 'none' };
  });
  await change(() => void fireEvent.click(go()));
  const why = screen.getByText('No face was found: move the ovals onto mouth and eyes first');
  expect(why.getAttribute('role')).toBe('alert');
  expect(go().getAttribute('aria-describedby')).toBe(why.id);
  expect(bodies(sent, TALK)).toEqual([]);
  await change(() => {
    if (lipForm.picture) lipForm.picture.face = { place: PLACE, from: 'placed' };
  });
  expect(screen.queryByText(/^No face was found/)).toBeNull();
});

test('missing fields are requested in the order of the form, and offline nothing is sent', async () => {
  const sent = await openLipSync([], ACCEPT);
  await change(() => void fireEvent.click(go()));
  screen.getByText('Add a picture of a face first');
  await hasPicture();
  await change(() => void fireEvent.click(go()));
  screen.getByText('Empty reading text: write what is to be read');
  await hasSpeech();
  await change(() => {
    browser.online = false;
  });
  await change(() => void fireEvent.click(go()));
  expect(bodies(sent, TALK)).toEqual([]);
  screen.getByText("You're offline. This needs a connection.");
});
