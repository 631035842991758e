import { describe, expect, it } from 'vitest';
import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import { probe } from '../../generators/ffmpeg/probe.ts';
import { createStudioMusic } from '../../generators/music/music-provider.ts';
import { bundledEntry } from './bundled.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';
import { decodeData, SAMPLE_RATE } from './sound.ts';

const at = testFolder();
const threadUrl = bundledEntry('generators/music/music-thread.ts');

describe('the built-in music', () => {
  it('is an MP3 of its length, never silent, without clipping, at -18 LUFS', async () => {
    const made = await createStudioMusic({ threadUrl: threadUrl() }).compose(
      { seconds: 8, mood: 'epic', seed: 1 },
      go,
    );
    const samples = await decodeData(at('epic.mp3'), made.data);
    expect(Math.abs(samples.length / SAMPLE_RATE - 8)).toBeLessThan(0.15);
    expect(await probe(at('epic.mp3'), go)).toMatchObject({ audioCodec: 'mp3', channels: 2 });
    const { integrated, peak } = await measureLoudness(at('epic.mp3'), go);
    expect(Math.abs(integrated + 18)).toBeLessThan(1.5);
    expect(peak).toBeLessThan(0);
    for (let second = 0; second < 7; second++) {
      const part = samples.subarray(second * SAMPLE_RATE, (second + 1) * SAMPLE_RATE);
      expect(part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(600);
    }
  });

  it('can be aborted, and rejects lengths out of range', async () => {
    const stop = new AbortController();
    const work = createStudioMusic({ threadUrl: threadUrl() }).compose(
      { seconds: 180, mood: 'calm', seed: 1 },
      { signal: stop.signal },
    );
    setTimeout(() => stop.abort(), 50);
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    const short = createStudioMusic({ threadUrl: threadUrl() }).compose(
      { seconds: 1, mood: 'calm', seed: 1 },
      go,
    );
    await expect(short).rejects.toBeInstanceOf(RangeError);
  });
});
