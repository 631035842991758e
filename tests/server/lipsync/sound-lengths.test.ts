import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { paidSeconds } from '../../../src/api/voices.ts';
import { newMember, openStudio, type Studio } from '../harness.ts';
import { speakerOf } from './speakers.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());

/** A tone of exactly so many seconds. @param more of ffmpeg, for its encoder */
async function tone(seconds: number, rate: number, more: readonly string[]): Promise<Blob> {
  const source = `sine=duration=${seconds}:sample_rate=${rate}`;
  const { stdout } = await runFfmpeg(['-f', 'lavfi', '-i', source, ...more, 'pipe:1'], {
    signal: AbortSignal.timeout(30_000),
  });
  return new Blob([new Uint8Array(stdout)]);
}
const mp3 = (...more: string[]) => ['-c:a', 'libmp3lame', '-b:a', '24k', ...more, '-f', 'mp3'];
const RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000] as const;

it.each([
  ...RATES.map((rate) => [`MP3 at ${rate} Hz`, rate, mp3()] as const),
  ...RATES.map((rate) => [`MP3 at ${rate} Hz without a tag`, rate, mp3('-write_xing', '0')] as const),
  ['MP3 at 44100 Hz', 44_100, ['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3']] as const,
  ['AAC at 16000 Hz', 16_000, ['-c:a', 'aac', '-f', 'adts']] as const,
])('of a sound of whole seconds, no second more is paid: %s', async (_what, rate, encoder) => {
  const speaker = speakerOf(studio, await newMember(studio));
  for (const seconds of [4, 7, 10]) {
    const { audio_duration } = await speaker.upload(await tone(seconds, rate, encoder));
    expect(audio_duration).toBeGreaterThanOrEqual(seconds - 0.001);
    expect(paidSeconds(audio_duration)).toBe(seconds);
  }
});
