import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { publications } from '../../../store/works/publications.ts';
import { go } from '../../router/go.ts';

/** Milliseconds until the square is shown after a work was published (CENTER-23). */
const TO_SQUARE = 1_000;

/** Goes from one's own page to the square once a work of it was published there, unless the person navigates first. */
export function useSentOff(): void {
  const { sent } = useSnapshot(publications);
  const before = useRef(sent);
  useEffect(() => {
    const isNew = sent > before.current;
    before.current = sent;
    if (!isNew) return;
    const timer = setTimeout(() => go('square'), TO_SQUARE);
    return () => clearTimeout(timer);
  }, [sent]);
}
