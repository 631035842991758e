import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectShot } from '../../../../src/store/film/storyboard/board.ts';
import { voices } from '../../../../src/store/film/storyboard/voices.ts';
import { takeToasts } from '../../../../src/store/toasts.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { saves } from '../../saves.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
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
/** Played and paused audio, by URL. */
let heard: string[] = [];
let playing: EventTarget | null = null;

const open = () =>
  openStoryboard([wireShot(1, { narration: 'It was late.' })], {
    [SETTING]: () => ({ lists: [voice('Ada', 'en'), voice('Bo', 'en')] }),
    [SPEAK]: () => ({ audio_base64: btoa('mp3'), audio_duration: 2, audio_url: '/media/a.mp3' }),
    '/script/voice-setting': () => null,
  });

eachOnItsOwn();
beforeEach(() => {
  heard = [];
  Object.assign(voices, { list: [], state: 'idle' });
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      readonly address: string;
      constructor(address: string) {
        super();
        this.address = new URL(address, location.href).pathname;
      }
      play = async () => {
        heard.push(`play ${this.address}`);
        playing = this;
      };
      pause = () => void heard.push(`pause ${this.address}`);
    },
  );
});
afterEach(memberGone);

test('a shot whose clip contains speech says that the film does not use its text', async () => {
  const words = /^This shot shows a lip-synced clip: the film plays its voice/;
  await openStoryboard([
    wireShot(1, { narration: 'It was late.', list_type: 2, video_url: '/media/1.mp4', speaks: 1 }),
    wireShot(2, { narration: 'So late.' }),
  ]);
  expect(await screen.findByText(words)).toBeTruthy();
  await change(() => selectShot(2));
  expect(screen.queryByText(words)).toBeNull();
});

