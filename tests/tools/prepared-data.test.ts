import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepData, nameOfData } from '../e2e/prepared-data.ts';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inkreel-prepared-'));
  await mkdir(at('server', 'chunks'), { recursive: true });
  await writeFile(at('server', 'main.js'), 'start');
  await writeFile(at('server', 'chunks', 'migrations.js'), 'create table a');
});
afterEach(() => rm(folder, { recursive: true }));

/** A data folder that a server has left, with these words in it. */
const left = async (words: string) => {
  await mkdir(at('left'), { recursive: true });
  await writeFile(at('left', 'words'), words);
  return at('left');
};
const kept = (name: string) => readFile(at('cache', name, 'words'), 'utf8');

test('an edited migration is another data folder, the same build the same one', async () => {
  const first = await nameOfData(at('server'));
  expect(await nameOfData(at('server'))).toBe(first);
  await writeFile(at('server', 'chunks', 'migrations.js'), 'create table b');
  expect(await nameOfData(at('server'))).not.toBe(first);
});

test('the folders of other builds go, what another run is about to keep of this one stays', async () => {
  for (const name of ['data', 'data-1', 'data-1.77', 'data-2.77', 'database-1.tar'])
    await mkdir(at('cache', name), { recursive: true });
  await keepData(await left('fresh'), at('cache', 'data-2'));
  expect((await readdir(at('cache'))).sort()).toEqual(['data-2', 'data-2.77', 'database-1.tar']);
  expect(await kept('data-2')).toBe('fresh');
});

test('a folder that another run has kept meanwhile is as good', async () => {
  await keepData(await left('first'), at('cache', 'data-1'));
  await keepData(await left('second'), at('cache', 'data-1'));
  expect(await kept('data-1')).toBe('first');
  expect(await readdir(at('cache'))).toEqual(['data-1']);
});
