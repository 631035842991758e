import { filter } from '../../sounds/filters.ts';

/** Simulates an overdriven guitar amplifier and its cabinet, in place. @param amount 0..1 */
export function overdrive(samples: Float32Array, amount: number): void {
  filter(samples, 'high', 90, 0.7);
  const gain = 6 + amount * 34;
  for (let i = 0; i < samples.length; i++) {
    const value = (samples[i] ?? 0) * gain;
    // asymmetric clipping, as of a tube
    samples[i] = 0.24 * (Math.tanh(value + 0.15) - 0.148);
  }
  filter(samples, 'low', 4200 - amount * 600, 0.9);
  filter(samples, 'low', 5200, 0.6);
}
