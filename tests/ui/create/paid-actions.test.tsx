import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFilmSettings, saveFilmSettings } from '../../../src/api/film-settings.ts';
import { points } from '../../../src/store/account/points.ts';
import { filmLook } from '../../../src/store/film/export/film-settings.ts';
import { editShot } from '../../../src/store/film/storyboard/edits.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { type Answers, lost, Refused } from '../../store/fake-api.ts';
import { bodies, wireShot } from '../../store/film/board-shots.ts';
import { chooseIn } from '../menu.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { memberGone, openStoryboard, POINTS, QUOTE } from './film-page.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const spoken = { audio_base64: btoa('mp3'), audio_duration: 2, audio_url: '/media/a.mp3' };

/** All paid actions of the storyboard: call, answer, and the user's steps. */
const PAID: [what: string, call: string, answer: unknown, act: () => Promise<void>][] = [
  ['a picture', '/script/imagine', 'p1', async () => void press(/^Generate/)],
  [
    'a clip',
    '/script/video',
    { task_id: 'c1' },
    async () => {
      fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
      await screen.findByRole('textbox', { name: 'Motion' });
      press(/^Generate/);
    },
  ],
  [
    'a batch',
    '/script/submit-task',
    null,
    async () => {
      await chooseIn('Batch', 'Batch images');
      const dialog = within(await screen.findByRole('dialog', { name: 'Batch images' }));
      fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    },
  ],
  ['narration', '/lip-sync/generate-audio', spoken, async () => void press('Play the narration')],
  [
    'a film',
    '/script/okl-export',
    { tasks_id: 'film' },
    async () => {
      press('Export film');
      const dialog = within(await screen.findByRole('dialog', { name: 'Export film' }));
      await dialog.findByText('2 points');
      fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    },
  ],
];

eachOnItsOwn();
beforeEach(() => {
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      play = async () => undefined;
      pause = () => undefined;
    },
  );
});
afterEach(memberGone);

/** The balance decreases with each purchase. */
async function opened(call: string, answer: unknown, more: Answers = {}) {
  let balance = POINTS.potins;
  const answers: Answers = {
    '/center/points': () => ({ ...POINTS, potins: balance }),
    '/studio/exports/quote': () => QUOTE,
    [call]: () => {
      if (!(answer instanceof Refused)) balance -= 2;
      return answer;
    },
    ...more,
  };
  return openStoryboard([wireShot(1, { scense_img: '/media/1.jpg' })], answers);
}

test.each(PAID)('[POINTS-12] %s reloads the points after payment', async (_, call, answer, act) => {
  const { sent } = await opened(call, answer);
  expect(points.payload?.total_points).toBe(100);
  await act();
  await waitFor(() => expect(bodies(sent, call)).toHaveLength(1));
  await waitFor(() => expect(points.payload?.total_points).toBe(98));
  const paths = sent.map(({ path }) => path);
  expect(paths.lastIndexOf('/center/points')).toBeGreaterThan(paths.indexOf(call));
});

const unsaved = () =>
  waitFor(() =>
    expect(takeToasts()).toMatchObject([
      {
        title: "Your changes couldn't be saved, so nothing was started",
        description: 'Check your connection and try again.',
      },
    ]),
  );

test.each(PAID.slice(0, 3))(
  '%s is not started if what was typed could not be saved because the request got lost, and says so',
  async (_, call, answer, act) => {
    const { sent } = await opened(call, answer, { '/script/handle-scense': lost });
    takeToasts();
    await change(() => editShot(1, 'narration', 'a lamp'));
    await act();
    await unsaved();
    expect(bodies(sent, call)).toEqual([]);
  },
);

test('a film is not started if its settings could not be saved because the request got lost, and says so', async () => {
  const call = '/script/okl-export';
  const { sent } = await opened(call, null, {
    [readFilmSettings.path]: () => ({ transition: 'cut', title: '', end: '', shots: [] }),
    [saveFilmSettings.path]: lost,
  });
  press('Export film');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export film' }));
  await dialog.findByText('2 points');
  await waitFor(() => expect(filmLook.state).toBe('ready'));
  takeToasts();
  await change(() => {
    filmLook.title = 'The lamp';
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await unsaved();
  expect(bodies(sent, call)).toEqual([]);
  expect(filmLook.title).toBe('The lamp');
});
