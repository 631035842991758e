import { type RefObject, useEffect, useState } from 'react';

/** The state of a video element. */
export interface VideoState {
  playing: boolean;
  /** Seconds. */
  time: number;
  duration: number;
  muted: boolean;
  /** How many seconds of the film pass in one. */
  speed: number;
}

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'loadedmetadata',
  'volumechange',
  'ratechange',
] as const;

/** Tracks the state of a video element. @param seconds its length, until its metadata has loaded */
export function useVideo(video: RefObject<HTMLVideoElement | null>, seconds: number): VideoState {
  const [state, setState] = useState<VideoState>({
    playing: false,
    time: 0,
    duration: seconds,
    muted: false,
    speed: 1,
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const read = () =>
      setState({
        playing: !element.paused && !element.ended,
        time: element.currentTime,
        duration: Number.isFinite(element.duration) ? element.duration : seconds,
        muted: element.muted,
        speed: element.playbackRate,
      });
    for (const name of EVENTS) element.addEventListener(name, read);
    return () => {
      for (const name of EVENTS) element.removeEventListener(name, read);
    };
  }, [video, seconds]);
  return state;
}
