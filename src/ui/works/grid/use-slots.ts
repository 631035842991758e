import { useEffect, useRef, useState } from 'react';
import { assignSlots, type Slot, sortSlots } from './slots.ts';

/** Milliseconds without a change after which the wall is at rest. */
const REST = 150;

/**
 * Gives tiles to elements. A new element for each work made the browser collect what the old ones left, in the middle of scrolling, so
 * they are used again. They stay in their order in the DOM while the wall moves, and are put in the order of the list, which keyboards
 * and screen readers follow, when it rests.
 * @param keys of the tiles in the order of the list, all different
 * @param moved changes whenever the wall moves
 * @param ordered keeps the order of the list at all times, e.g. because the focus moves through it
 */
export function useSlots(keys: readonly string[], moved: unknown, ordered: boolean): readonly Slot[] {
  const slots = useRef<readonly Slot[]>([]);
  const [resting, setResting] = useState(moved);
  useEffect(() => {
    const timer = setTimeout(() => setResting(moved), REST);
    return () => clearTimeout(timer);
  }, [moved]);
  const assigned = assignSlots(slots.current, keys);
  slots.current = ordered || resting === moved ? sortSlots(assigned, keys) : assigned;
  return slots.current;
}
