/** Maximum width of a cover, in pixels. */
const WIDEST = 1280;

/**
 * The current frame of a video, as a picture.
 * @throws Error before the frame has loaded, and for a video of another origin, whose pixels browsers do not let pages read
 */
export async function frameOf(video: HTMLVideoElement): Promise<File> {
  const scale = Math.min(1, WIDEST / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('the frame could not be drawn');
  return new File([blob], 'frame.jpg', { type: 'image/jpeg' });
}
