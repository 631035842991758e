import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { BiDi } from './bidi.ts';
import { type Engine, type EngineBrowser, type InputSource, installed, type Tab } from './engine.ts';

const FIREFOX = installed(
  ...(process.env.FIREFOX_BIN ? [process.env.FIREFOX_BIN] : []),
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

/** Disables first-run pages and background requests; preferences that affect the app keep their defaults. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Runs before every page: reports CSP violations. */
const REPORT_POLICY = `(say) => addEventListener('securitypolicyviolation', (one) =>
  say(\`blocked by \${one.effectiveDirective}: \${one.blockedURI} \${one.sample}\`))`;

/** Headless Firefox, driven by WebDriver BiDi. */
class Firefox implements EngineBrowser {
  readonly wrong: string[] = [];
  readonly #profile: string;
  #process: ChildProcess | null = null;
  #bidi: BiDi | null = null;

  private constructor(profile: string) {
    this.#profile = profile;
  }

  static async create(): Promise<Firefox> {
    const profile = await mkdtemp(path.join(tmpdir(), 'inkreel-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
    return new Firefox(profile);
  }

  async start(): Promise<Tab> {
    if (!FIREFOX) throw new Error('Firefox is not installed.');
    const child = spawn(
      FIREFOX,
      ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', this.#profile, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#process = child;
    const address = await listeningAt(child);
    const bidi = await BiDi.connect(`${address}/session`, (method, params) => this.#hear(method, params));
    this.#bidi = bidi;
    await bidi.send('session.new', { capabilities: {} });
    await bidi.send('session.subscribe', { events: ['log.entryAdded', 'script.message'] });
    await bidi.send('script.addPreloadScript', {
      functionDeclaration: REPORT_POLICY,
      arguments: [{ type: 'channel', value: { channel: 'policy' } }],
    });
    const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
    const [first] = contexts;
    if (!first) throw new Error('Firefox opened no tab.');
    return new FirefoxTab(bidi, first.context);
  }

  async stop(how: 'kill' | 'close'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (how === 'kill') child.kill('SIGKILL');
    else await this.#bidi?.send('browser.close');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop('kill');
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  #hear(method: string, params: unknown): void {
    if (method === 'script.message') {
      const { data } = params as { data: { value: string } };
      this.wrong.push(data.value);
      return;
    }
    const { type, level, text } = params as { type: string; level: string; text: string };
    if (type === 'javascript' && level === 'error') this.wrong.push(`uncaught: ${text}`);
  }
}

/** The URL of the socket, which Firefox prints when it is ready. */
async function listeningAt(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    (child.stderr as Readable).on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /listening on (ws:\/\/\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
  });
}

class FirefoxTab implements Tab {
  readonly #bidi: BiDi;
  readonly #context: string;

  constructor(bidi: BiDi, context: string) {
    this.#bidi = bidi;
    this.#context = context;
  }

  async go(url: string): Promise<void> {
    await this.#bidi.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async evaluate<T>(expression: string): Promise<T> {
    // as JSON text, because BiDi's own format of values is a tree of types
    const answer = await this.#bidi.send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result?.value ?? 'null') as T;
  }

  async input(sources: InputSource[]): Promise<void> {
    await this.#bidi.send('input.performActions', { context: this.#context, actions: sources });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#bidi.send('browsingContext.setViewport', {
      context: this.#context,
      viewport: { width, height },
    });
  }

  async capture(): Promise<Buffer> {
    const { data } = await this.#bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.#context,
    });
    return Buffer.from(data, 'base64');
  }
}

export const firefox: Engine = {
  name: 'Firefox',
  missing: FIREFOX ? null : 'firefox or firefox-esr',
  closes: 'browser',
  create: () => Firefox.create(),
};
