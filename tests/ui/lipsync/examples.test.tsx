import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endSession } from '../../../src/store/account/session.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { Refused } from '../../store/fake-api.ts';
import { change } from '../show.tsx';
import {
  bodies,
  CONSENT,
  EXAMPLE,
  eachLipTest,
  FOUND,
  hasPicture,
  openLipSync,
  VOICE_ANSWER,
  VOICES,
} from './open-lipsync.tsx';

eachLipTest();

const ANSWER = {
  [EXAMPLE]: () => ({ head_url: '/media/painted.jpg', aspectRatio: '1:1', face: FOUND }),
};
const press = (words: RegExp) => change(() => void fireEvent.click(screen.getByText(words)));
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to read' }).value;

test('an example fills in its text and brings the face beside it, without a word on consent', async () => {
  const sent = await openLipSync([], ANSWER);
  await press(/^Happy birthday/);
  expect(text()).toMatch(/^Happy birthday/);
  await screen.findByAltText('A painted face');
  expect(bodies(sent, EXAMPLE)).toEqual([{ example: 'blue' }]);
  expect(bodies(sent, CONSENT)).toEqual([]);
  expect(lipForm.picture).toMatchObject({ url: '/media/painted.jpg', own: true, face: { from: 'found' } });
  // another example brings another face
  await press(/^Welcome/);
  await waitFor(() => expect(bodies(sent, EXAMPLE)).toEqual([{ example: 'blue' }, { example: 'dusk' }]));
});

test('an example leaves a picture that is already there', async () => {
  const sent = await openLipSync([], ANSWER);
  await hasPicture();
  await press(/^Welcome/);
  expect(text()).toMatch(/^Welcome/);
  expect(bodies(sent, EXAMPLE)).toEqual([]);
});

test('an example brings a voice in the language of its text that fits the face; one that somebody chose stays', async () => {
  const sent = await openLipSync([], {
    ...ANSWER,
    [VOICES]: ({ sex, age }: { sex: string; age: string }) => ({
      ...VOICE_ANSWER,
      lists: [{ ...VOICE_ANSWER.lists[0], voice_name: `${sex} ${age}`, voice_type: `${sex}-${age}` }],
    }),
  });
  await press(/^Once upon a time/);
  await screen.findByRole('button', { name: 'Voice: female senior' });
  expect(bodies(sent, VOICES)).toEqual([{ language: 'en', scense: '', age: 'senior', sex: 'female' }]);
  // another face speaks with another voice
  await press(/^Three things/);
  await screen.findByRole('button', { name: 'Voice: male young' });
  await change(() => Object.assign(lipForm.spoken, { voice_type: 'own', voice_name: 'Own' }));
  await press(/^Welcome/);
  await screen.findByRole('button', { name: 'Voice: Own' });
  expect(bodies(sent, VOICES)).toHaveLength(2);
});

test('where no voice fits the face, or none can be had, one is chosen as for any text', async () => {
  const sent = await openLipSync([], { ...ANSWER, [VOICES]: () => ({ ...VOICE_ANSWER, lists: [] }) });
  await press(/^Welcome/);
  await waitFor(() => expect(bodies(sent, VOICES)).toHaveLength(1));
  await screen.findByAltText('A painted face');
  expect(screen.getByRole('button', { name: 'Choose a voice' })).toBeTruthy();
  expect(lipForm.spoken.voice_type).toBe('');
});

test('a visitor gets the text, and signs in for the face', async () => {
  const sent = await openLipSync([], ANSWER);
  await endSession();
  await press(/^Welcome/);
  expect(text()).toMatch(/^Welcome/);
  expect(dialogs.open).toMatchObject({ name: 'login' });
  expect(bodies(sent, EXAMPLE)).toEqual([]);
});

test('a server without examples fills in the text alone', async () => {
  await openLipSync([], { [EXAMPLE]: () => new Refused('Not here', 501) });
  await press(/^Welcome/);
  await screen.findByRole('button', { name: 'Add a picture of a face' });
  expect(lipForm.picture).toBeNull();
});

test('a face that does not come is said so, and the text stays', async () => {
  await openLipSync([], { [EXAMPLE]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await press(/^Welcome/);
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([{ title: "Couldn't get the face. Press the example again" }]),
  );
  expect(text()).toMatch(/^Welcome/);
});
