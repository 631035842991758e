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
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const run = (words: string, typed = '') => runCommand(folder, words.split(' '), typed);

it('the command line works with a running server, after it was killed, and reports a missing studio', async () => {
  expect((await run('log')).err).toContain('There is no studio in');
  server = await startServer(folder);
  expect((await run('grant id:1 --points 5 --reason running --yes')).out).toContain('who now has 1005.');
  const told = await run('broadcast --title News --file - --yes --json', '<p>From a pipe</p>');
  expect(JSON.parse(told.out)).toMatchObject({ title: 'News' });
  expect((await run('link id:1')).out).toContain(`${server.address}/web/#/square?encrypt_str=`);

  // a killed server leaves its socket and endpoint file
  await endServer(server, 'SIGKILL');
  expect(await readFile(join(folder, 'operator.json'), 'utf8')).toContain('operator.sock');
  expect((await run('grant id:1 --points 7 --reason stopped --yes')).out).toContain('who now has 1012.');
  const { rows } = JSON.parse((await run('log --json')).out) as { rows: { command: string }[] };
  expect(rows.map(({ command }) => command)).toEqual(['grant', 'link', 'broadcast', 'grant']);
});
