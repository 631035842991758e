import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newTicket, readTicket } from '../../../../server/film/line-voice/voice-ticket.ts';
import { bindVoice } from '../../../../src/api/characters.ts';
import { CREATION, createProject } from '../../../../src/api/projects.ts';
import { generateLineVoice, listLines } from '../../../../src/api/script.ts';
import { balanceOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../../harness.ts';
import { sheet } from '../script-files/office-files.ts';

let studio: Studio;
let member: Member;
let address: string;
let script_id: number;
let lines: { id: number; voice_points?: number | undefined }[];

beforeAll(async () => {
  studio = await openStudio();
  address = (await studio.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 100);
  const file = sheet([
    ['Characters', 'Picture', 'Dialogue'],
    ['Anna', 'A pier', 'Anna: Who wrote this letter?'],
    ['', 'The sea', ''],
    ['Anna', 'Both', 'Narrator: It was late. Anna: Hush now.'],
  ]);
  ({ script_id } = await studio.send(member.token, createProject, {
    generate_method: CREATION.file,
    text_type: 'story',
    width_height: '16:9',
    script: new Blob([new Uint8Array(file)]),
  }));
  lines = await read();
});

const read = async () => (await studio.send(member.token, listLines, { script_id })).lists;
const ask = (drama_id: number | undefined, token = member.token) =>
  studio.send(token, generateLineVoice, { script_id, drama_id: drama_id ?? 0 });
async function streamOf(drama_id: number | undefined) {
  const answer = await ask(drama_id);
  if (!('ws_url' in answer)) throw new Error('not a stream');
  return answer;
}

type Stream = Awaited<ReturnType<typeof streamOf>>;
/** The messages of a socket until it closes; an HTTP status if it is not opened. */
const listen = (
  { ws_url, date, authorization, api_key, ssml }: Stream,
  headers: Record<string, string> = {},
  onMessage: (message: Record<string, unknown>, socket: WebSocket) => void = () => {},
  onOpen: (socket: WebSocket) => unknown = () => {},
) =>
  new Promise<{ told: Record<string, unknown>[]; end: number }>((resolve) => {
    const query = new URLSearchParams({ date, authorization, api_key });
    const socket = new WebSocket(`${address}${ws_url}?${query}`, { headers });
    const told: Record<string, unknown>[] = [];
    socket.on('open', () => {
      socket.send(JSON.stringify({ ssml }));
      onOpen(socket);
    });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      told.push(message);
      onMessage(message, socket);
    });
    socket.on('unexpected-response', (_request, response) =>
      resolve({ told, end: response.statusCode ?? 0 }),
    );
    socket.on('error', () => {});
    socket.on('close', (end) => resolve({ told, end }));
  });
const soundOf = (told: Record<string, unknown>[]): string =>
  told.map(({ audio = '' }) => Buffer.from(String(audio), 'base64').toString()).join('');

describe('the voice of a script line', () => {
  it('[SCRIPT-23] answers 201 with an address, and the sound comes as base64 for its line', async () => {
    const answer = await studio.app.inject({
      method: 'POST',
      url: '/api/script/generate-voice',
      headers: { authorization: member.token },
      payload: { script_id, drama_id: lines[0]?.id },
    });
    expect(answer.json()).toMatchObject({
      code: 201,
      data: {
        ws_url: '/voice/stream',
        date: expect.any(String),
        authorization: expect.any(String),
        api_key: expect.any(String),
        ssml: expect.stringContaining('Who wrote this letter?'),
        list_order: 0,
      },
    });
    const { told, end } = await listen(answer.json<{ data: Stream }>().data);
    expect(soundOf(told)).toBe('speech Who wrote this letter?');
    expect(told.at(-1)).toEqual({ status: 2 });
    expect(told.slice(0, -1).every(({ list_order }) => list_order === 0)).toBe(true);
    expect(end).toBe(1000);
  });

  it('[SCRIPT-22] answers 200 with the sound once it was synthesized, and charges once', async () => {
    expect(lines.map(({ voice_points }) => voice_points)).toEqual([2, 0, 2]);
    await listen(await streamOf(lines[0]?.id));
    expect(await balanceOf(studio, member.userId)).toBe(98);
    const known = await ask(lines[0]?.id);
    expect(known).toEqual({
      audio_data: Buffer.from('speech Who wrote this letter?').toString('base64'),
      code: 200,
      list_order: 0,
    });
    expect((await read()).map(({ voice_points }) => voice_points)).toEqual([0, 0, 2]);
    expect(await balanceOf(studio, member.userId)).toBe(98);
  });

  it('has each speaker in the voice that was chosen for them', async () => {
    await studio.send(member.token, bindVoice, {
      script_id,
      role_name: 'Anna',
      voice_name: 'leo',
      voice_type: 'leo',
      voice_tags: '',
      platform: '',
    });
    const before = studio.speech.asked.length;
    const { told } = await listen(await streamOf(lines[2]?.id));
    expect(studio.speech.asked.slice(before).map(({ text, voice }) => [text, voice])).toEqual([
      ['It was late.', 'clara'],
      ['Hush now.', 'leo'],
    ]);
    expect(soundOf(told)).toBe('speech It was late.speech Hush now.');
  });

  it('is refused for a line without words, for others, and without points before a socket is opened', async () => {
    expect(await refusalOf(ask(lines[1]?.id))).toMatchObject({ message: expect.stringMatching(/no words/) });
    const stranger = await newMember(studio);
    expect(await refusalOf(ask(lines[0]?.id, stranger.token))).toMatchObject({ code: 404 });
    await studio.db.query('UPDATE users SET points = 1 WHERE id = $1', [member.userId]);
    expect(await refusalOf(ask(lines[0]?.id))).toMatchObject({ code: 2001 });
  });

  it('charges nothing for a voice that fails, and reports the reason', async () => {
    const answer = await streamOf(lines[0]?.id);
    studio.speech.before = async () => {
      throw new Error('the voice broke');
    };
    const { told, end } = await listen(answer);
    studio.speech.before = async () => {};
    expect(told).toEqual([{ code: 500, message: expect.stringMatching(/our side/) }]);
    expect(end).toBe(1011);
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });
});

