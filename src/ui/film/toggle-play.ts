/** Plays a video, or pauses it. */
export function togglePlay(video: HTMLVideoElement | null): void {
  if (!video) return;
  // a browser that will not play says so in the console; the button still offers it
  if (video.paused) video.play()?.catch((error: unknown) => console.warn(error));
  else video.pause();
}
