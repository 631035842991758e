/** The one clock of a preview: pictures, sounds and subtitles read it. It is the sound's own where the browser has one. */
export interface FilmClock {
  /** Seconds of the film. */
  now(): number;
  seek(time: number): void;
  go(): void;
  hold(): void;
}

/** Milliseconds after which a sound that has not begun never will, e.g. on a machine without any device for it. */
const PATIENCE = 2_000;

/** @param context null for a browser without sound: then the page's clock counts */
export function createClock(
  context: Pick<AudioContext, 'currentTime' | 'resume' | 'suspend'> | null,
): FilmClock {
  let [base, origin] = [0, 0];
  let running = false;
  let wentAt = 0;
  let silent = context === null;
  const ticks = () => (context && !silent ? context.currentTime : performance.now() / 1000);
  const now = (): number => {
    // while the sound is held its time stands still, but not at once: what it counts until then is not the film's
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
