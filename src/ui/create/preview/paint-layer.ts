import type { FilmPreview, PreviewShot } from '../../../api/film-preview.ts';
import { browser } from '../../../store/browser.ts';
import { cameraAt, transformOf } from '../../../store/film/preview/camera-view.ts';
import { blackOver, clipRuns, clipTimeAt, opacityOf } from '../../../store/film/preview/timetable.ts';

/** The elements of a shot's layer: the picture or clip, and the black over it. */
export interface Layer {
  shot: PreviewShot;
  index: number;
  frame: HTMLElement;
  media: HTMLImageElement | HTMLVideoElement | null;
  black: HTMLElement;
}

/** Seconds that a clip may drift before it seeks: while it plays, and while it is paused. */
const DRIFT = { playing: 0.25, resting: 0.04 } as const;

/** Shows the state of a shot's layer at a time of the film. @param how `still`: without camera motion, for reduced motion */
export function paintLayer(
  { shot, index, frame, media, black }: Layer,
  plan: FilmPreview,
  time: number,
  { runs, still, muted }: { runs: boolean; still: boolean; muted: boolean },
): void {
  const opacity = opacityOf(plan, index, time);
  frame.style.opacity = String(opacity);
  frame.style.visibility = opacity > 0 ? 'visible' : 'hidden';
  black.style.opacity = String(blackOver(shot, plan.fade, time));
  if (media instanceof HTMLVideoElement) {
    const silent = muted || !shot.sounds || media.dataset.silent !== undefined;
    if (media.muted !== silent) media.muted = silent;
    windClip(media, shot, time, runs && opacity > 0);
  }
  if (!media || opacity === 0) return;
  const long = shot.end - shot.camera_from;
  const into = Math.max(0, time - shot.camera_from);
  const share = still || long <= 0 ? 0 : Math.min(1, into / long);
  const view = cameraAt(shot.camera, share, still ? 0 : into);
  media.style.transform = transformOf(view, frame.clientWidth, frame.clientHeight);
}

function windClip(clip: HTMLVideoElement, shot: PreviewShot, time: number, runs: boolean): void {
  const plays = runs && clipRuns(shot, time);
  const wanted = clipTimeAt(shot, time);
  // after its own end it shows its last frame
  const reachable = Number.isFinite(clip.duration) ? Math.min(wanted, clip.duration - 0.02) : wanted;
  const drift = Math.abs(clip.currentTime - reachable);
  if (drift > (plays ? DRIFT.playing : DRIFT.resting) && !clip.seeking)
    clip.currentTime = Math.max(0, reachable);
  const rate = 1 / shot.slow;
  if (clip.playbackRate !== rate) clip.playbackRate = rate;
  if (plays && clip.paused && !clip.ended)
    void clip.play().catch(() => {
      // a browser that blocks its sound until another press plays the clip muted
      clip.dataset.silent = 'true';
    });
  else if (!plays && !clip.paused) clip.pause();
}

/** Whether a layer's media have loaded. After an error they count as loaded, except without a network: then playback waits. */
export function hasArrived({ media, shot }: Layer, time: number): boolean {
  if (!media) return true;
  if (media.dataset.broken) return browser.online;
  if (media instanceof HTMLImageElement) return media.complete;
  // at its very end a clip reports no further data
  return media.readyState >= (clipRuns(shot, time) && !media.ended ? 3 : 2);
}
