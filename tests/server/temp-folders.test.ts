import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cleanUp } from '../../server/tasks/clean-up.ts';
import { dropOldTempFolders, makeTempFolder } from '../../server/temp-folders.ts';
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

it('those of a studio of somebody else on the machine stay', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'inkreel-'));
  onTestFinished(() => rm(temporary, { recursive: true }));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const theirs = await makeTempFolder('sound');
  const me = vi.spyOn(process, 'getuid').mockReturnValue((process.getuid?.() ?? 0) + 1);
  onTestFinished(() => me.mockRestore());
  await dropOldTempFolders(Date.now() + 25 * 3_600_000);
  expect(await readdir(temporary)).toEqual([basename(theirs)]);
  me.mockRestore();
  await dropOldTempFolders(Date.now() + 25 * 3_600_000);
  expect(await readdir(temporary)).toEqual([]);
});
