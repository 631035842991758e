/** The slider of the frame dialog (BOARD-91). */
export const SLIDER = { min: 0, max: 1000, step: 1 } as const;

/** `HTMLMediaElement.HAVE_CURRENT_DATA`: the frame at the current position can be read. */
export const HAVE_FRAME = 2;

/** The current frame of a clip, in full size; null if the browser cannot read it, e.g. because its file comes from elsewhere. */
export async function frameAt(clip: HTMLVideoElement, name: string): Promise<File | null> {
  if (clip.seeking) await new Promise((resolve) => clip.addEventListener('seeked', resolve, { once: true }));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: clip.videoWidth, height: clip.videoHeight });
  canvas.getContext('2d')?.drawImage(clip, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')).catch(
    () => null,
  );
  return blob && new File([blob], name, { type: 'image/png' });
}
