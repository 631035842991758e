import { randomInt } from 'node:crypto';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { emptyPage } from './empty-page.ts';
import { FaultProxy } from './fault-proxy.ts';
import { forget, KeptContexts } from './kept-context.ts';
import { ServerProcess } from './server-process.ts';

export { expect };

export interface Member {
  phone: string;
  password: string;
  token: string;
}

/** The server, the proxy in front of it, and helpers for accounts. */
export class Studio {
  readonly server: ServerProcess;
  readonly proxy: FaultProxy;
  /** Tokens of those who registered since the studio was last cleared. */
  #tokens: string[] = [];

  constructor(server: ServerProcess, proxy: FaultProxy) {
    this.server = server;
    this.proxy = proxy;
  }

  get origin(): string {
    return this.proxy.origin;
  }

  /** The address of a route of the app. */
  at(route: string): string {
    return `${this.origin}/web/#${route}`;
  }

  /** Calls the API directly, without the page and the proxy's faults. */
  async call<T = unknown>(
    path: string,
    body: unknown = {},
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${this.server.port}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'device-type': 'web',
        ...(token ? { authorization: token } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { code: number; message: string; data: T };
    if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.message}`);
    return answer.data;
  }

  /** The SMS code, which a development server returns in its message. */
  async smsCode(phone: string, type: 1 | 2 = 1): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.server.port}/api/base/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile: phone, type }),
    });
    const { message } = (await response.json()) as { message: string };
    return /(\d{6})\D*$/.exec(message)?.[1] ?? '';
  }

  /** @param invited_code of an invitation, if they came by one */
  async register(invited_code = ''): Promise<Member> {
    const phone = freshPhone();
    const password = 'a long password';
    const code = await this.smsCode(phone);
    const { token } = await this.call<{ token: string }>('/base/regist', {
      user_login: phone,
      user_pass: password,
      code,
      invited_code,
    });
    this.#tokens.push(token);
    return { phone, password, token };
  }

  /**
   * Cancels the tasks of those who registered, which the next test's tasks would wait for and share the processor with, and deletes
   * their works: the square is common, and the next test expects an empty one.
   */
  async clear(): Promise<void> {
    const tokens = this.#tokens.splice(0);
    await Promise.all(tokens.map((token) => this.#cancelTasks(token)));
    const published = () => this.#works(0);
    if ((await published()).length === 0) return;
    for (const token of tokens)
      for (const { work_id: works_id } of await this.#works(-1, token))
        await this.call('/center/del-works', { works_id }, token);
    expect(await published(), 'works that stay on the square').toEqual([]);
  }

  /** Those of a login that has ended, or a task that ends just now, are left alone. */
  async #cancelTasks(token: string): Promise<void> {
    const asked = this.call<{ lists: { task_id: string }[] }>('/studio/task/list', { state: 'open' }, token);
    const { lists } = await asked.catch(() => ({ lists: [] }));
    for (const { task_id } of lists)
      await this.call('/studio/task/cancel', { task_id }, token).catch(() => undefined);
  }

  async #works(home_id: number, token?: string): Promise<{ work_id: number }[]> {
    const asked = { home_id, type: 1, page: 1 };
    return (await this.call<{ lists: { work_id: number }[] }>('/base/works-lists', asked, token)).lists;
  }
}

/** For `test.use`: a browser without reduced motion. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const freshPhone = (): string => `139${randomInt(10 ** 7, 10 ** 8)}`;

/** Records uncaught errors and CSP violations, which fail any test. @returns stops recording */
function watchFor(context: BrowserContext, wrong: string[]): () => void {
  const thrown = (error: WebError) => wrong.push(`uncaught: ${error.error().message}`);
  const said = (message: ConsoleMessage) => {
    if (/Content Security Policy|Trusted ?Type|violates the following/i.test(message.text()))
      wrong.push(message.text());
  };
  context.on('weberror', thrown).on('console', said);
  return () => void context.off('weberror', thrown).off('console', said);
}

interface Options {
  /** Whether the browser has no worker and no cached files of the app. Default: false, as on later visits. */
  firstVisit: boolean;
}

interface Fixtures {
  member: Member;
  /** A page with a signed-in member. */
  memberPage: Page;
  wrong: string[];
  cleared: undefined;
}

export const test = base.extend<Options & Fixtures, { studio: Studio; keptContexts: KeptContexts }>({
  firstVisit: [false, { option: true }],
  keptContexts: [
    async ({ browser }, use) => {
      const kept = new KeptContexts(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keptContexts,
      studio,
      firstVisit,
      viewport,
      colorScheme,
      locale,
      hasTouch,
      isMobile,
      serviceWorkers,
      contextOptions,
    },
    use,
  ) => {
    const context = firstVisit
      ? await browser.newContext()
      : await keptContexts.get(
          viewport,
          colorScheme,
          locale,
          hasTouch,
          isMobile,
          serviceWorkers,
          contextOptions,
        );
    await use(context);
    if (firstVisit) await context.close();
    else await forget(context, studio.origin);
  },
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await ServerProcess.start();
      const proxy = await FaultProxy.start(() => server.port);
      await use(new Studio(server, proxy));
      await proxy.close();
      await server.remove();
    },
    { scope: 'worker' },
  ],
  wrong: [
    async ({ context, studio }, use) => {
      const wrong: string[] = [];
      const end = watchFor(context, wrong);
      await use(wrong);
      end();
      studio.proxy.mend();
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
  cleared: [
    async ({ studio }, use) => {
      await use(undefined);
      await studio.clear();
    },
    { auto: true },
  ],
  member: async ({ studio }, use) => use(await studio.register()),
  memberPage: async ({ context, member, studio }, use) => {
    const page = await context.newPage();
    const seed = await page.addInitScript(
      ({ origin, token }) => {
        if (location.origin === origin) localStorage.setItem('inkreel.token', token);
      },
      { origin: studio.origin, token: member.token },
    );
    // once: whoever signs out stays signed out
    page.once('domcontentloaded', () => void seed.dispose());
    await use(page);
  },
});

/** Stores a login in a browser, as an earlier visit would have done. */
export async function signIn(context: BrowserContext, studio: Studio, { token }: Member): Promise<void> {
  const page = await emptyPage(context, studio.origin);
  await page.evaluate((value) => localStorage.setItem('inkreel.token', value), token);
  await page.close();
}
