import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FilmTrouble, useFilmArriving } from '../../../src/ui/kit/use-film-arriving.ts';

/** A film's element, and what it has last said. */
function film() {
  let said: FilmTrouble | null = null;
  const Film = () => {
    const { src, trouble, handlers } = useFilmArriving('/media/1.mp4');
    said = trouble;
    return <video aria-label="film" src={src} {...handlers} />;
  };
  return { Film, trouble: () => said };
}

test('a film gets its address once its element is on the page, where a failure is heard', () => {
  const given: (string | undefined)[] = [];
  renderHook(() => {
    given.push(useFilmArriving('/media/1.mp4').src);
  });
  expect(given[0]).toBeUndefined();
  expect(given.at(-1)).toBe('/media/1.mp4');
});

test('a film without an address has trouble and gets none', () => {
  const { result } = renderHook(() => useFilmArriving(null));
  expect(result.current).toMatchObject({ src: undefined, trouble: 'broken' });
});

test('a film that broke off goes on where it was, once; where it does not get farther, that is said', () => {
  const { Film, trouble } = film();
  render(<Film />);
  const video = screen.getByLabelText<HTMLVideoElement>('film');
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  const breakOff = (at: number) => {
    video.currentTime = at;
    Object.defineProperty(video, 'error', { value: { code: 2 }, configurable: true });
    fireEvent(video, new Event('pause'));
    fireEvent(video, new Event('error'));
    Object.defineProperty(video, 'error', { value: null, configurable: true });
  };
  const arrive = () => {
    video.currentTime = 0;
    fireEvent(video, new Event('loadedmetadata'));
    return [video.currentTime, play.mock.calls.length];
  };
  fireEvent(video, new Event('play'));
  breakOff(12);
  expect([video.getAttribute('src'), trouble()]).toEqual(['/media/1.mp4?turn=1', null]);
  expect(arrive()).toEqual([12, 1]);
  breakOff(12.3);
  expect([video.getAttribute('src'), trouble()]).toEqual(['/media/1.mp4?turn=1', 'broken']);
  // farther on it is another break; a film that was paused stays so
  fireEvent(video, new Event('pause'));
  breakOff(20);
  expect(video.getAttribute('src')).toBe('/media/1.mp4?turn=2');
  expect(arrive()).toEqual([20, 1]);
});

test('a film that cannot be loaded at all is said at once', () => {
  const { Film, trouble } = film();
  render(<Film />);
  const video = screen.getByLabelText<HTMLVideoElement>('film');
  Object.defineProperty(video, 'error', { value: { code: 4 } });
  fireEvent(video, new Event('error'));
  expect(trouble()).toBe('broken');
});
