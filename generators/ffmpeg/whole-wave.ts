/** Writes the lengths into a WAV header in place: ffmpeg cannot when its output is a pipe. */
export function wholeWave(wave: Buffer): Uint8Array {
  const start = wave.indexOf('data');
  wave.writeUInt32LE(wave.length - 8, 4);
  wave.writeUInt32LE(wave.length - start - 8, start + 4);
  return new Uint8Array(wave);
}
