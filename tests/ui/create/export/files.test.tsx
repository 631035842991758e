import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { takeToasts, toasts } from '../../../../src/store/toasts.ts';
import { Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn } from '../../menu.ts';
import { saves } from '../../saves.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const FILE = '/script/download-scense';
const save = (what: 'Save all pictures' | 'Save all clips') => chooseIn('More ways to export', what);
const file = (content: string, type: string) => new Response(content, { headers: { 'content-type': type } });
const FAILED = { type: 'error', title: 'File download failed, please try again' };

eachOnItsOwn();
afterEach(memberGone);

test('[EXPORT-24] [EXPORT-25] without pictures or clips, a message is shown and nothing is sent', async () => {
  const files = saves();
  const { sent } = await openStoryboard([wireShot(1)]);
  sent.length = 0;
  await save('Save all pictures');
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([{ type: 'error', title: 'The storyboard has no images' }]),
  );
  takeToasts();
  await save('Save all clips');
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([{ type: 'error', title: 'No videos available' }]),
  );
  // but for the question what the shot's words cannot have drawn, which comes by itself
  expect(sent.filter(({ path }) => path !== '/studio/prompt/check')).toEqual([]);
  expect(files).toEqual([]);
});

test('[EXPORT-26] the storyboard’s file is requested by project id, and saved under the project’s name', async () => {
  const files = saves();
  const { id, sent } = await openStoryboard([wireShot(1, { scense_img: '/media/1.jpg' })], {
    [FILE]: () => file('PK the pictures', 'application/zip'),
  });
  await save('Save all pictures');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['The-lamp.zip']));
  expect(await files[0]?.blob?.text()).toBe('PK the pictures');
  expect(bodies(sent, FILE)).toEqual([{ script_id: id }]);
});

test('a ZIP that cannot be downloaded shows a message, and nothing is saved', async () => {
  const files = saves();
  await openStoryboard([wireShot(1, { scense_img: '/media/1.jpg' })], {
    [FILE]: () => new Refused('Not today'),
  });
  await save('Save all pictures');
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ ...FAILED, description: 'Not today' }]));
  expect(files).toEqual([]);
});

test('each clip is saved with the number of its shot; a failed one shows a message', async () => {
  const files = saves();
  const shots = [
    wireShot(1, { video_url: '/media/1.mp4' }),
    wireShot(2),
    wireShot(3, { video_url: '/media/3.mp4' }),
    wireShot(4, { video_url: '/media/4.mp4' }),
  ];
  await openStoryboard(shots, {
    '/media/1.mp4': () => file('one', 'video/mp4'),
    '/media/3.mp4': () => new Response('', { status: 404 }),
    '/media/4.mp4': () => file('four', 'video/mp4'),
  });
  await save('Save all clips');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['The-lamp-1.mp4', 'The-lamp-4.mp4']));
  expect(toasts.waiting).toMatchObject([FAILED]);
});
