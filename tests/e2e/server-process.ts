import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QUICK_WASM } from '../quick-wasm.ts';
import { copyPreparedData } from './prepared-data.ts';

const main = path.resolve(import.meta.dirname, '../../dist/server/main.js');

/**
 * Raises limits that a test suite on one address would reach, shortens a wait, and draws one picture at a time on any machine.
 */
const ROOMY = {
  LIMIT_REQUESTS: '1000000',
  LIMIT_SMS: '1000000',
  LIMIT_SMS_ADDRESS: '1000000',
  LIMIT_SUBMITS: '1000000',
  PICTURE_WORKERS: '1',
  PUSH_WAIT_SECONDS: '1',
  SAMPLES: 'no',
};

/** Small films, clips and pictures, which are much faster. The long run uses the default sizes. */
const SMALL =
  process.env.FAULTS === 'long' ? {} : { FILM_RESOLUTION: '360p', CLIP_SIDE: '384', PICTURE_SIDE: '384' };

/** The built server as a process with its own data folder. */
export class ServerProcess {
  readonly folder: string;
  #child: ChildProcess | null = null;
  #port = 0;
  #env: Record<string, string>;

  private constructor(folder: string, env: Record<string, string>) {
    this.folder = folder;
    this.#env = env;
  }

  static async start(env: Record<string, string> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await mkdtemp(path.join(tmpdir(), 'inkreel-test-')), env);
    await copyPreparedData(server.folder);
    await server.up();
    return server;
  }

  get port(): number {
    return this.#port;
  }

  /** Id of the running process; 0 if there is none. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /**
   * Starts it, on its previous port, if any.
   * @param env settings to change from now on
   */
  async up(env: Record<string, string> = {}): Promise<void> {
    this.#env = { ...this.#env, ...env };
    const child = spawn(process.execPath, [...QUICK_WASM, main], {
      env: {
        ...process.env,
        ...ROOMY,
        ...SMALL,
        ...this.#env,
        DATA_DIR: this.folder,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        NODE_ENV: 'test',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    // a test that times out during the start never removes it
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    let said = '';
    const port = await new Promise<number>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        said += chunk;
        const ready = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
        if (ready) resolve(Number(ready[1]));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    this.#port = port;
  }

  /** Kills it, or shuts it down cleanly with SIGTERM. */
  async down(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.down();
    // a program that the killed server had started may still be writing
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
