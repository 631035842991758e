import { useEffect } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import {
  narration,
  narrationCost,
  stopNarration,
  toggleNarration,
} from '../../../store/film/storyboard/narration.ts';
import { pictureSeconds, playNext, preview, stopPreview } from '../../../store/film/storyboard/preview.ts';
import { shownIn } from '../../../store/film/storyboard/shot-view.ts';

/** Plays the shots one after the other: each as long as its clip, its picture and its voice need. */
export function usePreview(shot: Shot | undefined, clip: HTMLVideoElement | null): void {
  const { playing } = useSnapshot(preview);
  const id = shot?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shot that changes while it plays plays on
  useEffect(() => {
    if (!playing || !shot) return;
    const over = new AbortController();
    void Promise.all([seen(shot, clip, over.signal), heard(shot, over.signal)]).then(() => {
      if (!over.signal.aborted) playNext();
    });
    return () => {
      over.abort();
      clip?.pause();
      stopNarration();
    };
  }, [playing, id, clip]);
  // whoever leaves the storyboard leaves the film
  useEffect(() => stopPreview, []);
}

const after = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** Until the clip has ended, or the picture was there long enough. */
async function seen(shot: Shot, clip: HTMLVideoElement | null, signal: AbortSignal): Promise<void> {
  if (shownIn(shot).kind !== 'clip') return after(pictureSeconds(shot) * 1000, signal);
  // the effect runs again once the video element exists
  if (!clip) return new Promise(() => undefined);
  clip.currentTime = 0;
  const ended = new Promise<void>((resolve) => {
    // a clip that breaks off must not hold up the film
    for (const end of ['ended', 'error']) clip.addEventListener(end, () => resolve(), { signal });
  });
  try {
    await clip.play();
  } catch {
    // a clip that cannot be played is shown as its first frame
    return after(pictureSeconds(shot) * 1000, signal);
  }
  return ended;
}

/** Until the narration was heard, where that costs nothing; else its words are read. */
async function heard(shot: Shot, signal: AbortSignal): Promise<void> {
  if (!browser.online || narrationCost(points.payload, shot) !== 0) return;
  try {
    await toggleNarration(shot);
  } catch {
    return;
  }
  await new Promise<void>((resolve) => {
    const look = () => {
      if (narration.state === 'idle' || narration.shotId !== shot.id) resolve();
    };
    const stop = subscribe(narration, look);
    signal.addEventListener('abort', stop);
    look();
  });
}
