const SLOWEST = 55;
const FASTEST = 200;
/** Preferred tempo among multiples, and the standard deviation around it in octaves. */
const USUAL = 112;
const SPREAD = 0.9;

/**
 * Estimates the tempo of a piece by autocorrelation.
 * @param onsets onset strength of each frame
 * @param rate frames a second
 * @returns beats a minute; 0 for silence
 */
export function tempoOf(onsets: Float32Array, rate: number): number {
  const flat = flattened(onsets, Math.round(rate));
  const power = flat.reduce((sum, value) => sum + value * value, 0);
  if (power <= 0) return 0;
  const same = (lag: number): number => {
    let sum = 0;
    for (let i = lag; i < flat.length; i++) sum += (flat[i] ?? 0) * (flat[i - lag] ?? 0);
    return sum / power;
  };
  const longest = Math.ceil((60 / SLOWEST) * rate * 4);
  const likeness = Float64Array.from({ length: longest + 2 }, (_, lag) => (lag === 0 ? 1 : same(lag)));
  const at = (lag: number): number => {
    const whole = Math.floor(lag);
    const a = likeness[whole] ?? 0;
    return a + ((likeness[whole + 1] ?? 0) - a) * (lag - whole);
  };
  let [best, most] = [0, 0];
  for (let tempo = SLOWEST; tempo <= FASTEST; tempo += 0.25) {
    const beat = (60 / tempo) * rate;
    // beats also correlate with the second, third and fourth beat after them
    const score = (at(beat) + at(beat * 2) + 0.6 * at(beat * 3) + 0.8 * at(beat * 4)) * likely(tempo);
    if (score > most) [best, most] = [tempo, score];
  }
  return Math.round(best * 10) / 10;
}

const likely = (tempo: number): number => Math.exp(-0.5 * (Math.log2(tempo / USUAL) / SPREAD) ** 2);

/** Subtracts the moving average; negative values become 0. */
function flattened(values: Float32Array, around: number): Float32Array {
  const out = new Float32Array(values.length);
  let sum = 0;
  for (let i = 0; i < values.length + around; i++) {
    sum += values[i] ?? 0;
    sum -= values[i - around * 2] ?? 0;
    const middle = i - around;
    if (middle < 0 || middle >= values.length) continue;
    const count = Math.min(values.length, i + 1) - Math.max(0, i + 1 - around * 2);
    out[middle] = Math.max(0, (values[middle] ?? 0) - sum / Math.max(1, count));
  }
  return out;
}
