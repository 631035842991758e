import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { excerptHandlers, useExcerptKey } from '../../../src/ui/works/grid/excerpt.ts';
import { WorkTile } from '../../../src/ui/works/grid/work-tile.tsx';
import { eachOnItsOwn, show } from '../show.tsx';
import { workFor } from './works-for-test.tsx';

const opened = vi.fn();
const films = () => [...document.querySelectorAll('video')].map((film) => film.getAttribute('src'));
const film = (id: number) => expect.stringContaining(`/media/excerpt-${id}.mp4`);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cover = (id: number) => screen.getByRole('button', { name: `Work ${id}, 1:05` });
const mouse = { pointerType: 'mouse' };
const finger = { pointerType: 'touch', clientX: 5, clientY: 5 };

function Tiles() {
  const playingKey = useExcerptKey();
  return (
    <ul {...excerptHandlers}>
      {[1, 2].map((id) => (
        <WorkTile
          key={id}
          work={workFor(id)}
          index={id}
          left={0}
          top={0}
          width={200}
          height={100}
          total={2}
          caption="author"
          playing={playingKey === String(id)}
          onOpen={opened}
          onSize={() => undefined}
        />
      ))}
    </ul>
  );
}

eachOnItsOwn();
beforeEach(async () => {
  opened.mockClear();
  vi.useFakeTimers();
  await show(<Tiles />);
});
afterEach(() => {
  fireEvent.pointerCancel(cover(1));
  vi.useRealTimers();
});

test('hovering a tile plays its excerpt silently, one at a time', async () => {
  fireEvent.pointerEnter(cover(1), mouse);
  await pass(100);
  expect(films()).toEqual([]);
  await pass(400);
  expect(films()).toEqual([film(1)]);
  expect(document.querySelector('video')?.muted).toBe(true);
  fireEvent.pointerLeave(cover(1), mouse);
  fireEvent.pointerEnter(cover(2), mouse);
  await pass(0);
  expect(films()).toEqual([]);
  await pass(500);
  expect(films()).toEqual([film(2)]);
  fireEvent.pointerLeave(cover(2), mouse);
  await pass(0);
  expect(films()).toEqual([]);
});

test('a long press plays it too and opens nothing; a tap opens the work; scrolling does neither', async () => {
  fireEvent.pointerDown(cover(1), finger);
  await pass(500);
  expect(films()).toEqual([film(1)]);
  fireEvent.pointerUp(cover(1), finger);
  fireEvent.click(cover(1));
  await pass(0);
  expect([films(), opened.mock.calls.length]).toEqual([[], 0]);
  fireEvent.pointerDown(cover(1), finger);
  fireEvent.pointerMove(cover(1), { ...finger, clientY: 40 });
  await pass(500);
  expect(films()).toEqual([]);
  fireEvent.pointerDown(cover(1), finger);
  fireEvent.pointerUp(cover(1), finger);
  fireEvent.click(cover(1));
  await pass(500);
  expect([films(), opened.mock.calls.length]).toEqual([[], 1]);
});

test('nothing plays with reduced motion or reduced data', async () => {
  const asked = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  fireEvent.pointerEnter(cover(1), mouse);
  await pass(1000);
  expect(films()).toEqual([]);
  asked.mockRestore();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  fireEvent.pointerEnter(cover(1), mouse);
  await pass(1000);
  expect(films()).toEqual([]);
});

test('a tile that shows another work under a resting pointer plays that one as soon as the pointer moves', async () => {
  fireEvent.pointerOver(cover(1), mouse);
  await pass(100);
  // as after scrolling, which uses the element again
  cover(1).dataset.cover = '2';
  fireEvent.pointerMove(cover(1), mouse);
  await pass(300);
  expect(films()).toEqual([]);
  await pass(100);
  expect(films()).toEqual([film(2)]);
});
