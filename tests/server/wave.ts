const RATE = 8000;

/** A WAV file of so many seconds of a quiet tone. */
export function wave(seconds: number): Uint8Array {
  const samples = RATE * seconds;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++)
    file.writeInt16LE(Math.round(Math.sin((at / RATE) * 2 * Math.PI * 220) * 3000), 44 + at * 2);
  return file;
}
