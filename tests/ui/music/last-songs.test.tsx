/** Where the focus goes when the only songs are deleted by keyboard. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { songs } from '../../../src/store/music/songs.ts';
import { change } from '../show.tsx';
import { eachMusicTest, openMusic, wireSong } from './open-music.tsx';

eachMusicTest();

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
const { innerWidth } = window;
afterEach(() => happyDOM.setViewport({ width: innerWidth }));

async function deleteTheOnlyOnes(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Delete: Song 1' });
  button.focus();
  await change(() => button.click());
  await waitFor(() => expect(songs.state.items).toEqual([]));
}

test('where both sides have room, it goes to the form of the next ones', async () => {
  await openMusic([wireSong(1)]);
  await deleteTheOnlyOnes();
  const provider = screen.getByRole('tab', { name: 'Suno', selected: true });
  await waitFor(() => expect(document.activeElement).toBe(provider));
});

test('on a phone, where the form is hidden, it goes to what turns to it', async () => {
  await openMusic([wireSong(1)]);
  happyDOM.setViewport({ width: 360 });
  const turn = screen.getByRole('radio', { name: 'My music' });
  await change(() => void fireEvent.click(turn));
  await deleteTheOnlyOnes();
  await waitFor(() => expect(document.activeElement).toBe(turn));
});
