import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { takeToasts } from '../../../../src/store/toasts.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn } from '../../menu.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';
import '../../../../src/ui/kit/floating-panel.tsx';

eachOnItsOwn();
afterEach(memberGone);

test('a copy of a film says that what its original has in HD is shown now and costs nothing', async () => {
  const shots = [4, 5].map((id) => wireShot(id, { draw_id: id, scense_img: `/media/${id}.jpg` }));
  await openStoryboard(shots, {
    '/center/points': () => ({ ...POINTS, upscale_points: 1 }),
    '/script/batch-srp': () => ({ tasks: [], skipped: 0, shown: 2 }),
  });
  await chooseIn('Batch', 'HD images');
  const dialog = within(await screen.findByRole('dialog', { name: 'HD images' }));
  takeToasts();
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() =>
    expect(takeToasts().map(({ title }) => title)).toEqual([
      '2 were in HD already, for another film: those are shown now, and cost nothing',
    ]),
  );
});

test('HD images leave out a shot that shows a clip, whose picture is the clip’s poster, but not its copy that shows the drawing', async () => {
  const clip = { list_type: 2, video_id: 9, video_url: '/media/9.mp4' };
  const shots = [
    wireShot(1, { draw_id: 4, scense_img: '/media/poster.jpg', ...clip }),
    wireShot(2, { draw_id: 4, scense_img: '/media/4.jpg' }),
  ];
  const { sent } = await openStoryboard(shots, {
    '/center/points': () => ({ ...POINTS, upscale_points: 1 }),
    '/script/batch-srp': () => ({ tasks: ['a'] }),
  });
  await chooseIn('Batch', 'HD images');
  const dialog = within(await screen.findByRole('dialog', { name: 'HD images' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() =>
    expect(bodies(sent, '/script/batch-srp')).toEqual([{ media_type: 'image', lists: [{ scense_id: 2 }] }]),
  );
});
