import { type PointerEvent, useRef, useState } from 'react';

/** Milliseconds that a pointer rests on a clip before it plays. */
const REST = 150;
const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A clip plays while a mouse rests on it, unless the system asks for less motion. */
export function usePreview() {
  const [playing, setPlaying] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    playing,
    pointer: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || wantsNoMotion()) return;
        timer.current = setTimeout(() => setPlaying(true), REST);
      },
      onPointerLeave: () => {
        clearTimeout(timer.current);
        setPlaying(false);
      },
    },
  };
}
