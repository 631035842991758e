/** Concatenates samples. */
export function join(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const QUIET = 200;
const KEPT_SECONDS = 0.02;

/** Trims silence at both ends to 20 ms, so that we control the pauses. The result shares the buffer. */
export function trimSilence(samples: Int16Array, sampleRate: number): Int16Array {
  const kept = Math.round(KEPT_SECONDS * sampleRate);
  const first = samples.findIndex((sample) => Math.abs(sample) > QUIET);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > QUIET);
  if (first < 0) return new Int16Array();
  return samples.subarray(Math.max(0, first - kept), Math.min(samples.length, last + kept));
}

const BLOCK_SECONDS = 0.1;

/** RMS level of speech without pauses; 0..1, 0 for silence. */
export function speechLevel(samples: Int16Array, sampleRate: number): number {
  const size = Math.round(BLOCK_SECONDS * sampleRate);
  const powers: number[] = [];
  for (let start = 0; start < samples.length; start += size) {
    const block = samples.subarray(start, start + size);
    powers.push(block.reduce((sum, sample) => sum + (sample / 32768) ** 2, 0) / block.length);
  }
  const loudest = Math.max(0, ...powers);
  const heard = powers.filter((power) => power > loudest / 100);
  return heard.length > 0 ? Math.sqrt(heard.reduce((sum, power) => sum + power, 0) / heard.length) : 0;
}
