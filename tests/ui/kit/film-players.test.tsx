import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilmPlayer } from '../../../src/ui/film/film-player.tsx';
import { ClipPlayer } from '../../../src/ui/kit/clip-player.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

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
