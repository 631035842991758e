import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closePlayer,
  player,
  playFrom,
  seek,
  skip,
  type Track,
  toggle,
} from '../../../src/store/music/player.ts';

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
const element = () =>
  document.querySelector<HTMLAudioElement>('[data-ui="player-audio"]') as HTMLAudioElement;
const happens = (event: string) => element().dispatchEvent(new Event(event));
const play = vi.fn(async () => void happens('play'));

/** The element as it is after an error. @param code of the error */
function breakOff(at: number, code = 2) {
  element().currentTime = at;
  Object.defineProperty(element(), 'error', { value: { code }, configurable: true });
  happens('pause');
  happens('error');
  Object.defineProperty(element(), 'error', { value: null, configurable: true });
  element().currentTime = 0;
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  playFrom([...'ab'].map(track), 'a|0');
  play.mockClear();
});
afterEach(() => closePlayer());

test('a song that breaks off goes on where it was; where it does not get farther, that is said', () => {
  breakOff(12);
  expect(element().getAttribute('src')).toBe('/media/a.mp3?turn=1');
  happens('timeupdate');
  expect([player.time, player.playing, player.failed, play.mock.calls.length]).toEqual([12, true, false, 1]);
  happens('loadedmetadata');
  expect(element().currentTime).toBe(12);
  breakOff(12.3);
  expect([player.time, player.playing, player.failed]).toEqual([12.3, false, true]);
});

test('played again after that, it goes on where it was, or where somebody has put it', () => {
  breakOff(12);
  breakOff(0, 4);
  expect([player.time, player.failed]).toEqual([12, true]);
  toggle();
  happens('loadedmetadata');
  expect([element().currentTime, player.playing]).toEqual([12, true]);
  breakOff(12.5);
  seek(30);
  toggle();
  happens('loadedmetadata');
  expect([element().currentTime, player.failed]).toEqual([30, false]);
});

test('one that was paused stays so, and the next one begins at its beginning', () => {
  happens('pause');
  breakOff(20);
  expect([player.playing, play.mock.calls.length]).toEqual([false, 0]);
  skip(1);
  skip(1);
  expect([element().getAttribute('src'), player.time]).toEqual(['/media/b.mp3', 0]);
  happens('loadedmetadata');
  expect(element().currentTime).toBe(0);
});
