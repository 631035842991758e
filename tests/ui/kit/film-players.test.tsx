import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { FilmPlayer } from '../../../src/ui/film/film-player.tsx';
import { ClipPlayer } from '../../../src/ui/kit/clip-player.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test.each([
  [
    'the film page',
    <FilmPlayer key="a" info={{ video_url: '/media/1.mp4' }} name="Dusk" lost={null} />,
    'Film: Dusk',
  ],
  [
    'a clip in full screen',
    <ClipPlayer
      key="b"
      clip={{ key: '1', video: '/media/1.mp4', poster: '', words: '' }}
      label="Clip"
      loop={false}
      card="main"
      actions={() => null}
      facts={null}
      onClosed={() => undefined}
    />,
    'Clip',
  ],
])('%s that cannot be loaded says so, until it is', async (_where, player, label) => {
  await show(player);
  const video = (await screen.findAllByLabelText(label)).find((one) => one instanceof HTMLVideoElement);
  if (!video) throw new Error('no player');
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  fireEvent.error(video);
  expect(screen.getByRole('alert', { hidden: true }).textContent).toMatch(/can't be played right now/);
  fireEvent.loadedData(video);
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

test('a film that stops for want of a network in the middle says that it goes on, and not that it was never watched here', async () => {
  await show(<FilmPlayer info={{ video_url: '/media/1.mp4' }} name="Dusk" lost={null} />);
  const video = screen.getByLabelText<HTMLVideoElement>('Film: Dusk');
  const says = () => screen.getByRole('alert').textContent;
  await change(() => {
    browser.online = false;
  });
  fireEvent.error(video);
  expect(says()).toMatch(/has not been watched here before/);
  fireEvent.loadedData(video);
  video.currentTime = 40;
  fireEvent(video, new Event('stalled'));
  expect(says()).toMatch(/goes on as soon as you're back online/);
});
