import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { addressAnew, BROKE_OFF, SAME_PLACE } from '../../store/address-anew.ts';
import { useTriedAgain } from './use-tried-again.ts';

/** Why a film does not play: it could not be loaded, or it is still being waited for and nothing comes. */
export type FilmTrouble = 'broken' | 'slow';

/** The `readyState` from which on there is a picture. */
const HAVE_CURRENT_DATA = 2;

type Video = SyntheticEvent<HTMLVideoElement>;

/** Where a film broke off. */
interface BrokenOff {
  source: string | null;
  /** Seconds. */
  at: number;
  playing: boolean;
}

/**
 * Notices that a film cannot be loaded, or that nothing of it arrives: where its storage does not answer, a browser waits for minutes
 * before it calls that an error, and shows black meanwhile. One that could not be loaded is tried again. One that broke off goes on at
 * once where it was, as on a first visit, when the worker begins to answer for the network in the middle of a film.
 * @param source its address; another one begins anew. Null if there is none
 * @returns what is wrong, and the address and the handlers for its video element
 */
export function useFilmArriving(source: string | null) {
  const [trouble, setTrouble] = useState<{ of: string | null; kind: FilmTrouble; begun: boolean } | null>(
    null,
  );
  const [turn, setTurn] = useState<{ of: string | null; number: number }>({ of: source, number: 0 });
  const broken = useRef<BrokenOff>(null);
  const isPlaying = useRef(false);
  // an address that a video element gets before it is on the page may fail unheard
  const [isMounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  const current = trouble?.of === source ? trouble : null;
  const now = current?.kind ?? null;
  const number = turn.of === source ? turn.number : 0;
  const again = () => setTurn({ of: source, number: number + 1 });
  useTriedAgain(now === 'broken', again);
  const arrived = () => setTrouble(null);
  const goOn = ({ currentTarget: video }: Video) => {
    arrived();
    const { current: last } = broken;
    if (number === 0 || last?.source !== source) return;
    if (last.at > 0 && video.currentTime === 0) video.currentTime = last.at;
    if (last.playing) video.play()?.catch((error: unknown) => console.warn(error));
  };
  return {
    src: (isMounted && source && addressAnew(source, number)) || undefined,
    trouble: source === null ? 'broken' : now,
    /** Whether some of it was seen before the trouble. */
    begun: current?.begun ?? false,
    handlers: {
      onError: ({ currentTarget: video }: Video) => {
        const last = broken.current;
        const here = { source, at: video.currentTime, playing: isPlaying.current };
        const isFarther = last?.source !== source || here.at - last.at > SAME_PLACE;
        // a later turn that fails at its beginning is still to go on where the first one was
        if (isFarther) broken.current = here;
        if (video.error?.code === BROKE_OFF && isFarther) again();
        else setTrouble({ of: source, kind: 'broken', begun: (broken.current?.at ?? 0) > 0 });
      },
      onPlay: () => {
        isPlaying.current = true;
      },
      onPause: ({ currentTarget }: Video) => {
        // an error pauses, too
        if (!currentTarget.error) isPlaying.current = false;
      },
      onStalled: ({ currentTarget }: Video) => {
        // with a picture to look at, it is the browser's own spinner that tells
        if (currentTarget.readyState >= HAVE_CURRENT_DATA) return;
        const begun = currentTarget.currentTime > 0;
        setTrouble((before) => (before?.of === source ? before : { of: source, kind: 'slow', begun }));
      },
      onLoadedMetadata: goOn,
      onLoadedData: arrived,
      onPlaying: arrived,
    },
  } as const;
}
