import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expandPrompt } from '../../../src/api/draw.ts';
import { writeLyrics } from '../../../src/api/music.ts';
import { generateAudio } from '../../../src/api/voices.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { wave } from '../wave.ts';
import { KEY, writeModels } from './protocol-cases.ts';
import { OpenAiStandIn } from './stand-ins/openai.ts';

let open: OpenAiStandIn;
let studio: Studio;
let member: Member;
let drop: () => Promise<void>;
beforeAll(async () => {
  open = await new OpenAiStandIn().open();
  const service = { protocol: 'openai', private: true, key: { env: 'STAND_KEY' } };
  const written = await writeModels({
    services: {
      open: { ...service, base: `${open.address}/v1` },
      // nobody listens there
      away: { ...service, base: 'http://127.0.0.1:9/v1' },
    },
    models: [
      {
        id: 'writer',
        for: { medium: 'text', tool: 'expansion' },
        service: 'open',
        target: 'gpt-x',
        name: 'GPT X',
        usd: 0.4,
        usdPerDay: 1,
      },
      { id: 'poet', for: { medium: 'lyrics' }, service: 'away', target: 'gpt-x', name: 'GPT X', usd: 0.4 },
      {
        id: 'voice',
        for: { medium: 'speech' },
        service: 'open',
        target: 'gpt-x',
        path: '/audio/speech',
        name: 'Kokoro (own)',
        input: { input: '{text}', voice: '{voice}' },
        output: { body: true },
        voices: [{ id: 'heart', name: 'Heart' }],
        usd: 0.4,
      },
    ],
  });
  drop = written.drop;
  studio = await openStudio({ MODELS_FILE: written.file, STAND_KEY: KEY });
});
afterAll(async () => {
  await studio.close();
  await Promise.all([open.close(), drop()]);
});
beforeEach(async () => {
  open.forget();
  open.says = 'a red lamp';
  open.file = wave(1);
  await studio.db.query('DELETE FROM model_requests');
  await studio.db.query('DELETE FROM model_pauses');
  member = await newMember(studio, 200);
});

const BUSY = { code: 503, message: 'The model is busy. Please try again in a moment' };
const spent = async () =>
  (
    await studio.db.query<{ usd: number }>(
      'SELECT coalesce(sum(usd), 0)::float8 AS usd FROM model_requests',
      [],
    )
  ).rows[0]?.usd;

describe('a text service that is busy', () => {
  const expand = () => studio.send(member.token, expandPrompt, { content: 'a lamp' });

  it('has begun nothing, so the uses count nothing of what may be spent a day, and the member hears that it is busy', async () => {
    for (let use = 0; use < 3; use++) {
      open.next('submit', 'busy', 'busy');
      const refusal = await refusalOf(expand());
      expect(await spent()).toBe(0);
      expect(refusal).toMatchObject(BUSY);
    }
    expect(await expand()).toBe('a red lamp');
    expect(await spent()).toBeCloseTo(0.4);
  });

  it('counts if it has begun something before, which is billed', async () => {
    open.next('submit', 'broken', 'busy');
    expect(await refusalOf(expand())).toMatchObject({ code: 503 });
    expect(await spent()).toBeCloseTo(0.4);
  });
});

describe('a text service that has given an answer that is no use', () => {
  it.each([
    ['refuses the text', 'invalid'],
    ['rejects the key', 'locked'],
  ] as const)('and then %s counts: the first answer is billed', async (_, then) => {
    // the first try is answered, with nothing, whatever its fault is called
    open.says = '';
    open.next('submit', 'fails', then);
    const expanding = studio.send(member.token, expandPrompt, { content: 'a lamp' });
    expect(await refusalOf(expanding)).toMatchObject({ code: 400 });
    expect(open.of('submit')).toHaveLength(2);
    expect(await spent()).toBeCloseTo(0.4);
  });

  it('and rejects the key in the next is paused, as one that rejects it at once, which counts nothing', async () => {
    const expand = () => refusalOf(studio.send(member.token, expandPrompt, { content: 'a lamp' }));
    const pauses = () => studio.db.query("SELECT 1 FROM model_pauses WHERE model_id = 'writer'", []);
    open.next('submit', 'locked');
    await expand();
    expect([await spent(), (await pauses()).count]).toEqual([0, 1]);
    await studio.db.query('DELETE FROM model_pauses');
    open.says = '';
    open.next('submit', 'fails', 'locked');
    await expand();
    expect((await pauses()).count).toBe(1);
  });
});

it('a use of a text service that refuses the text, or is not reached, counts nothing of what may be spent', async () => {
  open.next('submit', 'invalid');
  const expanding = studio.send(member.token, expandPrompt, { content: 'a lamp' });
  expect(await refusalOf(expanding)).toMatchObject({ code: 400 });
  const song = { tool_name: 'suno', api_name: 'duomi', prompt: 'the sea' } as const;
  expect(await refusalOf(studio.send(member.token, writeLyrics, song))).toMatchObject({
    code: 503,
    message: 'The text service gave no usable answer. Please try again',
  });
  expect(await spent()).toBe(0);
  const { rows } = await studio.db.query('SELECT model_id, state FROM model_requests ORDER BY model_id', []);
  expect(rows).toEqual([
    { model_id: 'poet', state: 'failed' },
    { model_id: 'writer', state: 'failed' },
  ]);
});

const speak = (text: string) =>
  studio.send(member.token, generateAudio, {
    text,
    voice_type: 'heart',
    voice_speed: 1,
    voice_vol: 1,
    voice_pitch: 0,
    voice_emotion: 'neutral',
  });
const LONG = 'Good morning, everyone. '.repeat(200);

describe('a voice service that is busy', () => {
  it('is waited for', async () => {
    open.next('submit', 'busy', 'busy');
    expect(await speak('Good morning.')).toMatchObject({ provider: 'Kokoro (own)' });
    expect(open.of('submit')).toHaveLength(3);
    expect(await spent()).toBeCloseTo(0.4);
  });

  it('is given up after three tries, which count nothing of what may be spent', async () => {
    open.next('submit', 'busy', 'busy', 'busy');
    expect(await refusalOf(speak('Good evening.'))).toMatchObject(BUSY);
    expect(open.of('submit')).toHaveLength(3);
    expect(await spent()).toBe(0);
  });

  it('counts if it is busy in the middle of a long text, whose beginning is billed', async () => {
    member = await newMember(studio, 5000);
    // the first piece is spoken, whatever its fault is called
    open.next('submit', 'fails', 'busy', 'busy', 'busy');
    expect(await refusalOf(speak(LONG))).toMatchObject({ code: 503 });
    expect(open.of('submit')).toHaveLength(4);
    expect(await spent()).toBeCloseTo(0.4);
  });
});

it('speech whose later part is refused counts too, and names the reason', async () => {
  member = await newMember(studio, 5000);
  open.next('submit', 'fails', 'moderated');
  const refusal = await refusalOf(speak(LONG));
  expect(refusal).toMatchObject({ code: 400, message: expect.stringContaining('moderation') });
  expect(await spent()).toBeCloseTo(0.4);
});

it('speech counts whose beginning was spoken before the service rejected the key', async () => {
  member = await newMember(studio, 5000);
  open.next('submit', 'fails', 'locked');
  expect(await refusalOf(speak(LONG))).toMatchObject({ code: 400 });
  expect(await spent()).toBeCloseTo(0.4);
});
