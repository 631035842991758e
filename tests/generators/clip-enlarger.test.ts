import { expect, it } from 'vitest';
import { createClipEnlarger } from '../../generators/clips/clip-enlarger.ts';
import { AlreadyLarge } from '../../generators/clips/clips.ts';
import { runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { checkFilm } from './film-check.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';

const at = testFolder();

it('854 × 480 becomes 1920 × 1080', async () => {
  const coded = ['-frames:v', '2', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
  await runFfmpeg(['-f', 'lavfi', '-i', 'testsrc=s=854x480:r=25', ...coded, at('wide.mp4')], go);
  const large = await createClipEnlarger().enlarge({ file: at('wide.mp4') }, { ...go, folder: at() });
  expect(large).toMatchObject({ width: 1920, height: 1080 });
});

it('a clip is upscaled to 1080p only once, and keeps its sound', async () => {
  const lavfi = (what: string) => ['-f', 'lavfi', '-i', what];
  const inputs = [...lavfi('testsrc=s=270x480:r=25:d=0.6'), ...lavfi('sine=frequency=300:duration=0.6')];
  const coded = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  await runFfmpeg([...inputs, ...coded, at('small.mp4')], go);
  const large = await createClipEnlarger().enlarge({ file: at('small.mp4') }, { ...go, folder: at() });
  expect(large).toMatchObject({ width: 1080, height: 1920 });
  const found = await checkFilm(large.file);
  expect(found).toMatchObject({ width: 1080, height: 1920, videoCodec: 'h264', pixelFormat: 'yuv420p' });
  expect(found).toMatchObject({ indexFirst: true, audioCodec: 'aac' });
  expect(found.seconds).toBeCloseTo(0.6, 1);
  const again = createClipEnlarger().enlarge({ file: large.file }, { ...go, folder: at() });
  await expect(again).rejects.toBeInstanceOf(AlreadyLarge);
});
