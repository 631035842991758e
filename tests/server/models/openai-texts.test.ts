import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ScriptRequest } from '../../../generators/text/texts.ts';
import { readConfig } from '../../../server/config.ts';
import { readModelsFile } from '../../../server/models/file/read-file.ts';
import type { Connection } from '../../../server/models/net/call.ts';
import { openModels } from '../../../server/models/open-models.ts';
import { createOpenAiExpansions } from '../../../server/models/openai/expansions.ts';
import { createOpenAiLyrics } from '../../../server/models/openai/lyrics.ts';
import { createOpenAiStories } from '../../../server/models/openai/stories.ts';
import { createOpenAiTexts } from '../../../server/models/openai/texts.ts';
import { failureOf } from '../../../server/tasks/failure.ts';

const LINE = {
  shot_type: 'Long shot',
  angle: 'Eye level',
  move: 'Pan',
  characters: 'Mei',
  cj_desc: 'Pier, dawn',
  hm_desc: 'Mei on the pier.',
  dialogue: 'Mei：Hello.',
};
const SCRIPT = { title: 'The pier', lines: [LINE], roles: [{ name: 'Mei', description: 'a girl' }] };
const REQUEST: ScriptRequest = {
  story: 'Mei stood on the pier.',
  textType: 'story',
  language: 'en',
  ratio: '9:16',
  style: 'ink wash',
};
const KEY = 'sk-a-secret-key';

interface Asked {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}
type Reply =
  | { status?: number; headers?: Record<string, string>; body: string }
  | 'hang'
  | 'drop'
  /** An answer without an end. */
  | 'endless';

let asked: Asked[];
let replies: Reply[];
let base: string;
let close: () => Promise<void>;

const completion = (content: string): Reply => ({
  body: JSON.stringify({ choices: [{ message: { content } }] }),
});
const good = completion(JSON.stringify(SCRIPT));

beforeEach(async () => {
  asked = [];
  replies = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      asked.push({ url: request.url, headers: request.headers, body: JSON.parse(text) });
      const reply = replies.shift() ?? good;
      if (reply === 'drop') response.destroy();
      else if (reply === 'endless') endless(response);
      else if (reply !== 'hang') response.writeHead(reply.status ?? 200, reply.headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
});
afterEach(() => close());

function endless(response: ServerResponse): void {
  const part = Buffer.alloc(1 << 20, 'a');
  const more = (): void => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', more);
  };
  response.on('error', () => undefined);
  more();
}

const connectionTo = (key: string | null = KEY): Connection => ({
  origin: new URL(base).origin,
  base,
  private: true,
  headers: key ? { authorization: `Bearer ${key}` } : {},
});

const write = (options: { key?: string | null; timeout?: number; signal?: AbortSignal } = {}) => {
  const { key = KEY, timeout = 5000, signal = new AbortController().signal } = options;
  return createOpenAiTexts({
    connection: connectionTo(key),
    model: 'writer-1',
    timeout,
    pauses: [1, 1],
  }).writeScript(REQUEST, { signal });
};

describe('a service in the OpenAI format', () => {
  it('is asked for a script in a strict schema, with the story apart from the instructions', async () => {
    expect(await write()).toEqual(SCRIPT);
    const [{ url, headers, body } = { url: '', headers: {}, body: {} }] = asked;
    expect(url).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    const messages = body.messages as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[1]?.content).toBe(REQUEST.story);
    expect(messages[0]?.content).toMatch(/English[\s\S]*9:16[\s\S]*ink wash/);
    expect(messages[0]?.content).not.toContain(REQUEST.story);
    expect(body).toMatchObject({
      model: 'writer-1',
      response_format: { type: 'json_schema', json_schema: { name: 'script', strict: true } },
    });
  });

  it('is asked without a key where there is none', async () => {
    await write({ key: null });
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['429', { status: 429, headers: { 'retry-after': '0' }, body: '{}' }],
    ['500', { status: 500, body: 'oops' }],
    ['a broken connection', 'drop'],
    ['an answer that is too large', 'endless'],
    ['HTML', { body: '<html></html>' }],
    ['no choices', { body: '{"choices":[]}' }],
    ['words in place of a script', completion('Sure! Here is your script.')],
    ['a script without lines', completion('{"lines":[],"roles":[]}')],
    ['a script with a field too many', completion(JSON.stringify({ ...SCRIPT, price: 1 }))],
    [
      'a line without a picture',
      completion(JSON.stringify({ ...SCRIPT, lines: [{ ...LINE, hm_desc: '' }] })),
    ],
  ] as [string, Reply][])('is asked again after %s', async (_what, reply) => {
    replies = [reply];
    expect(await write()).toEqual(SCRIPT);
    expect(asked).toHaveLength(2);
  });

  it('fails after three tries, with an error that has neither key nor story', async () => {
    const busy = { status: 503, body: KEY };
    replies = [busy, busy, busy, busy];
    const error = await write().catch((cause: unknown) => cause);
    expect(failureOf(error)).toEqual({ messageKey: 'modelBusy', retry: true });
    expect(String(error)).toBe('ServiceBusy: The service is busy for 0 s.');
    expect(asked).toHaveLength(3);
    const broken = { status: 500, body: KEY };
    replies = [broken, broken, broken];
    const other = await write().catch((cause: unknown) => cause);
    expect(failureOf(other)).toEqual({ messageKey: 'textUnusable', retry: true });
    expect(String(other)).toBe('TextUnusable: The text service gave no usable answer: HTTP 500.');
  });

  it('that is still busy when a waiting member’s time is over is told as busy', async () => {
    replies = [{ status: 429, headers: { 'retry-after': '20' }, body: '{}' }];
    const error = await write({ signal: AbortSignal.timeout(300) }).catch((cause: unknown) => cause);
    expect(failureOf(error)).toEqual({ messageKey: 'modelBusy', retry: true });
    expect(asked).toHaveLength(1);
  });

  it.each([
    [400, 'textRefused'],
    [401, 'modelLocked'],
    [403, 'modelLocked'],
    [404, 'modelLocked'],
  ])(
    'that answers %i is not asked again, and only a text that is refused is to be edited',
    async (status, messageKey) => {
      replies = [{ status, body: KEY }];
      const error = await write().catch((cause: unknown) => cause);
      expect(failureOf(error)).toEqual({ messageKey, retry: false });
      expect(String(error)).not.toContain(KEY);
      expect(asked).toHaveLength(1);
    },
  );

  it('that leads elsewhere is not followed: neither key nor story go to an address that nobody has set', async () => {
    replies = [{ status: 307, headers: { location: `${base}/elsewhere` }, body: '' }];
    const error = await write().catch((cause: unknown) => cause);
    expect(asked.map(({ url }) => url)).toEqual(['/v1/chat/completions']);
    expect(failureOf(error)).toEqual({ messageKey: 'modelLocked', retry: false });
    expect(String(error)).toContain('HTTP 307');
  });

  it('times out', async () => {
    replies = ['hang'];
    expect(await write({ timeout: 50 })).toEqual(SCRIPT);
    expect(asked).toHaveLength(2);
  });

  it('is aborted at once with the task', async () => {
    replies = ['hang'];
    const stop = new AbortController();
    const writing = write({ signal: stop.signal });
    await expect.poll(() => asked.length).toBe(1);
    stop.abort(new Error('stopped'));
    await expect(writing).rejects.toThrow('stopped');
    expect(asked).toHaveLength(1);
  });
});

