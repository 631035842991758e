/** Seconds of an audio file, as this browser reads it. Rejects for one that it cannot read. */
export function secondsOf(file: Blob): Promise<number> {
  const address = URL.createObjectURL(file);
  const audio = new Audio();
  return new Promise<number>((resolve, reject) => {
    audio.preload = 'metadata';
    audio.onloadedmetadata = () => resolve(audio.duration);
    audio.onerror = () => reject(new Error('not readable'));
    audio.src = address;
  }).finally(() => {
    audio.onloadedmetadata = null;
    audio.onerror = null;
    URL.revokeObjectURL(address);
  });
}
