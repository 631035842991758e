import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MediaToolMissing } from '../../../generators/ffmpeg/find-ffmpeg.ts';
import { NothingToSpeak, VoiceFailed } from '../../../generators/speech/speech.ts';
import { holdEarly, refundLostHolds } from '../../../server/ledger/early-holds.ts';
import { settle } from '../../../server/ledger/ledger.ts';
import type { CallInput } from '../../../src/api/call.ts';
import { CODE } from '../../../src/api/errors.ts';
import { listShots, saveVoiceSettings } from '../../../src/api/storyboard.ts';
import { generateAudio, listVoices } from '../../../src/api/voices.ts';
import { balanceOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { filmOf } from './film.ts';

type Request = CallInput<typeof generateAudio>;

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.speech.before = async () => {};
  studio.speech.asked.length = 0;
  member = await newMember(studio, 100);
});

const REQUEST: Request = {
  text: 'Once upon a time.',
  voice_type: 'clara',
  voice_speed: 1,
  voice_vol: 1,
  voice_pitch: 0,
  voice_emotion: 'neutral',
};
const speak = (more: Partial<Request> = {}, { token } = member, language: 'en' | 'zh' = 'en') =>
  studio.send(token, generateAudio, { ...REQUEST, ...more }, { language });

describe('a spoken text', () => {
  it('comes as sound, as an address and with its length', async () => {
    const told = await speak();
    expect(told).toMatchObject({ audio_duration: 1.7, points_charged: 1, provider: 'stand-in voice' });
    expect(Buffer.from(told.audio_base64, 'base64').toString()).toBe('speech Once upon a time.');
    const answer = await studio.fetch(told.audio_url);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(await answer.text()).toBe('speech Once upon a time.');
  });

  it.each([
    [1, 1],
    [20, 1],
    [21, 2],
    [400, 20],
  ])('[LIMIT-03] of %i characters costs %i points', async (length, points) => {
    expect((await speak({ text: '话'.repeat(length) })).points_charged).toBe(points);
    expect(await balanceOf(studio, member.userId)).toBe(100 - points);
  });

  it('[BOARD-85] is made and charged once for the same text and voice', async () => {
    const first = await speak();
    const again = await speak();
    expect([again.points_charged, again.audio_base64]).toEqual([0, first.audio_base64]);
    expect(studio.speech.asked).toHaveLength(1);
    expect(await balanceOf(studio, member.userId)).toBe(99);
  });

  it.each([
    ['text', { text: 'Twice upon a time.' }],
    ['voice', { voice_type: 'leo' }],
    ['speed', { voice_speed: 1.25 }],
    ['volume', { voice_vol: 2 }],
    ['pitch', { voice_pitch: -3 }],
    ['emotion', { voice_emotion: 'sad' }],
  ] as const)('[BOARD-85] is made anew when its %s changes', async (_what, change) => {
    await speak();
    expect((await speak(change)).points_charged).toBe(1);
    expect(studio.speech.asked).toHaveLength(2);
    expect(await balanceOf(studio, member.userId)).toBe(98);
  });

  it('requested ten times concurrently is charged once', async () => {
    const told = await Promise.all(Array.from({ length: 10 }, () => speak()));
    expect(told.reduce((sum, { points_charged = 0 }) => sum + points_charged, 0)).toBe(1);
    expect(new Set(told.map(({ audio_base64 }) => audio_base64)).size).toBe(1);
    expect(await balanceOf(studio, member.userId)).toBe(99);
  });

  it('has the same length when reused as when made, so that a resumed film is consistent', async () => {
    const speaking = studio.speech.speak.bind(studio.speech);
    vi.spyOn(studio.speech, 'speak').mockImplementationOnce(async (...asked) => ({
      ...(await speaking(...asked)),
      seconds: 4 / 3,
    }));
    const made = await speak({ text: 'Four thirds.' });
    expect(made.audio_duration).toBeCloseTo(4 / 3, 2);
    expect((await speak({ text: 'Four thirds.' })).audio_duration).toBe(made.audio_duration);
  });

  it('is private to each member', async () => {
    await speak();
    const other = await newMember(studio, 100);
    expect((await speak({}, other)).points_charged).toBe(1);
    expect(await balanceOf(studio, other.userId)).toBe(99);
  });
});

