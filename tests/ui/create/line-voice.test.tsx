import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { browser } from '../../../src/store/browser.ts';
import { closeFilm } from '../../../src/store/film/film.ts';
import { leaveLineVoices } from '../../../src/store/film/script/line-voice.ts';
import { closeScript } from '../../../src/store/film/script/script.ts';
import { type Answers, Refused, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { buttonOf, openCreate, press } from './open-create.tsx';
import '../../../src/ui/create/script/lines.tsx';
import '../../../src/ui/create/script/script-step.tsx';

const VOICE = '/script/generate-voice';
const STREAM = {
  ws_url: '/voice/stream',
  date: 'Fri, 02 Jan 2026 03:04:05 GMT',
  authorization: 'ticket',
  api_key: 'key',
  ssml: '<speak>Hello</speak>',
  list_order: 0,
};

/** The most recent socket of the page. */
let socket: FakeSocket | null = null;
class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: string[] = [];
  closed = false;
  readonly address: URL;
  constructor(address: string) {
    this.address = new URL(address);
    socket = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
}

/** Played audio by its bytes, and stops. */
const heard: string[] = [];
let player: FakeAudio;
const sounds = new Map<string, Blob | MediaSource>();
class FakeAudio extends EventTarget {
  src = '';
  error = null;
  constructor() {
    super();
    player = this;
  }
  async play() {
    const sound = sounds.get(this.src);
    heard.push(sound instanceof Blob ? await sound.text() : 'a stream');
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    heard.push('pause');
  }
}

eachOnItsOwn();
beforeEach(() => {
  closeFilm();
  closeScript();
  heard.length = 0;
  socket = null;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('Audio', FakeAudio);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${sounds.size}`;
    sounds.set(address, blob);
    return address;
  });
});
afterEach(leaveLineVoices);

const line = (id: number, dialogue: string, voice_points = 2) => ({
  id,
  hm_desc: `picture ${id}`,
  dialogue,
  list_order: id - 1,
  voice_points,
});
async function open(answers: Answers): Promise<Sent[]> {
  const sent = await openCreate(
    {
      '/script/script-info': () => ({ name: 'The lamp', step: 2 }),
      '/script/list-drama': () => ({
        lists: [line(1, 'Anna：Hello there'), line(2, ''), line(3, 'Ben：Hi', 0)],
      }),
      '/center/points': () => ({ potins: 100, star_tel: '', user_id: 7, speech_points: 1 }),
      ...answers,
    },
    '/create?id=12&step=2',
  );
  await refreshPoints();
  await buttonOf('Listen to shot 1, 2 points');
  return sent;
}
const message = (data: object | string) =>
  change(() => socket?.onmessage?.({ data: typeof data === 'string' ? data : JSON.stringify(data) }));
const opened = async (sent: Sent[]) => {
  press('Listen to shot 1, 2 points');
  await waitFor(() => expect(bodies(sent, VOICE)).toHaveLength(1));
  const mine = await waitFor(() => {
    if (!socket?.onopen) throw new Error('no socket yet');
    return socket;
  });
  await change(() => mine.onopen?.());
  return mine;
};

test('[SCRIPT-21] [SCRIPT-23] a line is requested, and its socket opened with date, key and ticket, without an error message', async () => {
  const sent = await open({
    [VOICE]: () => Response.json({ code: 201, message: 'streaming', data: STREAM }),
  });
  const mine = await opened(sent);
  expect(bodies(sent, VOICE)).toEqual([{ script_id: 12, drama_id: 1 }]);
  expect(mine.address.protocol).toBe('ws:');
  expect(mine.address.pathname).toBe('/voice/stream');
  expect(Object.fromEntries(mine.address.searchParams)).toMatchObject({
    date: STREAM.date,
    authorization: 'ticket',
    api_key: 'key',
  });
  expect(mine.sent.map((one) => JSON.parse(one))).toEqual([{ ssml: STREAM.ssml }]);
  expect(screen.queryByRole('alert')).toBeNull();
  // stopping early closes the socket without a message
  press('Stop shot 1');
  await buttonOf('Listen to shot 1, 2 points');
  expect(mine.closed).toBe(true);
});

test('what is stopped or breaks off may be paid for: the points are read again', async () => {
  const sent = await open({ [VOICE]: () => Response.json({ code: 201, message: '', data: STREAM }) });
  const reads = () => bodies(sent, '/center/points').length;
  const before = reads();
  await opened(sent);
  press('Stop shot 1');
  await waitFor(() => expect(reads()).toBe(before + 1));
  press('Listen to shot 1, 2 points');
  await waitFor(() => expect(bodies(sent, VOICE)).toHaveLength(2));
  await waitFor(() => expect(socket?.closed).toBe(false));
  await change(() => socket?.onopen?.());
  await message({ audio: btoa('half'), status: 1 });
  await change(() => socket?.onclose?.({ code: 1006 }));
  await waitFor(() => expect(reads()).toBe(before + 2));
});

test('[SCRIPT-24] the chunks of a stream are joined per line, in both formats, and replayed for free', async () => {
  const sent = await open({ [VOICE]: () => Response.json({ code: 201, message: '', data: STREAM }) });
  await opened(sent);
  await message({ audio: btoa('one '), list_order: 0, status: 1 });
  await message(btoa('two '));
  await message({ code: 0, data: { audio: btoa('three'), status: 2 } });
  await waitFor(() => expect(heard).toEqual(['one two three']));
  await buttonOf('Stop shot 1');
  await change(() => player.dispatchEvent(new Event('ended')));
  await buttonOf('Listen to shot 1');
  press('Listen to shot 1');
  await waitFor(() => expect(heard.filter((one) => one === 'one two three')).toHaveLength(2));
  expect(bodies(sent, VOICE)).toHaveLength(1);
});

/** A browser that can play MP3 while it is received. */
class FakeMediaSource extends EventTarget {
  static readonly isTypeSupported = (type: string) => type === 'audio/mpeg';
  readyState = 'closed';
  /** The appended chunks, in order. */
  static readonly appended: string[] = [];
  constructor() {
    super();
    queueMicrotask(() => {
      this.readyState = 'open';
      this.dispatchEvent(new Event('sourceopen'));
    });
  }
  addSourceBuffer() {
    const buffer = new EventTarget() as EventTarget & {
      updating: boolean;
      appendBuffer(data: Uint8Array): void;
    };
    buffer.updating = false;
    buffer.appendBuffer = (data) => {
      if (buffer.updating) throw new Error('still busy');
      buffer.updating = true;
      FakeMediaSource.appended.push(new TextDecoder().decode(data));
      queueMicrotask(() => {
        buffer.updating = false;
        buffer.dispatchEvent(new Event('updateend'));
      });
    };
    return buffer;
  }
  endOfStream() {
    this.readyState = 'ended';
    FakeMediaSource.appended.push('end');
  }
}

test('[SCRIPT-24] the first sentence plays before the next is received, and the rest is appended', async () => {
  vi.stubGlobal('MediaSource', FakeMediaSource);
  FakeMediaSource.appended.length = 0;
  const sent = await open({ [VOICE]: () => Response.json({ code: 201, message: '', data: STREAM }) });
  await opened(sent);
  await message({ audio: btoa('ID3 It was late.'), list_order: 0, status: 1 });
  // it plays while no more data has been received
  await buttonOf('Stop shot 1');
  await waitFor(() => expect(FakeMediaSource.appended).toEqual(['ID3 It was late.']));
  expect(heard).toEqual(['a stream']);
  await message({ audio: btoa('Nobody came.'), list_order: 0, status: 1 });
  await message({ audio: btoa('The lamp went out!'), list_order: 0, status: 1 });
  await message({ status: 2 });
  await waitFor(() =>
    expect(FakeMediaSource.appended).toEqual([
      'ID3 It was late.',
      'Nobody came.',
      'The lamp went out!',
      'end',
    ]),
  );
  // a single player for the whole stream
  expect(heard).toEqual(['a stream']);
  await change(() => player.dispatchEvent(new Event('ended')));
  await buttonOf('Listen to shot 1');
});

test('[SCRIPT-22] existing audio is played at once; only one line plays at a time', async () => {
  await open({
    [VOICE]: ({ drama_id }: { drama_id: number }) => ({
      audio_data: btoa(`sound ${drama_id}`),
      code: 200,
      list_order: drama_id - 1,
    }),
  });
  expect(screen.queryByRole('button', { name: /Listen to shot 2/, hidden: true })).toBeNull();
  press('Listen to shot 3');
  await waitFor(() => expect(heard).toEqual(['sound 3']));
  press('Listen to shot 1, 2 points');
  await waitFor(() => expect(heard).toEqual(['sound 3', 'pause', 'sound 1']));
  await buttonOf('Stop shot 1');
  await buttonOf('Listen to shot 3');
});

test('a stream that is interrupted shows a message and can be requested again', async () => {
  const sent = await open({ [VOICE]: () => Response.json({ code: 201, message: '', data: STREAM }) });
  await opened(sent);
  await message({ audio: btoa('half'), status: 1 });
  await change(() => socket?.onclose?.({ code: 1006 }));
  await screen.findByText('Audio generation failed');
  await buttonOf('Listen to shot 1, 2 points');
  press('Listen to shot 1, 2 points');
  await waitFor(() => expect(bodies(sent, VOICE)).toHaveLength(2));
});

test('an error of the service is shown with its message', async () => {
  const sent = await open({ [VOICE]: () => Response.json({ code: 201, message: '', data: STREAM }) });
  await opened(sent);
  await message({ code: 2001, message: 'Not enough points' });
  await screen.findByText('Not enough points');
  await buttonOf('Listen to shot 1, 2 points');
});

test('a refusal opens no socket; offline only cached voices can be played', async () => {
  const sent = await open({ [VOICE]: () => new Refused('This text has no words to speak') });
  press('Listen to shot 1, 2 points');
  await screen.findByText('This text has no words to speak');
  expect(bodies(sent, VOICE)).toHaveLength(1);
  await change(() => {
    browser.online = false;
  });
  expect((await buttonOf('Listen to shot 1, 2 points')).hasAttribute('disabled')).toBe(true);
});
