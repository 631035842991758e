import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import { layUnder } from '../../generators/sounds/lay-under.ts';
import { createStudioSounds } from '../../generators/sounds/sound-provider.ts';
import { bundledEntry } from './bundled.ts';
import { checkFilm } from './film-check.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';

const at = testFolder();
const thread = bundledEntry('generators/sounds/sound-thread.ts');
const sounds = () => createStudioSounds({ threadUrl: thread() });

describe('the sound of a clip', () => {
  it('has its length and a fixed loudness', async () => {
    const made = await sounds().effect({ words: 'rain and thunder', seconds: 3, seed: 1 }, go);
    expect(made).toMatchObject({ heard: ['rain', 'thunder'], ambience: false, seconds: 3 });
    await writeFile(at('rain.wav'), made.data);
    const { integrated, peak } = await measureLoudness(at('rain.wav'), go);
    expect(integrated).toBeGreaterThan(-23);
    expect(integrated).toBeLessThan(-17);
    expect(peak).toBeLessThan(0);
  });

  it('is mixed into the clip for exactly its length, together with the clip’s own sound', async () => {
    const picture = ['-f', 'lavfi', '-i', 'testsrc=s=160x90:r=25:d=2'];
    await runFfmpeg([...picture, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', at('mute.mp4')], go);
    const made = await sounds().effect({ words: 'wind', seconds: 2, seed: 1 }, go);
    for (const [from, to] of [
      ['mute.mp4', 'windy.mp4'],
      ['windy.mp4', 'windier.mp4'],
    ] as const) {
      await layUnder(at(from), made, at(to), go);
      const found = await checkFilm(at(to));
      expect(found).toMatchObject({ indexFirst: true, audioCodec: 'aac', channels: 2, width: 160 });
      expect(found.seconds).toBeCloseTo(2, 1);
      expect(found.loudness?.integrated).toBeGreaterThan(-26);
    }
  });
});
