import { type PointerEvent, useRef, useState } from 'react';

/** Milliseconds of hovering before a clip plays. */
const REST = 150;
const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays a clip on hover, unless the system asks for reduced motion. */
export function useHoverPlay() {
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
