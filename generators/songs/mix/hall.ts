import { SAMPLE_RATE } from '../../signal/waves.ts';

/** Delay lines in milliseconds, mutually incommensurate, so that echoes do not coincide. */
const LINES = [31.7, 37.1, 41.3, 43.9, 47.3, 53.9, 59.3, 66.1] as const;

/**
 * Reverb: a feedback delay network of eight lines. Mono in; a decorrelated stereo signal is added to both channels.
 * @param seconds decay time to -60 dB
 */
export function addHall(
  send: Float32Array,
  [left, right]: readonly [Float32Array, Float32Array],
  { large, seconds }: { large: boolean; seconds: number },
): void {
  const scale = (large ? 1.5 : 0.9) * (SAMPLE_RATE / 1000);
  const lines = LINES.map((ms) => new Float32Array(Math.round(ms * scale)));
  const places = lines.map(() => 0);
  const soft = lines.map(() => 0);
  // gain of each loop for the requested decay
  const keeps = lines.map((line) => 10 ** ((-3 * line.length) / SAMPLE_RATE / seconds));
  const heard = new Float32Array(8);
  const early = Math.round(0.018 * SAMPLE_RATE);
  for (let i = 0; i < send.length; i++) {
    const input = (send[i - early] ?? 0) * 0.35;
    let sum = 0;
    for (let line = 0; line < 8; line++) {
      const value = lines[line]?.[places[line] ?? 0] ?? 0;
      // high frequencies decay faster
      const damped = (soft[line] ?? 0) + (value - (soft[line] ?? 0)) * 0.62;
      soft[line] = damped;
      heard[line] = damped * (keeps[line] ?? 0);
      sum += heard[line] ?? 0;
    }
    const mean = sum / 4;
    for (let line = 0; line < 8; line++) {
      const buffer = lines[line];
      if (!buffer) continue;
      const at = places[line] ?? 0;
      buffer[at] = input - (heard[line] ?? 0) + mean;
      places[line] = at + 1 === buffer.length ? 0 : at + 1;
    }
    left[i] = (left[i] ?? 0) + (heard[0] ?? 0) + (heard[2] ?? 0) - (heard[4] ?? 0) + (heard[6] ?? 0);
    right[i] = (right[i] ?? 0) + (heard[1] ?? 0) - (heard[3] ?? 0) + (heard[5] ?? 0) + (heard[7] ?? 0);
  }
}

/** Ping-pong delay with damped feedback. @param seconds between two echoes */
export function addEcho(
  send: Float32Array,
  [left, right]: readonly [Float32Array, Float32Array],
  seconds: number,
): void {
  const length = Math.max(1, Math.round(seconds * SAMPLE_RATE));
  const [a, b] = [new Float32Array(length), new Float32Array(length)];
  let [at, softA, softB] = [0, 0, 0];
  for (let i = 0; i < send.length; i++) {
    softA += ((a[at] ?? 0) - softA) * 0.45;
    softB += ((b[at] ?? 0) - softB) * 0.45;
    a[at] = (send[i] ?? 0) + softB * 0.42;
    b[at] = softA * 0.6;
    left[i] = (left[i] ?? 0) + softA;
    right[i] = (right[i] ?? 0) + softB;
    at = at + 1 === length ? 0 : at + 1;
  }
}
