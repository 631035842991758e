import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, endServer, runCommand, startServer } from './built-server.ts';

let folder: string;
let server: BuiltServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkreel-operator-'));
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const run = (words: string, typed = '') => runCommand(folder, words.split(' '), typed);
const points = async () => JSON.parse((await run('members id:1 --json')).out).points;

it('the command line works beside a running server, after it was killed, and says where no studio is', async () => {
  expect(await run('members id:1')).toMatchObject({ code: 1, out: '' });
  server = await startServer(folder);
  expect(await points()).toBe(1000);
  expect(await run('grant id:1 --points 5 --reason running')).toMatchObject({ code: 2 });
  expect(await run('grant id:1 --points 5 --reason running --yes')).toMatchObject({ code: 0, err: '' });
  expect(await points()).toBe(1005);
  const told = await run('broadcast --title News --file - --yes --json', '<p>From a pipe</p>');
  expect(JSON.parse(told.out)).toMatchObject({ title: 'News' });
  expect((await run('link id:1')).out).toContain(`${server.address}/web/?encrypt_str=`);

  // a killed one leaves its socket and its word behind
  await endServer(server, 'SIGKILL');
  expect(await readFile(join(folder, 'operator.json'), 'utf8')).toContain('operator.sock');
  expect(await run('grant id:1 --points 7 --reason stopped --yes')).toMatchObject({ code: 0, err: '' });
  expect(await points()).toBe(1012);

  server = await startServer(folder);
  expect(await points()).toBe(1012);
  await endServer(server, 'SIGTERM');
  await expect(readFile(join(folder, 'operator.json'))).rejects.toThrow();
  const { out } = await run('log --json');
  const done = JSON.parse(out).rows.map(({ command }: { command: string }) => command);
  expect(done.filter((command: string) => command === 'grant')).toHaveLength(2);
});
