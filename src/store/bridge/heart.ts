import { trustedAddress } from '../trusted-addresses.ts';

const BEAT_EVERY = 10_000;
/** Milliseconds of silence, with tasks open, after which the worker may have been stopped. */
const SILENCE = 4_000;
/** Least milliseconds between beats that answer the worker's events. Browsers do not slow these down. */
const ANSWER_EVERY = 1_000;

/** Beats while tasks are open, so that the worker stays alive and polls. Without open tasks there is no timer. */
export function createHeart(beat: () => void) {
  let clock: Worker | null = null;
  let lastBeat = 0;
  let lastHeard = 0;

  let restUntil = 0;

  const strike = (): void => {
    if (Date.now() < restUntil) return;
    lastBeat = Date.now();
    beat();
  };
  const onTick = (): void => {
    const now = Date.now();
    if (Math.abs(now - lastBeat) >= BEAT_EVERY || Math.abs(now - Math.max(lastBeat, lastHeard)) >= SILENCE)
      strike();
  };

  return {
    /** Call after each change of the tasks. */
    setOpen(open: boolean): void {
      if (open === (clock !== null)) return;
      if (open) {
        clock = new Worker(trustedAddress('clock'), { type: 'module' });
        clock.addEventListener('message', onTick);
        clock.postMessage('start');
        strike();
      } else {
        clock?.terminate();
        clock = null;
      }
    },
    /** Call when the worker has answered a beat: it lives. */
    alive(): void {
      lastHeard = Date.now();
    },
    /** Call with each event of the engine. */
    heard(): void {
      lastHeard = Date.now();
      if (clock && lastHeard - lastBeat >= ANSWER_EVERY) strike();
    },
    /** Pauses while a newer worker takes over: any event would keep the old one alive. */
    rest(ms: number): void {
      restUntil = Date.now() + ms;
    },
    /** Beats at once, because the page is visible again. */
    wake(): void {
      if (clock) strike();
    },
  };
}
