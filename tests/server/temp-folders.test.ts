import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cleanUp } from '../../server/tasks/clean-up.ts';
import { makeTempFolder } from '../../server/temp-folders.ts';
import { studioForTest } from './harness.ts';

it('what a killed server left in the temporary folder goes after a day; what is in use, and others’, stays', async () => {
  const studio = await studioForTest({}, { working: false });
  const temporary = await mkdtemp(join(tmpdir(), 'inkreel-'));
  onTestFinished(() => rm(temporary, { recursive: true }));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const [left, used] = [await makeTempFolder('sound'), await makeTempFolder('sound')];
  const others = join(temporary, 'somebody-sound-1');
  await mkdir(others);
  await writeFile(join(left, 'upload'), 'a voice');
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const folder of [left, others]) await utimes(folder, yesterday, yesterday);
  await cleanUp(studio.deps);
  expect((await readdir(temporary)).sort()).toEqual([basename(used), basename(others)].sort());
});
