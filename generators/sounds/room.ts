import { SAMPLE_RATE } from '../signal/waves.ts';

/** Schroeder reverb: lengths of its comb and all-pass filters in samples at 44.1 kHz. */
const COMBS = [1557, 1617, 1491, 1422, 1277, 1356] as const;
const SMEARS = [556, 441] as const;
const STAYS = 0.83;
const DAMP = 0.28;
const EAR = 23;
const GAIN = 0.16;

/** Adds reverb, in place; the channels' delays differ slightly, for width. @param share amount, 0..1 */
export function addRoom(channels: readonly Float32Array[], share: number): void {
  for (const [side, samples] of channels.entries()) {
    const combs = COMBS.map((length) => ({
      line: new Float32Array(scaled(length + side * EAR)),
      at: 0,
      soft: 0,
    }));
    const smears = SMEARS.map((length) => ({ line: new Float32Array(scaled(length + side * EAR)), at: 0 }));
    for (let i = 0; i < samples.length; i++) {
      const dry = samples[i] ?? 0;
      let wet = 0;
      for (const comb of combs) {
        const heard = comb.line[comb.at] ?? 0;
        comb.soft = heard * (1 - DAMP) + comb.soft * DAMP;
        comb.line[comb.at] = dry * GAIN + comb.soft * STAYS;
        comb.at = comb.at + 1 === comb.line.length ? 0 : comb.at + 1;
        wet += heard;
      }
      for (const smear of smears) {
        const heard = smear.line[smear.at] ?? 0;
        smear.line[smear.at] = wet + heard * 0.5;
        smear.at = smear.at + 1 === smear.line.length ? 0 : smear.at + 1;
        wet = heard - wet;
      }
      samples[i] = dry * (1 - share * 0.4) + wet * share;
    }
  }
}

const scaled = (length: number): number => Math.round((length * SAMPLE_RATE) / 44_100);
