/** The one clock of a preview: pictures, sounds and subtitles read it. It is the sound's own where the browser has one. */
export interface FilmClock {
  /** Seconds of the film. */
  now(): number;
  seek(time: number): void;
  go(): void;
  hold(): void;
}

/** @param context null for a browser without sound: then the page's clock counts */
export function createClock(
  context: Pick<AudioContext, 'currentTime' | 'resume' | 'suspend'> | null,
): FilmClock {
  let [base, origin] = [0, 0];
  let running = false;
  const ticks = () => (context ? context.currentTime : performance.now() / 1000);
  // while the sound is held its time stands still, but not at once: what it counts until then is not the film's
  const now = () => (running ? base + Math.max(0, ticks() - origin) : base);
  return {
    now,
    seek(time) {
      base = time;
      origin = ticks();
    },
    go() {
      if (running) return;
      origin = ticks();
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
