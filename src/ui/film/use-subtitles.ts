import { type RefObject, useEffect, useRef, useState } from 'react';
import { toVtt } from './vtt.ts';

/** A film's subtitles over its picture. */
export interface Subtitles {
  shown: boolean;
  /** @throws Error if their file cannot be loaded */
  toggle: () => Promise<void>;
  /** Address of the track, once it was asked for. */
  track: string | null;
}

/**
 * Subtitles that can be switched on and off. Their file is loaded at the first press.
 * @param address of an SRT file; empty if there is none
 */
export function useSubtitles(video: RefObject<HTMLVideoElement | null>, address: string): Subtitles {
  const [shown, setShown] = useState(false);
  const [track, setTrack] = useState<string | null>(null);
  const isLoading = useRef(false);
  useEffect(() => {
    if (track) return () => URL.revokeObjectURL(track);
  }, [track]);
  useEffect(() => {
    const [text] = track ? (video.current?.textTracks ?? []) : [];
    if (text) text.mode = shown ? 'showing' : 'hidden';
  }, [video, track, shown]);
  const toggle = async () => {
    if (isLoading.current) return;
    if (!track) {
      isLoading.current = true;
      try {
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`${answer.status} for the subtitles`);
        setTrack(URL.createObjectURL(new Blob([toVtt(await answer.text())], { type: 'text/vtt' })));
      } finally {
        isLoading.current = false;
      }
    }
    setShown(!shown);
  };
  return { shown, toggle, track };
}
