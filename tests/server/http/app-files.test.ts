import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFiles } from '../../../server/http/app-files.ts';
import { compress } from '../../../tools/compressed.ts';

const SCRIPT = 'console.log("a long script");\n'.repeat(100);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inkreel-app-'));
  await writeFile(path.join(folder, 'page.js'), SCRIPT);
  await writeFile(path.join(folder, 'small.js'), 'x');
  await writeFile(path.join(folder, 'picture.png'), SCRIPT);
  await compress(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const served = (name: string) => appFiles(folder)(name);
const textsOf = async (name: string) => {
  const { br, gzip } = (await served(name))?.encoded ?? {};
  return [br && brotliDecompressSync(br).toString(), gzip && gunzipSync(gzip).toString()];
};

test('the versions that the build compressed are served, of text that is worth it', async () => {
  expect(await textsOf('page.js')).toEqual([SCRIPT, SCRIPT]);
  await writeFile(path.join(folder, 'page.js.br'), 'as the build made it');
  expect((await served('page.js'))?.encoded.br?.toString()).toBe('as the build made it');
  expect((await served('small.js'))?.encoded).toEqual({});
  expect((await served('picture.png'))?.encoded).toEqual({});
});

test('a file that could not be read once, as with too many open files, is read again', async () => {
  await writeFile(path.join(folder, 'once.js'), SCRIPT);
  // stands in the way of the read, not of the look at the file
  const file = path.join(folder, 'once.js.br');
  await mkdir(file);
  const files = appFiles(folder);
  await expect(files('once.js')).rejects.toThrow('EISDIR');
  await rm(file, { recursive: true });
  expect((await files('once.js'))?.data.toString()).toBe(SCRIPT);
});

test('a compressed version by itself is no file of the app', async () => {
  expect(await served('page.js.br')).toBeNull();
  expect(await served('page.js.gz')).toBeNull();
});

test('a file that was changed after the build, or never compressed, is compressed by the server', async () => {
  await writeFile(path.join(folder, 'page.js'), `${SCRIPT}// mended by hand`);
  const later = new Date(Date.now() + 5000);
  await utimes(path.join(folder, 'page.js'), later, later);
  expect(await textsOf('page.js')).toEqual([`${SCRIPT}// mended by hand`, `${SCRIPT}// mended by hand`]);
  await writeFile(path.join(folder, 'other.js'), SCRIPT);
  expect(await textsOf('other.js')).toEqual([SCRIPT, SCRIPT]);
});
