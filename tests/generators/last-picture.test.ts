import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { writeLastPicture } from '../../generators/ffmpeg/last-picture.ts';
import { assembleFilm } from '../../generators/films/assemble.ts';
import { planFilm } from '../../generators/films/plan.ts';
import { checkFilm } from './film-check.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';

const at = testFolder();
const clip = (sound: number) => `with-${sound}-s-of-sound.mp4`;

/** A clip of 2 s that is red, and blue in its last 0.2 s. */
beforeAll(async () => {
  await mkdir(at(), { recursive: true });
  const pictures = 'color=red:s=64x36:d=2:r=25,drawbox=c=blue:t=fill:enable=gte(t\\,1.8)';
  for (const sound of [2, 5]) {
    const streams = ['-f', 'lavfi', '-i', pictures, '-f', 'lavfi', '-i', `sine=d=${sound}`];
    await runFfmpeg(
      [...streams, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', at(clip(sound))],
      go,
    );
  }
});

it.each([2, 5])('of a clip with %i s of sound is found, though the sound may go on longer', async (sound) => {
  const file = at(`last-${sound}.png`);
  await writeLastPicture(at(clip(sound)), file, go);
  const { channels } = await sharp(await readFile(file)).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  expect(blue).toBeGreaterThan(150);
  expect(red).toBeLessThan(80);
});

it('goes on in a film whose narration is longer than such a clip', async () => {
  const source = { kind: 'clip', file: at(clip(5)), seconds: 2, hasSound: true } as const;
  const plan = planFilm([{ id: 'a', seconds: 6, motion: '', source }], {
    width: 320,
    height: 180,
    subtitles: false,
  });
  const made = await assembleFilm(plan, { ...go, folder: at('film') });
  expect((await checkFilm(made.file)).seconds).toBeCloseTo(6, 1);
});