describe('a prompt expanded by a service', () => {
  const expand = (most = 500) =>
    createOpenAiExpansions({ connection: connectionTo(), model: 'writer-1', pauses: [1] })(
      { prompt: 'a lamp', seed: 1, most },
      { signal: new AbortController().signal },
    );

  it('is the service’s answer to a request with the prompt apart from the instructions', async () => {
    replies = [completion('  a lamp, warm light  ')];
    expect(await expand()).toBe('a lamp, warm light');
    const messages = asked[0]?.body.messages as { content: string }[];
    expect(messages.map(({ content }) => content.includes('a lamp'))).toEqual([false, true]);
    expect(asked[0]?.body.response_format).toBeUndefined();
  });

  it('is cut after a complete clause if it is too long', async () => {
    replies = [completion('a lamp, warm light, a table, a window and much more than fits')];
    expect(await expand(30)).toBe('a lamp, warm light, a table');
  });

  it('is never cut within an emoji, of which the studio would refuse one half', async () => {
    replies = [completion(`${'a'.repeat(29)}🌊🌊`)];
    expect(await expand(30)).toBe('a'.repeat(29));
  });

  it('is requested again after an empty answer, once', async () => {
    replies = [completion(' '), completion('a lamp at dusk')];
    expect(await expand()).toBe('a lamp at dusk');
    replies = [completion(''), completion('')];
    await expect(expand()).rejects.toThrow('no usable answer');
  });
});

describe('lyrics written by a service', () => {
  const write = (most: number) =>
    createOpenAiLyrics({ connection: connectionTo(), model: 'writer-1', pauses: [1] })(
      { prompt: 'the sea', most, seed: 1 },
      { signal: new AbortController().signal },
    );

  it('are cut after a complete line, else in the line, and never within an emoji', async () => {
    replies = [completion('The sea\nfirst line\nsecond line\nthird line')];
    expect(await write(25)).toEqual({ title: 'The sea', text: 'first line\nsecond line' });
    replies = [completion(`The sea\n${'la '.repeat(9)}🌊 and on`)];
    expect((await write(28)).text).toBe('la '.repeat(9));
    replies = [completion(`${'a'.repeat(59)}🌊\nfirst line`)];
    expect((await write(25)).title).toBe('a'.repeat(59));
  });
});

describe('a story developed by a service', () => {
  const develop = (most: number, textType: 'story' | 'adv' = 'story') =>
    createOpenAiStories({ connection: connectionTo(), model: 'writer-1', pauses: [1] })(
      { idea: 'A wolf cannot howl.', textType, most, seed: 1 },
      { signal: new AbortController().signal },
    );

  it('is taken as it is, and one that is too long ends with its last sentence that fits', async () => {
    replies = [completion('  A wolf sits.\nIt howls!  ')];
    expect(await develop(200)).toBe('A wolf sits.\nIt howls!');
    replies = [completion('A wolf sits on a hill. It tries to howl, and nothing comes.')];
    expect(await develop(40)).toBe('A wolf sits on a hill.');
  });
});

it('the text service of the settings may stand in the operator’s own network', async () => {
  const config = readConfig({ TEXT_API_URL: `${base}/`, TEXT_API_KEY: KEY, TEXT_MODEL: 'writer-1' });
  const file = await readModelsFile(null, {});
  const models = openModels(config, file, () => new URL('file:///none'), { env: {} } as never);
  const { maker } = models.find('expansion', { tool: 'expansion' });
  if (maker.runs !== 'direct') throw new Error('It is made elsewhere.');
  replies = [completion('a lamp at dusk')];
  const options = { signal: AbortSignal.timeout(10_000) };
  expect(await maker.make({ prompt: 'a lamp', seed: 1, most: 500 }, options)).toBe('a lamp at dusk');
  expect(asked[0]).toMatchObject({
    url: '/v1/chat/completions',
    headers: { authorization: `Bearer ${KEY}` },
  });
});
