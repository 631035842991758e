import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endSession } from '../../../src/store/account/session.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { musicForm } from '../../../src/store/music/music-form.ts';
import { songs } from '../../../src/store/music/songs.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { Refused } from '../../store/fake-api.ts';
import { change } from '../show.tsx';
import { bodies, CREATE, eachMusicTest, field, go, LYRICS, openMusic, press, write } from './open-music.tsx';

eachMusicTest();

const ACCEPT = { [CREATE]: () => ({ music_id: 'new', id: 9 }) };
const send = async () => {
  await change(() => void fireEvent.click(go()));
  await screen.findByRole('article');
};
const titles = () => takeToasts().map(({ title }) => title);

test("[MUSIC-01] [MUSIC-34] [POINTS-09] Suno's button names suno_points, Mureka's no number", async () => {
  await openMusic();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Suno', 'Mureka']);
  expect(go().textContent).toBe('Generate12 points');
  await press('Mureka', 'tab');
  expect(go().textContent).toBe('Generate');
});

test('[POINTS-11] an accepted submit reloads the points, a refused one does not', async () => {
  let answer: () => unknown = () => new Refused('closed today');
  const sent = await openMusic([], { [CREATE]: () => answer() });
  const reads = () => bodies(sent, '/center/points').length;
  await write('Song description', 'a warm song about the sea');
  const before = reads();
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(reads()).toBe(before);
  answer = () => ({ music_id: 'new', id: 9 });
  await send();
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('a description that asks for an instrumental is told so, and how long songs get, before anything is sent', async () => {
  await openMusic([], ACCEPT);
  await write('Song description', 'a warm song about the sea');
  screen.getByText(/two songs of 1 to 3 minutes, sung by/u);
  await write('Song description', 'a quiet piano piece about the sea');
  await screen.findByText(/two instrumentals of 1 to 3 minutes/u);
});

test('[MUSIC-06] [MUSIC-09] [MUSIC-33] a description is sent as the prompt, and its songs start in state 4', async () => {
  const sent = await openMusic([], ACCEPT);
  await write('Song description', 'a warm song about the sea');
  await send();
  expect(bodies(sent, CREATE)).toEqual([
    {
      tool_name: 'suno',
      api_name: 'duomi',
      custom_mode: 0,
      make_instrumental: 0,
      title: '',
      tags: '',
      prompt: 'a warm song about the sea',
    },
  ]);
  expect(songs.state.items[0]).toMatchObject({ music_id: 'new', state: 4 });
  expect(screen.getByRole('article').getAttribute('data-phase')).toBe('working');
});

test('[MUSIC-10] in professional mode the lyrics are the prompt, with title and style', async () => {
  const sent = await openMusic([], ACCEPT);
  await press('Custom', 'radio');
  await write('Lyrics', '[Verse]\nHello');
  await write('Style of music', 'folk');
  await write('Title', 'Hi');
  await send();
  expect(bodies(sent, CREATE)).toMatchObject([
    { custom_mode: 1, title: 'Hi', tags: 'folk', prompt: '[Verse]\nHello' },
  ]);
});

test('[MUSIC-11] Mureka is sent no lyrics for an instrumental that only its description asks for', async () => {
  const sent = await openMusic([], ACCEPT);
  await press('Mureka', 'tab');
  await write('Song description', 'A quiet piano piece');
  await send();
  expect(bodies(sent, CREATE)).toEqual([
    { tool_name: 'mureka', api_name: 'ai302', make_instrumental: 1, prompt: 'A quiet piano piece' },
  ]);
});

test('[MUSIC-07] [MUSIC-11] Mureka is sent lyrics for a song, and none for an instrumental', async () => {
  const sent = await openMusic([], ACCEPT);
  await press('Mureka', 'tab');
  await write('Song description', 'rain');
  await write(/^Lyrics/, 'It rains');
  await send();
  await press('Instrumental', 'switch');
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, CREATE)).toHaveLength(2));
  expect(bodies(sent, CREATE)).toEqual([
    { tool_name: 'mureka', api_name: 'ai302', make_instrumental: 0, prompt: 'rain', lyrics: 'It rains' },
    { tool_name: 'mureka', api_name: 'ai302', make_instrumental: 1, prompt: 'rain' },
  ]);
});

