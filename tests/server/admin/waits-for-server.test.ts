import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { execute } from '../../../server/admin/connection.ts';
import { openAdminSocket } from '../../../server/admin/socket-server.ts';
import { identityOf } from '../../../server/start/folder-lock.ts';
import { newMember, studioForTest } from '../harness.ts';

/** A server that has its folder, and does not listen to commands yet. */
async function starting() {
  const studio = await studioForTest({}, { working: false });
  await mkdir(join(studio.folder, 'database'), { recursive: true });
  // the process that runs the tests stands for it
  await writeFile(join(studio.folder, 'server.pid'), (await identityOf(process.ppid)) ?? '');
  const { userId } = await newMember(studio);
  const { config } = studio.deps;
  const command = { name: 'members', typed: { member: `id:${userId}` }, operator: 'tester' };
  const listens = async () =>
    onTestFinished(
      await openAdminSocket(
        { db: studio.db, config, address: null, secret: async () => 'secret' },
        studio.deps.report,
      ),
    );
  return { config: { ...config, databaseUrl: null, dataDir: studio.folder }, command, userId, listens };
}

it('a command that is given while the server starts waits for it', async () => {
  const { config, command, userId, listens } = await starting();
  const told = execute(config, command);
  told.catch(() => undefined);
  await listens();
  expect(await told).toMatchObject({ id: userId });
});

it('who holds the folder and never answers is named', async () => {
  const { config, command } = await starting();
  await expect(execute(config, command, 0)).rejects.toThrow(`is in use by process ${process.ppid}`);
});
