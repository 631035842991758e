import { useEffect } from 'react';
import type { FilmPreview } from '../../../api/film-preview.ts';
import { browser } from '../../../store/browser.ts';
import { filmPreview, pausePreview, tick } from '../../../store/film/preview/film-preview.ts';
import { opacityOf } from '../../../store/film/preview/timetable.ts';
import { hasArrived, type Layer, paintLayer } from './paint-layer.ts';

/** Milliseconds that playback waits for a picture or a clip before it continues without it; without a network it waits. */
const PATIENCE = 8_000;

/** Renders the film, frame by frame, while its screen is mounted. It pauses in a hidden tab. */
export function useFilmFrames(layers: Map<number, Layer>): void {
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let waitedSince: number | null = null;
    let next = 0;
    const frame = (now: number) => {
      next = requestAnimationFrame(frame);
      const plan = filmPreview.plan as FilmPreview | null;
      if (!plan) return;
      const arrived = seen(plan, layers, filmPreview.time);
      waitedSince = arrived ? null : (waitedSince ?? now);
      const patient = !browser.online || now - (waitedSince ?? now) <= PATIENCE;
      const time = tick(arrived || !patient);
      const runs = filmPreview.playing && !filmPreview.waiting;
      for (const layer of layers.values())
        paintLayer(layer, plan, time, { runs, still: calm.matches, muted: filmPreview.muted });
    };
    next = requestAnimationFrame(frame);
    const hide = () => {
      if (document.visibilityState === 'hidden') pausePreview();
    };
    addEventListener('visibilitychange', hide);
    return () => {
      cancelAnimationFrame(next);
      removeEventListener('visibilitychange', hide);
    };
  }, [layers]);
}

/** Whether everything visible has loaded; a layer that is not mounted yet has not. */
const seen = (plan: FilmPreview, layers: ReadonlyMap<number, Layer>, time: number): boolean =>
  plan.shots.every((_, index) => {
    if (opacityOf(plan, index, time) === 0) return true;
    const layer = layers.get(index);
    return layer !== undefined && hasArrived(layer, time);
  });
