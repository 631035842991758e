import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../../src/ui/create/preview/film-screen.tsx';
import { wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const clip = wireShot(1, {
  scense_img: '/media/1.jpg',
  narration: '',
  list_type: 2,
  video_url: '/media/1.mp4',
});
/** The video element on the stage. */
const video = () => document.querySelector('video');

eachOnItsOwn();
afterEach(memberGone);

test('the clip’s controls are outside the picture, and have labels', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await openStoryboard([clip]);
  const controls = within(await screen.findByRole('group', { name: 'Clip of shot 1' }));
  expect(video()?.controls).toBe(false);
  expect(document.querySelector('[data-ui=player]')?.contains(controls.getByRole('slider'))).toBe(false);
  fireEvent.click(controls.getByRole('button', { name: 'Play the clip' }));
  expect(play).toHaveBeenCalledOnce();
  fireEvent.change(controls.getByRole('slider', { name: 'Position in the clip' }), {
    target: { value: '0.5' },
  });
  expect(video()?.currentTime).toBe(0.5);
  // said as the clock beside it shows it, not as a bare number
  expect(controls.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^0:00 of \d:\d\d$/u);
  expect(video()?.muted).toBe(true);
  fireEvent.click(controls.getByRole('button', { name: 'Turn the sound on' }));
  expect(video()?.muted).toBe(false);
  expect(controls.getByRole('button', { name: 'Full screen' })).toBeTruthy();
});