const LONG = 'x'.repeat(1300);
const counted = async (name: string | RegExp, most: string) => {
  await write(name, LONG);
  const box = field(name);
  expect(box.value.length).toBe(Number(most.replace(',', '')));
  expect(document.getElementById(`${box.id}-count`)?.textContent).toBe(`${most} / ${most}`);
};

test('[MUSIC-12] [MUSIC-13] [MUSIC-14] Suno cuts description, style and lyrics to their limits, with counters', async () => {
  await openMusic();
  await counted('Song description', '200');
  await press('Custom', 'radio');
  await counted('Style of music', '120');
  await counted('Lyrics', '1,200');
});

test('[MUSIC-15] [MUSIC-16] Mureka cuts description and lyrics to their limits, with counters', async () => {
  await openMusic();
  await press('Mureka', 'tab');
  await counted('Song description', '200');
  await counted(/^Lyrics/, '1,200');
});

test('[MUSIC-17] [MUSIC-18] lyrics are generated from an instruction, and can be undone', async () => {
  const sent = await openMusic([], { [LYRICS]: () => ({ text: '[Verse]\nWritten' }) });
  await press('Custom', 'radio');
  await press('Write lyrics for me');
  const task = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: /what the song should be about/i,
  });
  expect(task.getAttribute('rows')).toBe('8');
  screen.getByRole('button', { name: 'Cancel' });
  await change(() => void fireEvent.change(task, { target: { value: 'a lamp' } }));
  await press('Start writing');
  await waitFor(() => expect(musicForm.lyrics).toBe('[Verse]\nWritten'));
  expect(bodies(sent, LYRICS)).toEqual([{ tool_name: 'suno', api_name: 'duomi', prompt: 'a lamp' }]);
});

test('[MUSIC-27] a visitor is asked to sign in, and nothing is sent', async () => {
  const sent = await openMusic([], ACCEPT);
  await change(() => void endSession());
  await write('Song description', 'rain');
  await change(() => void fireEvent.click(go()));
  expect(dialogs.open).toEqual({ name: 'login' });
  expect(bodies(sent, CREATE)).toEqual([]);
});

test('[MUSIC-28] switching the provider clears the form, and Undo restores it', async () => {
  await openMusic();
  await write('Song description', 'rain');
  await press('Mureka', 'tab');
  expect(field('Song description').value).toBe('');
  const [said] = takeToasts();
  expect(said?.title).toBe('The form was cleared');
  await change(() => said?.action?.run());
  expect(field('Song description').value).toBe('rain');
  expect(screen.getByRole('tab', { name: 'Suno' }).getAttribute('aria-selected')).toBe('true');
});

test('[MUSIC-26] a lost submit says that generating failed; a refusal shows the reason', async () => {
  let answer: () => unknown = () => {
    throw new TypeError('no network');
  };
  await openMusic([], {
    [CREATE]: () => answer(),
    '/studio/submits/check': () => ({ known: false }),
  });
  await write('Song description', 'rain');
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(titles()).toContain('Generate failed'));
  answer = () => new Refused('The piano is out of tune');
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(titles()).toContain('The piano is out of tune'));
  expect(songs.state.items).toEqual([]);
});

test('without a singing model, the form says so before submitting', async () => {
  await openMusic([], {
    '/center/points': () => ({ potins: 500, star_tel: 'x', user_id: 1, song_sings: 0 }),
  });
  expect(screen.getByText(/This studio has no voice: an instrument plays the melody/)).toBeDefined();
  expect(screen.queryByText(/synthesized voice/)).toBeNull();
});

test('a missing field gets a message and the focus', async () => {
  const sent = await openMusic([], ACCEPT);
  await change(() => void fireEvent.click(go()));
  // once, beside the field
  expect(screen.getByText('Describe the song first')).toBeDefined();
  expect(document.activeElement).toBe(field('Song description'));
  expect(bodies(sent, CREATE)).toEqual([]);
});

test('the form says before submitting that the voice is synthetic', async () => {
  await openMusic();
  expect(screen.getByText(/a synthesized voice that sounds like a machine's/)).toBeDefined();
  await press('Instrumental', 'switch');
  expect(screen.queryByText(/synthesized voice/)).toBeNull();
});
