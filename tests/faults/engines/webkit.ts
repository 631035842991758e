import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { type Engine, type EngineBrowser, type InputSource, installed, type Tab } from './engine.ts';

const DRIVER = installed('/usr/bin/WebKitWebDriver');
const DISPLAY = installed('/usr/bin/Xvfb');
const BROWSER = installed(
  ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
);

/**
 * Collects CSP violations and errors. The ResizeObserver loop error is ignored: the standard requires it when observations are
 * deferred to the next frame. https://drafts.csswg.org/resize-observer/
 */
const WATCH = `
  window.engineWrong ??= (() => {
    const wrong = [];
    addEventListener('error', ({ message }) => !message.startsWith('ResizeObserver loop') && wrong.push('uncaught: ' + message));
    addEventListener('unhandledrejection', ({ reason }) => wrong.push('uncaught: ' + reason));
    if (window.ReportingObserver) new ReportingObserver(
      (all) => wrong.push(...all.map(({ body }) => 'blocked by ' + body.effectiveDirective + ': ' + body.blockedURL)),
      { types: ['csp-violation'], buffered: true },
    ).observe();
    return wrong;
  })();`;

/**
 * WebKitGTK's MiniBrowser on a virtual display, driven by WebDriver. An automated session keeps its storage only while it runs, so
 * only the tab can be closed; the browser always ends with its profile.
 */
class WebKit implements EngineBrowser {
  readonly wrong: string[] = [];
  #processes: ChildProcess[] = [];
  #session = '';
  #tab: WebKitTab | null = null;

  async start(): Promise<Tab> {
    if (this.#session === '') await this.#launch();
    else {
      const { handle } = await call<{ handle: string }>(`${this.#session}/window/new`, { type: 'window' });
      await call(`${this.#session}/window`, { handle });
    }
    this.#tab = new WebKitTab(this.#session, this.wrong);
    return this.#tab;
  }

  /** Closes the tab. Another tab, in its own window so that neither is hidden, keeps the browser running. */
  async stop(): Promise<void> {
    await this.#tab?.note();
    const old = await call<string>(`${this.#session}/window`);
    const { handle } = await call<{ handle: string }>(`${this.#session}/window/new`, { type: 'window' });
    await call(`${this.#session}/window`, { handle: old });
    await call(`${this.#session}/window`, undefined, 'DELETE');
    await call(`${this.#session}/window`, { handle });
  }

  async remove(): Promise<void> {
    await this.#tab?.note().catch(() => undefined);
    await call(this.#session, undefined, 'DELETE').catch(() => undefined);
    for (const child of this.#processes.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  }

  async #launch(): Promise<void> {
    if (!DRIVER || !DISPLAY || !BROWSER) throw new Error('WebKitGTK is not installed.');
    const screen = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#processes.push(screen);
    const [number] = await once(screen.stdio[3] as Readable, 'data');
    const port = await freePort();
    this.#processes.push(
      spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
        env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
        stdio: 'ignore',
      }),
    );
    const driver = `http://127.0.0.1:${port}`;
    await answering(`${driver}/status`);
    const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } },
      },
    });
    this.#session = `${driver}/session/${sessionId}`;
  }
}

class WebKitTab implements Tab {
  readonly #session: string;
  readonly #wrong: string[];

  constructor(session: string, wrong: string[]) {
    this.#session = session;
    this.#wrong = wrong;
  }

  async go(url: string): Promise<void> {
    await this.note();
    await call(`${this.#session}/url`, { url });
    await this.evaluate(`(() => {${WATCH}})()`);
  }

  /** Collects the errors of the current page before it is left. */
  async note(): Promise<void> {
    this.#wrong.push(...(await this.evaluate<string[]>('(window.engineWrong ?? []).splice(0)')));
  }

  async evaluate<T>(expression: string): Promise<T> {
    // as text, and caught in the page, because the driver's own error has no details
    const said = await call<string>(`${this.#session}/execute/async`, {
      script: `const done = arguments[0];
        (async () => JSON.stringify({ value: await (${expression}) }))()
          .then(done, (error) => done(JSON.stringify({ error: String(error) })));`,
      args: [],
    });
    const { value, error } = JSON.parse(said) as { value: T; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async input(sources: InputSource[]): Promise<void> {
    await call(`${this.#session}/actions`, { actions: sources });
  }

  async resize(width: number, height: number): Promise<void> {
    await call(`${this.#session}/window/rect`, { x: 0, y: 0, width, height });
  }

  async capture(): Promise<Buffer> {
    return Buffer.from(await call<string>(`${this.#session}/screenshot`), 'base64');
  }
}

/** Sends a WebDriver command; with a body it is a POST. @throws with the driver's message */
async function call<T = unknown>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nobody answers at ${url}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: DRIVER && DISPLAY && BROWSER ? null : 'webkit2gtk-driver and xvfb',
  closes: 'tab',
  create: async () => new WebKit(),
};
