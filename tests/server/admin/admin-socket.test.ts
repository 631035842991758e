import { stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readEndpoint } from '../../../server/admin/endpoint-file.ts';
import { sendCommand } from '../../../server/admin/socket-client.ts';
import { openAdminSocket, socketPath } from '../../../server/admin/socket-server.ts';
import { newMember, openStudio, type Studio } from '../harness.ts';

let studio: Studio;
let close: () => Promise<void>;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
  // left behind by a killed server
  await writeFile(join(studio.folder, 'operator.sock'), '');
  await writeFile(join(studio.folder, 'operator.json'), '{}', { mode: 0o644 });
  close = await openAdminSocket(
    { db: studio.db, config: studio.deps.config, address: null, secret: async () => 'secret' },
    studio.deps.report,
  );
});
afterAll(async () => {
  await close();
  expect(await readEndpoint(studio.folder)).toBeNull();
  await studio.close();
});

const endpoint = async () => {
  const found = await readEndpoint(studio.folder);
  if (!found) throw new Error('There is no endpoint file.');
  return found;
};
const ask = async (name: string, typed: Record<string, string>) =>
  sendCommand(await endpoint(), { name, typed, operator: 'tester' });

it('runs a command, answers refusals with a message, and reports internal errors only in the log', async () => {
  const { userId } = await newMember(studio);
  expect(await ask('members', { member: `id:${userId}` })).toMatchObject({ id: userId });
  await expect(ask('members', { member: 'id:999' })).rejects.toThrow('There is no member id:999.');
  await expect(ask('grant', {})).rejects.toThrow('member: is missing');
  await expect(ask('fly', {})).rejects.toThrow('There is no command "fly".');
  await studio.db.query('ALTER TABLE operator_log RENAME TO away');
  onTestFinished(async () => void (await studio.db.query('ALTER TABLE away RENAME TO operator_log')));
  await expect(ask('members', { member: `id:${userId}` })).rejects.toThrow('See the log of the server');
  expect(studio.reports).toHaveLength(1);
});

it.skipIf(process.platform === 'win32')(
  'is open to nobody but the account that runs the server',
  async () => {
    const { socket } = await endpoint();
    expect(socket).toBe(join(studio.folder, 'operator.sock'));
    for (const file of [socket, join(studio.folder, 'operator.json')])
      expect((await stat(file)).mode & 0o777, file).toBe(0o600);
  },
);

it('requires the token of this start, and rejects browsers', async () => {
  const { socket } = await endpoint();
  await expect(
    sendCommand({ socket, token: 'made-up' }, { name: 'log', typed: {}, operator: 'x' }),
  ).rejects.toThrow('Not allowed');
  const status = await new Promise((resolve) => {
    request({ socketPath: socket, path: '/', method: 'GET' }, (answer) => resolve(answer.statusCode)).end();
  });
  expect(status).toBe(403);
});

it('reports that no server is running after it has died', async () => {
  const dead = { socket: join(studio.folder, 'none.sock'), token: 'x' };
  await expect(sendCommand(dead, { name: 'log', typed: {}, operator: 'x' })).rejects.toMatchObject({
    name: 'NotRunning',
  });
});

it('has a path within the length limit for any data folder', () => {
  const long = socketPath(`/${'a'.repeat(120)}`, 'linux');
  expect(Buffer.byteLength(long)).toBeLessThan(104);
  expect(long).not.toBe(socketPath(`/${'a'.repeat(120)}`, 'linux'));
  expect(socketPath('C:\\data', 'win32')).toMatch(/^\\\\\.\\pipe\\inkreel-[0-9a-f]{32}$/);
});
