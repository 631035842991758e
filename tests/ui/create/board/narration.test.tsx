import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeToasts } from '../../../../src/store/toasts.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { saves } from '../../saves.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const SPEAK = '/lip-sync/generate-audio';
const SETTING = '/lip-sync/voice-lists';
const voice = (name: string, tag: string) => ({
  voice_name: name,
  voice_type: `type-${name}`,
  tags: [tag],
  test_audio_url: `/media/${name}.mp3`,
});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shown = (name: string) => screen.findByRole('button', { name });
/** What was played or paused, by its address. */
let heard: string[] = [];

const open = () =>
  openStoryboard([wireShot(1, { narration: 'It was late.' })], {
    [SETTING]: () => ({ lists: [voice('Ada', 'en'), voice('Bo', 'en')] }),
    [SPEAK]: () => ({ audio_base64: btoa('mp3'), audio_duration: 2, audio_url: '/media/a.mp3' }),
    '/script/voice-setting': () => null,
  });

eachOnItsOwn();
beforeEach(() => {
  heard = [];
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      readonly address: string;
      constructor(address: string) {
        super();
        this.address = new URL(address, location.href).pathname;
      }
      play = async () => void heard.push(`play ${this.address}`);
      pause = () => void heard.push(`pause ${this.address}`);
    },
  );
});
afterEach(memberGone);

test.each([
  ['a', 'Narration: 1 point'],
  ['x'.repeat(20), 'Narration: 1 point'],
  ['x'.repeat(21), 'Narration: 2 points'],
  // characters, whatever they take to store, and no spaces around them
  [`  ${'灯'.repeat(39)}🏮  `, 'Narration: 2 points'],
  ['灯'.repeat(41), 'Narration: 3 points'],
])('[LIMIT-03] speaking “%s” costs a point for each 20 characters begun: %s', async (words, cost) => {
  await openStoryboard([wireShot(1, { narration: words })], {
    [SETTING]: () => ({ lists: [voice('Ada', 'en'), voice('Bo', 'en')] }),
  });
  await screen.findByText(cost);
});

test('[BOARD-84] narration is made and played with one press, paused with the next, and downloaded', async () => {
  const files = saves();
  const { sent } = await open();
  expect(screen.getByText(/^Narration: \d+ points?$/)).toBeTruthy();
  press('Play the narration');
  await shown('Pause the narration');
  expect(bodies(sent, SPEAK)).toMatchObject([{ text: 'It was late.', voice_type: 'type-Ada' }]);
  expect(screen.queryByText(/^Narration: \d+ points?$/)).toBeNull();
  press('Pause the narration');
  await shown('Play the narration');
  expect(heard.map((what) => what.split(' ')[0])).toEqual(['play', 'pause']);
  press('Download the narration');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['It-was-late..mp3']));
  expect(await files[0]?.blob?.text()).toBe('mp3');
  expect(bodies(sent, SPEAK)).toHaveLength(1);
});

test('[BOARD-84] [BOARD-89] a dialog sets its voice and how that speaks, and lets each voice be heard', async () => {
  const { sent } = await open();
  press(/^Voice/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Voice' }));
  expect(dialog.getByRole('radio', { name: /^Ada/ })).toHaveProperty('checked', true);
  fireEvent.click(dialog.getByRole('button', { name: 'Play Bo' }));
  expect(heard).toEqual(['play /media/Bo.mp3']);
  fireEvent.click(dialog.getByRole('radio', { name: /^Bo/ }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: /^Bo/ })).toHaveProperty('checked', true));
  fireEvent.change(dialog.getByRole('spinbutton', { name: 'Speed' }), { target: { value: '1.25' } });
  fireEvent.change(dialog.getByRole('slider', { name: 'Pitch' }), { target: { value: '1' } });
  fireEvent.change(dialog.getByRole('combobox', { name: 'Emotion' }), { target: { value: 'happy' } });
  // saved when the person pauses, which a busy machine takes for between two of them
  await waitFor(() =>
    expect(bodies(sent, '/script/voice-setting').at(-1)).toEqual({
      type: 1,
      global: 0,
      scense_id: 1,
      voice_type: 'type-Bo',
      voice_speed: 1.25,
      voice_vol: 1,
      voice_pitch: 1,
      voice_emotion: 'happy',
    }),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Play the narration');
  await shown('Pause the narration');
  const set = { voice_type: 'type-Bo', voice_speed: 1.25, voice_pitch: 1, voice_emotion: 'happy' };
  expect(bodies(sent, SPEAK)).toMatchObject([set]);
});

test('without words nothing is made, and it is said', async () => {
  const { sent } = await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Narration' }), { target: { value: ' ' } });
  press('Download the narration');
  expect(takeToasts()).toMatchObject([{ type: 'warning', title: 'Write the narration first' }]);
  expect(bodies(sent, SPEAK)).toEqual([]);
});
