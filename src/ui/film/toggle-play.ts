/** Plays a video, or pauses it. */
export function togglePlay(video: HTMLVideoElement | null): void {
  if (!video) return;
  // the browser logs why it does not play; the button still offers it
  if (video.paused) video.play()?.catch((error: unknown) => console.warn(error));
  else video.pause();
}
