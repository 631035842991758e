import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTriedAgain } from './use-tried-again.ts';

/** Why a film does not play: it could not be loaded, or it is still being waited for and nothing comes. */
export type FilmTrouble = 'broken' | 'slow';

/** The `readyState` from which on there is a picture. */
const HAVE_CURRENT_DATA = 2;

type Video = SyntheticEvent<HTMLVideoElement>;

/**
 * Notices that a film cannot be loaded, or that nothing of it arrives: where its storage does not answer, a browser waits for minutes
 * before it calls that an error, and shows black meanwhile. One that could not be loaded is tried again.
 * @param source its address; another one begins anew. Null if there is none
 * @returns what is wrong, and the address and the handlers for its video element
 */
export function useFilmArriving(source: string | null) {
  const [trouble, setTrouble] = useState<{ of: string | null; kind: FilmTrouble } | null>(null);
  const player = useRef<HTMLVideoElement>(null);
  // an address that a video element gets before it is on the page may fail unheard
  const [isMounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  const now = trouble && trouble.of === source ? trouble.kind : null;
  useTriedAgain(now === 'broken', () => player.current?.load());
  const arrived = () => setTrouble(null);
  return {
    src: (isMounted && source) || undefined,
    trouble: source === null ? 'broken' : now,
    handlers: {
      onError: ({ currentTarget }: Video) => {
        player.current = currentTarget;
        setTrouble({ of: source, kind: 'broken' });
      },
      onStalled: ({ currentTarget }: Video) => {
        // with a picture to look at, it is the browser's own spinner that tells
        if (currentTarget.readyState >= HAVE_CURRENT_DATA) return;
        setTrouble((before) => (before?.of === source ? before : { of: source, kind: 'slow' }));
      },
      onLoadedMetadata: arrived,
      onLoadedData: arrived,
      onPlaying: arrived,
    },
  } as const;
}
