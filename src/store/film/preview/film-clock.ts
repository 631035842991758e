/** The clock of a preview, for pictures, sounds and subtitles: the audio context's time where the browser has one. */
export interface FilmClock {
  /** Seconds of the film. */
  now(): number;
  seek(time: number): void;
  go(): void;
  hold(): void;
}

/** Milliseconds after which an audio context that has not started never will, e.g. on a machine without an audio device. */
const PATIENCE = 2_000;

/** @param context null for a browser without Web Audio: then the page's clock counts */
export function createClock(
  context: Pick<AudioContext, 'currentTime' | 'resume' | 'suspend'> | null,
): FilmClock {
  let [base, origin] = [0, 0];
  let running = false;
  let wentAt = 0;
  let silent = context === null;
  const ticks = () => (context && !silent ? context.currentTime : performance.now() / 1000);
  const now = (): number => {
    // a suspended context stops its clock, but not at once: what it counts until then is not the film's time
    if (!running) return base;
    if (!silent && ticks() === origin && performance.now() - wentAt > PATIENCE) {
      silent = true;
      origin = ticks();
    }
    return base + Math.max(0, ticks() - origin);
  };
  return {
    now,
    seek(time) {
      base = time;
      origin = ticks();
      wentAt = performance.now();
    },
    go() {
      if (running) return;
      origin = ticks();
      wentAt = performance.now();
      running = true;
      void context?.resume().catch(() => undefined);
    },
    hold() {
      if (!running) return;
      base = now();
      running = false;
      void context?.suspend().catch(() => undefined);
    },
  };
}
