import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { migrate } from '../../server/db/migrate.ts';
import { CannotStart } from '../../server/start/cannot-start.ts';
import { orFullDisk } from '../../server/start/full-disk.ts';
import { start } from '../../server/start.ts';
import { databaseForTest } from './database-for-test.ts';

it('data of a newer version are refused in one line that says what to do', async () => {
  const db = await databaseForTest();
  await db.query("INSERT INTO migrations (name) VALUES ('999-later')");
  const refusal = migrate(db);
  await expect(refusal).rejects.toBeInstanceOf(CannotStart);
  await expect(refusal).rejects.toThrow(
    new CannotStart(
      'The data was written by a newer version of Inkreel: its database has the change "999-later". Start that version again, or restore a backup from before the update.',
    ),
  );
});

it('a start that fails on a full disk says so in one line, where the database only said that it failed', async () => {
  const wordless = new Error('');
  expect(await orFullDisk(wordless, '/data', async () => 4096)).toEqual(
    new CannotStart(
      'The disk of the data folder /data is full: 0 MB are left. Free some space and start again.',
    ),
  );
  expect(await orFullDisk(wordless, '/data', async () => 5e9)).toBe(wordless);
  // what has words of its own keeps them, and a folder that is not there is not full
  const taken = new CannotStart('Port 80 is taken.');
  expect(await orFullDisk(taken, '/data', async () => 0)).toBe(taken);
  expect(await orFullDisk(wordless, '/nowhere/at/all')).toBe(wordless);
});

it('a models file that does not fit is said before a database is made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'models.json');
  await writeFile(file, '{}');
  const config = readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0', MODELS_FILE: file });
  await expect(start(config)).rejects.toThrow('services is missing');
  expect(await readdir(config.dataDir)).toEqual([]);
});
