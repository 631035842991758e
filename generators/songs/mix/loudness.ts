/** Integrated loudness of samples according to ITU-R BS.1770, as ffmpeg's `ebur128` measures it in files. */
import { SAMPLE_RATE } from '../../signal/waves.ts';

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** K-weighting: a high shelf and a high-pass filter. */
function filters(): readonly [Biquad, Biquad] {
  const shelf = (() => {
    const [gain, q, f] = [3.999_843_853_973_347, 0.707_175_236_955_419_6, 1681.974_450_955_533];
    const k = Math.tan((Math.PI * f) / SAMPLE_RATE);
    const vh = 10 ** (gain / 20);
    const vb = vh ** 0.499_666_774_154_541_6;
    const a0 = 1 + k / q + k * k;
    return {
      b: [(vh + (vb * k) / q + k * k) / a0, (2 * (k * k - vh)) / a0, (vh - (vb * k) / q + k * k) / a0],
      a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    } as const;
  })();
  const pass = (() => {
    const [q, f] = [0.500_327_037_323_877_3, 38.135_470_876_024_44];
    const k = Math.tan((Math.PI * f) / SAMPLE_RATE);
    const a0 = 1 + k / q + k * k;
    return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] } as const;
  })();
  return [shelf, pass];
}

const STEP = Math.round(SAMPLE_RATE / 10);
const IN_BLOCK = 4;
const ABSOLUTE = -70;
const RELATIVE = -10;

/** Integrated loudness in LUFS. @param gainAt factor of each sample */
export function lufs(channels: readonly Float32Array[], gainAt: (index: number) => number): number {
  const length = channels[0]?.length ?? 0;
  const sums = new Float64Array(Math.floor(length / STEP));
  const [shelf, pass] = filters();
  for (const channel of channels) {
    let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < length; i++) {
      const x = (channel[i] ?? 0) * gainAt(i);
      const y = shelf.b[0] * x + shelf.b[1] * x1 + shelf.b[2] * x2 - shelf.a[0] * y1 - shelf.a[1] * y2;
      const z = pass.b[0] * y + pass.b[1] * y1 + pass.b[2] * y2 - pass.a[0] * z1 - pass.a[1] * z2;
      [x2, x1, y2, y1, z2, z1] = [x1, x, y1, y, z1, z];
      const block = Math.floor(i / STEP);
      if (block < sums.length) sums[block] = (sums[block] ?? 0) + z * z;
    }
  }
  const blocks: number[] = [];
  for (let i = 0; i + IN_BLOCK <= sums.length; i++) {
    let sum = 0;
    for (let j = 0; j < IN_BLOCK; j++) sum += sums[i + j] ?? 0;
    blocks.push(sum / (STEP * IN_BLOCK));
  }
  const loud = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
  const mean = (powers: readonly number[]): number =>
    powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length);
  const heard = blocks.filter((power) => loud(power) > ABSOLUTE);
  const gate = loud(mean(heard)) + RELATIVE;
  return loud(mean(heard.filter((power) => loud(power) > gate)));
}