/** A promise that waits until it is released. */
function gate(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((open) => {
    resolve = open;
  });
  return { promise, resolve };
}

describe('a line of several sentences', () => {
  const SAID = 'It was late. Nobody came. The lamp went out!';
  beforeEach(async () => {
    const file = sheet([
      ['Characters', 'Picture', 'Dialogue'],
      ['', 'A pier', SAID],
    ]);
    ({ script_id } = await studio.send(member.token, createProject, {
      generate_method: CREATION.file,
      text_type: 'story',
      width_height: '16:9',
      script: new Blob([new Uint8Array(file)]),
    }));
    lines = await read();
  });
  afterEach(() => {
    studio.speech.afterSentence = undefined;
    studio.speech.before = async () => {};
  });

  /** The voice stops after its first sentence until it is released. */
  function held(): () => void {
    const { promise, resolve } = gate();
    studio.speech.afterSentence = async (nth) => (nth === 0 ? promise : undefined);
    return resolve;
  }
  const isKept = async () => 'audio_data' in (await ask(lines[0]?.id));

  it('[SCRIPT-24] is streamed from its first sentence on, as chunks of one file, and charged once', async () => {
    const goOn = held();
    const told: Record<string, unknown>[] = [];
    const { end } = await listen(await streamOf(lines[0]?.id), {}, (message) => {
      told.push(message);
      // the sound so far is the first sentence, without the bytes that wait for a full group of three
      if (told.length === 1) {
        expect('speech It was late.').toContain(soundOf(told));
        expect(soundOf(told).length).toBeGreaterThan('speech It was la'.length - 1);
        goOn();
      }
    });
    expect(end).toBe(1000);
    expect(soundOf(told)).toBe(`speech ${SAID}`);
    const whole = told.map(({ audio = '' }) => String(audio)).join('');
    expect(Buffer.from(whole, 'base64').toString()).toBe(`speech ${SAID}`);
    expect(told.at(-1)).toEqual({ status: 2 });
    expect(await balanceOf(studio, member.userId)).toBe(100 - Math.ceil(SAID.length / 20));
    expect(await ask(lines[0]?.id)).toMatchObject({
      audio_data: Buffer.from(`speech ${SAID}`).toString('base64'),
    });
  });

  it('is completed and charged if the client disconnects after its first sentence', async () => {
    const goOn = held();
    await listen(await streamOf(lines[0]?.id), {}, (_, socket) => socket.close());
    goOn();
    await expect.poll(isKept).toBe(true);
    expect(await balanceOf(studio, member.userId)).toBe(100 - Math.ceil(SAID.length / 20));
  });

  it('costs nothing if the client disconnects before any sound, or if the voice fails', async () => {
    const left = gate();
    const begun = gate();
    studio.speech.before = async (_, signal) => {
      signal.addEventListener('abort', () => left.resolve());
      begun.resolve();
      await left.promise;
      signal.throwIfAborted();
    };
    const listening = listen(await streamOf(lines[0]?.id), {}, undefined, (socket) =>
      begun.promise.then(() => socket.close()),
    );
    await listening;
    await left.promise;
    await expect.poll(() => balanceOf(studio, member.userId)).toBe(100);
    studio.speech.before = async () => {};
    studio.speech.afterSentence = async (nth) => {
      if (nth === 1) throw new Error('the voice broke');
    };
    const { told, end } = await listen(await streamOf(lines[0]?.id));
    expect(told.at(-1)).toEqual({ code: 500, message: expect.stringMatching(/our side/) });
    expect(end).toBe(1011);
    expect(await balanceOf(studio, member.userId)).toBe(100);
    expect(await isKept()).toBe(false);
  });
});

describe('a ticket', () => {
  it('opens one socket, once', async () => {
    const answer = await streamOf(lines[0]?.id);
    expect((await listen(answer)).end).toBe(1000);
    expect((await listen(answer)).end).toBe(401);
    expect((await listen({ ...answer, authorization: 'made up' })).end).toBe(401);
  });

  it('is rejected from a page of another site', async () => {
    const answer = await streamOf(lines[0]?.id);
    expect((await listen(answer, { origin: 'https://elsewhere.example' })).end).toBe(401);
  });

  it('expires after a minute and cannot be forged', () => {
    const of = { userId: 1, projectId: 2, lineId: 3, language: 'zh' } as const;
    const ticket = newTicket('secret', of, 1000);
    expect(readTicket('secret', ticket, 60_999)).toEqual(of);
    expect(readTicket('secret', ticket, 61_000)).toBeNull();
    expect(readTicket('secret', ticket.replace('1.2.3', '1.2.4'), 1000)).toBeNull();
    expect(readTicket('another', ticket, 1000)).toBeNull();
  });

  it('is not valid for another path', async () => {
    const answer = await streamOf(lines[0]?.id);
    expect((await listen({ ...answer, ws_url: '/voice/other' })).end).toBe(401);
  });
});
