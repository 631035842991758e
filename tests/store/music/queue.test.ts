import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePlayer, dropFromQueue, player, playFrom, type Track } from '../../../src/store/music/player.ts';

const track = (musicId: string): Track => ({
  key: `${musicId}|0`,
  musicId,
  index: 0,
  title: musicId,
  about: '',
  audio: `/media/${musicId}.mp3`,
  cover: '',
  seconds: 60,
  peaks: [],
  lines: [],
});
const queue = () => player.queue.map(({ title }) => title).join('');
const playing = () => player.queue[player.at]?.title;

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  playFrom([...'abcd'].map(track), 'c|0');
});
afterEach(() => closePlayer());

test('deleted songs that come back are in the queue again in their places, whichever is first', () => {
  const [a, d, b] = ['a', 'd', 'b'].map(dropFromQueue);
  expect([queue(), playing()]).toEqual(['c', 'c']);
  a?.();
  expect([queue(), playing()]).toEqual(['ac', 'c']);
  b?.();
  d?.();
  expect([queue(), playing()]).toEqual(['abcd', 'c']);
});

test('they do not get into another queue, and one that played stays stopped', () => {
  const a = dropFromQueue('a');
  playFrom([...'xy'].map(track), 'x|0');
  a();
  expect([queue(), playing()]).toEqual(['xy', 'x']);
  const x = dropFromQueue('x');
  x();
  expect([queue(), player.at]).toEqual(['', -1]);
});
