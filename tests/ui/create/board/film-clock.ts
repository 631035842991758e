import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { filmPreview } from '../../../../src/store/film/preview/film-preview.ts';
import { change } from '../../show.tsx';

/** Lets the pictures and clips on the stage be loaded. */
export function arrived(): void {
  for (const img of document.querySelectorAll('[data-ui=film-layer] img'))
    Object.defineProperty(img, 'complete', { value: true, configurable: true });
  for (const clip of document.querySelectorAll('[data-ui=film-layer] video'))
    Object.defineProperty(clip, 'readyState', { value: 4, configurable: true });
}

/** The clock that a film preview plays by, in the hands of a test. */
export function filmClock() {
  let now = 0;
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  /** Advances it by this many seconds. */
  const pass = (seconds: number) =>
    change(() => {
      now += seconds * 1000;
      for (const frame of frames.splice(0)) frame(now);
    });
  /** Lets what is shown arrive, and waits until the film runs: from then on its clock counts. */
  const runs = () =>
    waitFor(async () => {
      arrived();
      await pass(0);
      expect(filmPreview).toMatchObject({ playing: true, waiting: false });
    });
  return { pass, runs };
}