describe('nothing is charged', () => {
  it('if the points do not suffice, and nothing is made', async () => {
    const poor = await newMember(studio, 1);
    expect((await refusalOf(speak({ text: 'x'.repeat(21) }, poor))).code).toBe(CODE.shortOfPoints);
    expect(studio.speech.asked).toEqual([]);
    expect(await balanceOf(studio, poor.userId)).toBe(1);
  });

  it('for more concurrent speeches than the points cover: one is made, the others are refused before any work', async () => {
    const poor = await newMember(studio, 1);
    const told = await Promise.allSettled(
      Array.from({ length: 55 }, (_, index) => speak({ text: `Page ${index}.` }, poor)),
    );
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = told.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: CODE.shortOfPoints });
    expect(studio.speech.asked).toHaveLength(1);
    expect(await balanceOf(studio, poor.userId)).toBe(0);
  });

  it('twice for concurrent requests of the same text, however few points there are', async () => {
    const poor = await newMember(studio, 1);
    const told = await Promise.all(Array.from({ length: 5 }, () => speak({}, poor)));
    expect(told.map(({ points_charged }) => points_charged).sort()).toEqual([0, 0, 0, 0, 1]);
    expect(studio.speech.asked).toHaveLength(1);
  });

  it('if the process dies while it speaks: the points are refunded once', async () => {
    const id = await holdEarly(studio.db, { userId: member.userId, points: 7, tool: 'speech' });
    expect(await balanceOf(studio, member.userId)).toBe(93);
    await refundLostHolds(studio.db);
    expect(await balanceOf(studio, member.userId)).toBe(93);
    await refundLostHolds(studio.db, 0);
    await refundLostHolds(studio.db, 0);
    expect(await balanceOf(studio, member.userId)).toBe(100);
    expect(await settle(studio.db, id)).toBe(false);
  });

  it.each([
    ['without words', { text: '  ' }],
    ['in a voice that does not exist', { voice_type: 'nobody' }],
    ['too fast', { voice_speed: 2.25 }],
    ['too loud', { voice_vol: 10.1 }],
    ['too low', { voice_pitch: -13 }],
  ])('for a text %s', async (_why, more) => {
    expect((await refusalOf(speak(more))).code).toBe(400);
    expect(studio.speech.asked).toEqual([]);
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });

  it.each([
    ['nothing in it can be spoken', () => new NothingToSpeak('…'), 400, /no words to speak/, /没有可朗读/],
    ['the voice fails', () => new VoiceFailed('dead'), 503, /did not answer/, /没有响应/],
    [
      'the voice is not installed',
      () => new MediaToolMissing('eSpeak NG', 'x'),
      501,
      /missing a required program/,
      /缺少/,
    ],
  ])('when %s, which is said in both languages', async (_why, error, code, english, chinese) => {
    studio.speech.before = () => Promise.reject(error());
    expect(await refusalOf(speak())).toMatchObject({ code, message: english });
    expect((await refusalOf(speak({}, member, 'zh'))).message).toMatch(chinese);
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });
});

describe('the voices', () => {
  const voices = async (filter: Partial<CallInput<typeof listVoices>>, language: 'en' | 'zh' = 'en') =>
    studio.send(
      member.token,
      listVoices,
      { scene: '', age: '', sex: '', language: '', ...filter },
      { language },
    );

  it('are filtered by each field, and list the options of all', async () => {
    const types = async (filter: Parameters<typeof voices>[0]) =>
      (await voices(filter)).lists.map(({ voice_type }) => voice_type);
    expect(await types({})).toEqual(['clara', 'yun', 'leo']);
    expect(await types({ language: 'en' })).toEqual(['clara', 'leo']);
    expect(await types({ language: 'en', sex: 'male' })).toEqual(['leo']);
    expect(await types({ age: 'child' })).toEqual([]);
    expect(await types({ scene: 'narration', sex: 'female' })).toEqual(['clara', 'yun']);
    expect((await voices({ language: 'zh' })).select).toEqual({
      language: ['en', 'zh'],
      scene: ['narration'],
      age: ['adult'],
      sex: ['female', 'male'],
    });
  });

  it('have names in both languages, and a sample that is made once for everybody', async () => {
    expect((await voices({})).lists[0]).toMatchObject({
      voice_name: 'clara voice',
      platform: 'stand-in voice',
    });
    const [voice] = (await voices({}, 'zh')).lists;
    expect(voice?.voice_name).toBe('clara 音色');
    for (let time = 0; time < 2; time++) {
      const sample = await studio.fetch(voice?.test_audio_url ?? '');
      expect([sample.status, sample.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
      expect(await sample.text()).toMatch(/^speech Hello/);
    }
    expect(studio.speech.asked).toHaveLength(1);
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });

  it.each(['nobody', '..%2f..%2fsecret'])('have no sample of %s', async (type) => {
    expect((await studio.fetch(`/media/voices/${type}.mp3`)).status).toBe(404);
    expect(studio.speech.asked).toEqual([]);
  });
});

describe('the voice of a shot', () => {
  const SETTING = {
    type: 1,
    global: 0,
    voice_speed: 1.5,
    voice_vol: 0.5,
    voice_pitch: 4,
    voice_emotion: 'happy',
  } as const;

  it('[BOARD-89] is saved and returned with the shot; an omitted voice stays unchanged', async () => {
    const { projectId: script_id, shotIds } = await filmOf(studio, member, [{}, {}]);
    const [scene_id = 0] = shotIds;
    const told = async () => (await studio.send(member.token, listShots, { script_id })).lists;
    await studio.send(member.token, saveVoiceSettings, { ...SETTING, scene_id, voice_type: 'leo' });
    await studio.send(member.token, saveVoiceSettings, { ...SETTING, scene_id, voice_pitch: -2 });
    const [shot, other] = await told();
    expect(shot).toMatchObject({ voice_speed: 1.5, voice_vol: 0.5, voice_pitch: -2, voice_emotion: 'happy' });
    expect(shot).toMatchObject({ voice_type: 'leo' });
    expect(other).toMatchObject({ voice_speed: 1, voice_emotion: 'neutral' });
  });

  it('is nobody else’s to change, and none that does not exist', async () => {
    const { shotIds } = await filmOf(studio, member, [{}]);
    const input = { ...SETTING, scene_id: shotIds[0] ?? 0 };
    const stranger = await newMember(studio);
    expect((await refusalOf(studio.send(stranger.token, saveVoiceSettings, input))).code).toBe(404);
    const odd = studio.send(member.token, saveVoiceSettings, { ...input, voice_type: 'nobody' });
    expect((await refusalOf(odd)).message).toBe('This voice does not exist');
  });
});