test('[BOARD-85] a clip with speech plays its own audio for free; its text stays editable', async () => {
  const { sent } = await openStoryboard(
    [
      wireShot(1, { narration: 'It was late.', list_type: 2, video_url: '/media/1.mp4', speaks: 1 }),
      wireShot(2, { narration: '', list_type: 2, video_url: '/media/2.mp4', speaks: 1 }),
    ],
    { [SETTING]: () => ({ lists: [voice('Ada', 'en')] }) },
  );
  expect(screen.getByText(/heard here for free/)).toBeTruthy();
  expect(screen.queryByText(/^Narration: \d+ points?$/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download the narration' })).toBeNull();
  press("Play the clip's voice");
  await shown("Pause the clip's voice");
  press("Pause the clip's voice");
  await shown("Play the clip's voice");
  press("Play the clip's voice");
  await shown("Pause the clip's voice");
  expect(heard).toEqual(['play /media/1.mp4', 'pause /media/1.mp4', 'play /media/1.mp4']);
  await change(() => playing?.dispatchEvent(new Event('ended')));
  await shown("Play the clip's voice");
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Narration' });
  fireEvent.change(text, { target: { value: 'It was early.' } });
  expect(text.value).toBe('It was early.');
  expect(screen.queryByText(/^Narration: \d+ points?$/)).toBeNull();
  // a voice is shown even without a text
  await change(() => selectShot(2));
  press("Play the clip's voice");
  await shown("Pause the clip's voice");
  expect(heard.at(-1)).toBe('play /media/2.mp4');
  expect(bodies(sent, SPEAK)).toEqual([]);
});

test.each([
  ['a', 'Narration: 1 point'],
  ['x'.repeat(20), 'Narration: 1 point'],
  ['x'.repeat(21), 'Narration: 2 points'],
  // counts characters, not code units, without surrounding spaces
  [`  ${'灯'.repeat(39)}🏮  `, 'Narration: 2 points'],
  ['灯'.repeat(41), 'Narration: 3 points'],
])('[LIMIT-03] speaking “%s” costs a point per 20 characters, rounded up: %s', async (words, cost) => {
  await openStoryboard([wireShot(1, { narration: words })], {
    [SETTING]: () => ({ lists: [voice('Ada', 'en'), voice('Bo', 'en')] }),
  });
  await screen.findByText(cost);
});

test('[BOARD-84] narration is generated and played with one click, paused with the next, and downloaded', async () => {
  const files = saves();
  const { sent } = await open();
  const price = screen.getByText(/^Narration: \d+ points?$/);
  // a screen reader hears the price at both buttons that take it
  for (const name of ['Play the narration', 'Download the narration'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-describedby'), name).toBe(price.id);
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

test('[BOARD-84] [BOARD-89] a dialog sets voice and speech settings, with a sample of each voice', async () => {
  const { sent } = await open();
  press(/^Voice/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Voice: Narrator' }));
  expect(dialog.getByRole('radio', { name: /^Ada/ })).toHaveProperty('checked', true);
  fireEvent.click(dialog.getByRole('button', { name: 'Play Bo' }));
  expect(heard).toEqual(['play /media/Bo.mp3']);
  fireEvent.click(dialog.getByRole('radio', { name: /^Bo/ }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: /^Bo/ })).toHaveProperty('checked', true));
  fireEvent.change(dialog.getByRole('spinbutton', { name: 'Speed' }), { target: { value: '1.25' } });
  fireEvent.change(dialog.getByRole('slider', { name: 'Pitch' }), { target: { value: '1' } });
  fireEvent.change(dialog.getByRole('combobox', { name: 'Emotion' }), { target: { value: 'happy' } });
  // saved after a pause in typing; on a busy machine also between two changes
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

test('without text nothing is generated, and a message is shown', async () => {
  const { sent } = await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Narration' }), { target: { value: ' ' } });
  press('Download the narration');
  expect(takeToasts()).toMatchObject([{ type: 'warning', title: 'Write the narration first' }]);
  expect(bodies(sent, SPEAK)).toEqual([]);
});

test('narration already paid for by an export is free until its text changes, even after a reload', async () => {
  await openStoryboard([wireShot(1, { narration: 'x'.repeat(80), narration_points: 0 })], {
    [SETTING]: () => ({ lists: [voice('Ada', 'en')] }),
  });
  await screen.findByRole('button', { name: /Ada/ });
  expect(screen.queryByText(/^Narration: \d/)).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Narration' }), { target: { value: 'y'.repeat(80) } });
  await screen.findByText('Narration: 4 points');
});

/** A shot with narrator and role, and their voices. */
const two = (more: object = {}) =>
  openStoryboard([wireShot(1, { narration: 'It was late. Mira: Who is it?' })], {
    [SETTING]: () => ({ lists: [voice('Ada', 'en'), voice('Bo', 'en'), voice('Cy', 'en')] }),
    [SPEAK]: ({ text }: { text: string }) => ({
      audio_base64: btoa(text),
      audio_duration: 2,
      audio_url: '/media/a.mp3',
    }),
    '/script/list-scense': () => ({
      lists: [wireShot(1, { narration: 'It was late. Mira: Who is it?', ...more })],
      roles: [{ id: 5, name: 'Mira', voice_type: 'type-Bo' }],
      narrator_voice: '',
    }),
    '/script/voice-setting': () => null,
    '/script/bind-voice': () => ({ binds: [] }),
  });

test('speakers of one shot are spoken in order, each with their own voice and without the name', async () => {
  const files = saves();
  const { sent } = await two();
  await screen.findByRole('button', { name: 'Narrator: Ada' });
  await screen.findByRole('button', { name: 'Mira: Bo' });
  expect(screen.getByText('Narration: 2 points')).toBeTruthy();
  press('Play the narration');
  await shown('Pause the narration');
  expect(bodies(sent, SPEAK)).toMatchObject([
    { text: 'It was late.', voice_type: 'type-Ada' },
    { text: 'Who is it?', voice_type: 'type-Bo' },
  ]);
  expect(heard).toHaveLength(1);
  playing?.dispatchEvent(new Event('ended'));
  await waitFor(() => expect(heard).toHaveLength(2));
  playing?.dispatchEvent(new Event('ended'));
  await shown('Play the narration');
  press('Download the narration');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.blob?.text()).toBe('It was late.Who is it?');
});

test('[CHAR-22] a voice applies to a role in the whole film, and the shot’s voice to all lines of its speaker', async () => {
  const { sent, id } = await two();
  fireEvent.click(await screen.findByRole('button', { name: 'Mira: Bo' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Voice: Mira' }));
  fireEvent.click(dialog.getByRole('radio', { name: /^Cy/ }));
  const bound = () => bodies(sent, '/script/bind-voice');
  await waitFor(() =>
    expect(bound()).toMatchObject([{ script_id: id, role_name: 'Mira', voice_type: 'type-Cy' }]),
  );
  expect(bodies(sent, '/script/voice-setting')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Narrator: Ada' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Voice: Narrator' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Ada/ })));
  fireEvent.click(dialog.getByRole('button', { name: 'Use for all lines: Narrator' }));
  await waitFor(() => expect(bound()).toHaveLength(2));
  expect(bound()[1]).toMatchObject({ role_name: 'Narrator', voice_type: 'type-Ada' });
});

test('a shot without text uses the voice of the film’s language', async () => {
  await openStoryboard(
    [
      wireShot(1, { narration: '', hm_desc: '', static_desc: '' }),
      wireShot(2, { narration: '天黑了。', hm_desc: '码头', static_desc: '' }),
    ],
    { [SETTING]: () => ({ lists: [voice('Ada', 'en'), voice('云舒', 'zh')] }) },
  );
  await screen.findByRole('button', { name: 'Voice: 云舒' });
});
