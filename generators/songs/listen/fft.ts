/** Creates a fast Fourier transform with a Hann window. @param size samples, a power of two */
export function createSpectrum(
  size: number,
): (samples: Float32Array, from: number, powers: Float32Array) => void {
  const half = size / 2;
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  const window = Float64Array.from(
    { length: size },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size),
  );
  const cos = Float64Array.from({ length: half }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sin = Float64Array.from({ length: half }, (_, i) => Math.sin((2 * Math.PI * i) / size));
  const bits = Math.log2(size);
  const reversed = Uint32Array.from({ length: size }, (_, i) => {
    let out = 0;
    for (let bit = 0; bit < bits; bit++) if (i & (1 << bit)) out |= 1 << (bits - 1 - bit);
    return out;
  });
  /** Writes the power of each bin, from 0 up to half the sample rate (exclusive): `size` / 2 values. */
  return (samples, from, powers) => {
    for (let i = 0; i < size; i++) {
      const at = reversed[i] ?? 0;
      re[at] = (samples[from + i] ?? 0) * (window[i] ?? 0);
      im[at] = 0;
    }
    for (let span = 1; span < size; span *= 2) {
      const stride = half / span;
      for (let start = 0; start < size; start += span * 2)
        for (let i = 0; i < span; i++) {
          const [c, s] = [cos[i * stride] ?? 1, sin[i * stride] ?? 0];
          const [a, b] = [start + i, start + i + span];
          const x = (re[b] ?? 0) * c + (im[b] ?? 0) * s;
          const y = (im[b] ?? 0) * c - (re[b] ?? 0) * s;
          re[b] = (re[a] ?? 0) - x;
          im[b] = (im[a] ?? 0) - y;
          re[a] = (re[a] ?? 0) + x;
          im[a] = (im[a] ?? 0) + y;
        }
    }
    for (let i = 0; i < half; i++) powers[i] = (re[i] ?? 0) ** 2 + (im[i] ?? 0) ** 2;
  };
}
