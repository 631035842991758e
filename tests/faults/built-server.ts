import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyPreparedData } from '../e2e/prepared-data.ts';
import { QUICK_WASM } from '../quick-wasm.ts';

const built = (name: string): string => join(import.meta.dirname, '../../dist/server', name);

export interface BuiltServer {
  child: ChildProcess;
  address: string;
  /** The demo member's sign-in link. */
  link: string;
}

/**
 * Starts the built server with a data folder, and waits until it is ready. A folder without a database gets the prepared one: creating
 * it takes four times as long as starting.
 * @param env additional settings
 */
export async function startServer(folder: string, env: Record<string, string> = {}): Promise<BuiltServer> {
  if (!existsSync(join(folder, 'database'))) await copyPreparedData(folder);
  const child = spawn(process.execPath, [...QUICK_WASM, built('main.js')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      LIMIT_SUBMITS: '100000',
      SAMPLES: 'no',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let address = '';
  for await (const line of createInterface({ input: child.stdout })) {
    address = /ready at (http:\S+)\/web\//.exec(line)?.[1] ?? address;
    const link = /encrypt_str=(\S+)/.exec(line)?.[1];
    if (link) return { child, address, link };
  }
  throw new Error('The server ended before it was ready.');
}

export async function endServer({ child }: BuiltServer, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Runs the built command line with a data folder. @param typed standard input */
export async function runCommand(
  folder: string,
  words: readonly string[],
  typed = '',
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [built('studio.js'), ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  child.stdin.end(typed);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}
