import { trustedAddress } from '../trusted-addresses.ts';

const BEAT_EVERY = 10_000;
/** With tasks open, silence for so long may mean a stopped worker. */
const SILENCE = 4_000;
/** Answers to the worker's own events, which no browser slows down, need not be more frequent than this. */
const ANSWER_EVERY = 1_000;

/** Beats while tasks are open, so that the worker lives and polls; otherwise there is no timer at all. */
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
    /** Call with each change of the tasks. */
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
    /** A newer worker takes over: any event now would keep the old one, and the newer one waiting. */
    rest(ms: number): void {
      restUntil = Date.now() + ms;
    },
    /** The page is looked at again: do not wait for the next tick. */
    wake(): void {
      if (clock) strike();
    },
  };
}
