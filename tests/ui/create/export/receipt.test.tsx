import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { taskRow } from '../../../store/task-row.ts';
import { knows } from '../../engine-says.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openExport, QUOTE } from '../film-page.tsx';

const START = '/script/okl-export';
const quoted = (more: object) => ({ '/studio/exports/quote': () => ({ ...QUOTE, ...more }) });

eachOnItsOwn();
afterEach(memberGone);

test('before an export starts it shows length, cost and providers', async () => {
  const { id, sent, dialog } = await openExport(
    quoted({ shots: 2, without_media: 1, seconds: 64, provider: 'built-in engine' }),
  );
  const lines = within(dialog).getAllByRole('definition');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '2 shots · about 1:04',
    '2 points · 6 characters',
    '100 points',
    '98 points',
  ]);
  expect(within(dialog).getByText('1 shot has no picture and will be left out.')).toBeTruthy();
  expect(within(dialog).getByText(/^Made by the built-in engine/)).toBeTruthy();
  expect(bodies(sent, '/studio/exports/quote')).toEqual([{ script_id: id }]);
});

test('what is still being made is not part of the film, and the form says so before payment', async () => {
  const { id, dialog } = await openExport();
  const warning = () => within(dialog).queryByText(/still being made/u)?.textContent;
  expect(warning()).toBeUndefined();
  const context = (kind: string, scene_id: number) => ({
    context: { kind, page: '/create', script_id: id, scene_id },
  });
  await knows(
    taskRow('shot-video', 'v1', context('shot-video', 1)),
    taskRow('shot-image', 'p1', context('shot-image', 1)),
    taskRow('shot-image', 'p2', context('shot-image', 2)),
  );
  await waitFor(() =>
    expect(warning()).toBe(
      '2 shots are still being made. The film shows what each shot has when you press Export.',
    ),
  );
});

test('what a batch still makes is not part of the film either', async () => {
  const shots = [
    wireShot(1, { scense_img: '/media/1.jpg', video_generate: 4 }),
    wireShot(2, { has_generate: 2 }),
    wireShot(3, { has_generate: 1, video_generate: 6 }),
  ];
  const { dialog } = await openExport({ '/script/list-scense': () => ({ lists: shots, video_need: 1 }) });
  expect(within(dialog).getByText(/^2 shots are still being made/u)).toBeTruthy();
});

test('a lip-synced shot is not part of the voice-over, and the form says so before payment', async () => {
  const { dialog } = await openExport(quoted({ shots: 2, points: 0, characters: 0, speaking: 1 }));
  expect(
    within(dialog).getByText('1 lip-synced shot speaks by itself and is not part of the voice-over.'),
  ).toBeTruthy();
  const [, cost] = within(dialog).getAllByRole('definition');
  expect(cost?.textContent).toBe('free');
});

test.each([
  [
    'services and the studio itself',
    {
      made_by: {
        pictures: ['Seedream (Ark)', 'built-in engine'],
        clips: ['Kling (fal)', 'Seedream (Ark)'],
        voice: ['built-in engine'],
        music: ['Lyria'],
      },
    },
    'Voice-over: 2 points · Made by Seedream (Ark), the built-in engine, Kling (fal), Lyria',
  ],
  [
    'the studio alone',
    { points: 0, provider: 'built-in engine' },
    'Voice-over: free · Made by the built-in engine',
  ],
])('a film by %s: price and models are in one line beside the button', async (_, quote, line) => {
  const { dialog } = await openExport(quoted(quote));
  const foot = dialog.querySelector<HTMLElement>('[data-ui=sticky-foot]');
  if (!foot) throw new Error('no foot');
  expect(within(foot).getByText(line)).toBeTruthy();
  within(foot).getByRole('button', { name: 'Export' });
  if (!line.includes('Lyria')) return;
  // a model that is not used is not named
  fireEvent.click(within(dialog).getByRole('radio', { name: 'None' }));
  expect(await within(foot).findByText(line.replace(', Lyria', ''))).toBeTruthy();
});

test.each([
  ['a storyboard without pictures', { shots: 0 }, 'The storyboard has no images'],
  ['a film that costs more than there is', { points: 101 }, 'Not enough points for the voice-over.'],
])('%s cannot be exported, and the form says why', async (_, quote, words) => {
  const { sent, dialog } = await openExport(quoted(quote));
  await within(dialog).findByText(words);
  const button = within(dialog).getByRole('button', { name: 'Export' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(within(dialog).getByText(words)).toBeTruthy();
  expect(bodies(sent, START)).toEqual([]);
});

test('[POINTS-10] if the cost could not be loaded, the form says so and blocks the export', async () => {
  let ready = false;
  const { sent, dialog } = await openExport({
    '/studio/exports/quote': () => (ready ? QUOTE : new Refused('later', 503)),
    [START]: () => ({ tasks_id: 'film' }),
  });
  await within(dialog).findByText(/^Couldn't load the cost/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  expect(bodies(sent, START)).toEqual([]);
  ready = true;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await within(dialog).findByText(/^2 points/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(bodies(sent, START)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where a storyboard has no pictures, its export leads to drawing them', async () => {
  const { dialog } = await openExport(quoted({ shots: 0 }));
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Draw them' }));
  await screen.findByRole('dialog', { name: 'Draw missing images' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export film' })).toBeNull());
});

test('where a storyboard has no shots, its export offers no drawing', async () => {
  const { dialog } = await openExport({
    ...quoted({ shots: 0 }),
    '/script/list-scense': () => ({ lists: [], video_need: 1 }),
  });
  expect(await within(dialog).findByText('The storyboard has no images')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Draw them' })).toBeNull();
});
