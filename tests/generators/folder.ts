import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A folder for a test file, gone afterwards; gives the path of a file in it. */
export function testFolder(): (name?: string) => string {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkreel-media-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return (name = '') => join(folder, name);
}
