import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from '../../../store/film/film.ts';
import { useMoves } from '../../router/hash-location.ts';

/**
 * Gives a step the focus when it is gone to, as a page gets it. All steps have the same route, and the button that was pressed may be
 * gone, or lead on from the new step: nothing would tell where one is.
 * @param step the one that is shown, null before there is one
 * @returns a ref for the element around it
 */
export function useStepFocus(step: Step | null): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const moves = useMoves();
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // the app has just been opened here: the browser begins at the top
    if (moves > 0) place.current?.focus({ preventScroll: true });
  }, [step, moves]);
  return place;
}
