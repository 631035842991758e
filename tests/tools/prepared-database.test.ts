import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import config from '../../vitest.config.ts';
import { prepareDatabase } from '../server/prepared-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkreel-prepared-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const at = (name: string) => join(folder, name);
const made = (words: string) => async () => Buffer.from(words);
const never = () => Promise.reject(new Error('It was made again.'));

test('the database of the tests is made before the first of them, not in one whose time is short', () => {
  const server = config.test?.projects?.find(
    (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'server',
  );
  expect(server).toMatchObject({ test: { globalSetup: ['tests/server/global-setup.ts'] } });
});

test('it is made once', async () => {
  await prepareDatabase(at('database-2.tar'), made('whole'));
  await prepareDatabase(at('database-2.tar'), never);
  expect(await readFile(at('database-2.tar'), 'utf8')).toBe('whole');
});

test('what a killed run has left of it is not taken for it, and goes with the next set of migrations', async () => {
  const half = at('database-2.tar.11');
  await writeFile(half, 'ha');
  await writeFile(at('database-1.tar'), 'of other migrations');
  await prepareDatabase(at('database-2.tar'), made('whole'));
  expect(await readFile(at('database-2.tar'), 'utf8')).toBe('whole');
  expect((await readdir(folder)).sort()).toEqual(['database-2.tar', 'database-2.tar.11']);
  await prepareDatabase(at('database-3.tar'), made('next'));
  expect(await readdir(folder)).toEqual(['database-3.tar']);
});

test('two runs that make it at once both have it', async () => {
  const make = () => prepareDatabase(at('database-2.tar'), made('whole'));
  await Promise.all([make(), make(), make()]);
  expect(await readdir(folder)).toEqual(['database-2.tar']);
});
