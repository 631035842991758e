import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const START = resolve(import.meta.dirname, '../../tools/start.mjs');

let folder: string;
let command: ChildProcess;
let server: number;
// the first start creates the studio, the others find it
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkreel-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
beforeEach(async () => {
  command = spawn(process.execPath, [START], {
    // in its own process group, which receives Ctrl+C as a whole, like in a terminal
    detached: true,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', SAMPLES: 'no' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!command.stdout) throw new Error('The output is not read.');
  for await (const line of createInterface({ input: command.stdout }))
    if (line.includes('encrypt_str')) break;
  server = await holder();
}, 120_000);
afterEach(() => {
  command.kill('SIGKILL');
});

/** The process that holds the data folder's lock. */
async function holder(): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'server.pid'), 'utf8'), 10);
}
const isLocked = () =>
  access(join(folder, 'server.pid')).then(
    () => true,
    () => false,
  );

describe('npm start', () => {
  it('runs the server with its own memory settings; Ctrl+C, which both receive, stops both cleanly', async () => {
    expect(server).not.toBe(command.pid);
    if (process.platform === 'linux')
      expect(await readFile(`/proc/${server}/environ`, 'utf8')).toContain('MALLOC_MMAP_THRESHOLD_=');
    const ended = once(command, 'exit');
    process.kill(-(command.pid ?? 0), 'SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(await isLocked()).toBe(false);
  });

  it('stops both cleanly when the terminal is closed', async () => {
    const ended = once(command, 'exit');
    process.kill(-(command.pid ?? 0), 'SIGHUP');
    expect(await ended).toEqual([0, null]);
    expect(await isLocked()).toBe(false);
  });

  it('stops cleanly if only the command receives a signal', async () => {
    const ended = once(command, 'exit');
    command.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await isLocked()).toBe(false);
  });

  it('leaves no server behind if it is killed', async () => {
    command.kill('SIGKILL');
    await vi.waitFor(async () => expect(await isLocked()).toBe(false), { timeout: 20_000 });
  });
});
