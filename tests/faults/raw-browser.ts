import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * A browser driven through the DevTools pipe without attaching to workers, because attached drivers keep workers alive and hide
 * their real lifetime.
 */
export class RawBrowser {
  readonly #profile: string;
  #process: ChildProcess | null = null;
  #waiting = new Map<number, { resolve(value: Record<string, unknown>): void; reject(error: Error): void }>();
  #last = 0;

  private constructor(profile: string) {
    this.#profile = profile;
  }

  static async launch(): Promise<RawBrowser> {
    const browser = new RawBrowser(await mkdtemp(path.join(tmpdir(), 'inkreel-browser-')));
    browser.start();
    return browser;
  }

  /** Starts it with its profile. */
  start(): void {
    const child = spawn(
      process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      [
        '--headless=new',
        '--remote-debugging-pipe',
        `--user-data-dir=${this.#profile}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--no-first-run',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    this.#process = child;
    this.#waiting = new Map();
    let rest = '';
    (child.stdio[4] as Readable).on('data', (chunk: Buffer) => {
      const parts = (rest + chunk).split('\0');
      rest = parts.pop() ?? '';
      for (const part of parts) this.#hear(JSON.parse(part) as Answer);
    });
  }

  /**
   * Stops it: `kill` simulates a crash. Otherwise Chromium may stay without a window during a background sync; it is killed
   * after some seconds.
   */
  async stop(how: 'kill' | 'close'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (how === 'kill') child.kill('SIGKILL');
    else {
      void this.send('Browser.close').catch(() => undefined);
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      void ended.then(() => clearTimeout(timer));
    }
    await ended;
  }

  /** Waits until a text of local storage, such as a login, is on its disk: browsers write it some seconds later. */
  async keeps(text: string): Promise<void> {
    const folder = path.join(this.#profile, 'Default/Local Storage/leveldb');
    for (;;) {
      for (const name of await readdir(folder).catch(() => [])) {
        const data = await readFile(path.join(folder, name)).catch(() => null);
        if (data?.includes(text)) return;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async remove(): Promise<void> {
    await this.stop('kill');
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    const id = ++this.#last;
    const pipe = this.#process?.stdio[3] as Writable | undefined;
    pipe?.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Opens a tab, which hides the previous ones. */
  async open(url: string): Promise<RawPage> {
    const { targetId } = await this.send('Target.createTarget', { url });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    return new RawPage(this, String(targetId), String(sessionId));
  }

  #hear({ id, result, error }: Answer): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (!waiting || id === undefined) return;
    this.#waiting.delete(id);
    if (error) waiting.reject(new Error(error.message));
    else waiting.resolve(result ?? {});
  }
}

export class RawPage {
  readonly #browser: RawBrowser;
  readonly #target: string;
  readonly #session: string;

  constructor(browser: RawBrowser, target: string, session: string) {
    this.#browser = browser;
    this.#target = target;
    this.#session = session;
  }

  /** Evaluates an expression, and awaits promises. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = (await this.#browser.send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      this.#session,
    )) as { result: { value: T }; exceptionDetails?: { text: string; exception?: { description?: string } } };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression is truthy. */
  async until(expression: string, ms = 120_000): Promise<void> {
    for (const end = Date.now() + ms; Date.now() < end; ) {
      if (await this.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(
      `never came true: ${expression}\n${await this.evaluate<string>('document.body?.innerText ?? ""')}`,
    );
  }

  async go(url: string): Promise<void> {
    await this.#browser.send('Page.navigate', { url }, this.#session);
  }

  async show(): Promise<void> {
    await this.#browser.send('Target.activateTarget', { targetId: this.#target });
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.closeTarget', { targetId: this.#target });
  }
}
