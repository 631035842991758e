import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromFile, runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import type { TalkRequest } from '../../../generators/heads/heads.ts';
import { imagine, listDraws } from '../../../src/api/draw.ts';
import { CODE } from '../../../src/api/errors.ts';
import { createLipSync, deleteLipSync, faceConsent, LIP_SYNC_PLATFORM } from '../../../src/api/lipsync.ts';
import { listPointsLog, readPoints } from '../../../src/api/points.ts';
import { listTasks } from '../../../src/api/task-list.ts';
import { generateAudio } from '../../../src/api/voices.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { untilStopped } from '../until-stopped.ts';
import { SETTINGS, soundFile, speakerOf } from './speakers.ts';

let studio: Studio;
let member: Member;
let speaker: ReturnType<typeof speakerOf>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.heads.before = async () => {};
  studio.heads.asked.length = 0;
  member = await newMember(studio, 1000);
  speaker = speakerOf(studio, member);
  await studio.send(member.token, faceConsent, { given: 1 });
});

describe('a talking picture', () => {
  it('[LIP-33] [LIP-09] is made of the picture, the sound and the face, and answered with the task’s id alone', async () => {
    const id = await speaker.talk('Hello there');
    expect(await endOf(studio, id)).toBe('done');
    const [asked] = studio.heads.asked as TalkRequest[];
    expect(asked).toMatchObject({ width: 720, height: 720, face: { mouth: { x: 0.5 } } });
    const task = await speaker.poll(id);
    expect(task).toMatchObject({
      task_id: id,
      status_code: 2,
      tool_name: 'hedra',
      video_url: expect.stringContaining('.mp4'),
      poster_url: expect.stringContaining('.jpg'),
      provider: 'stand-in heads',
      seconds: 5,
    });
    const options = JSON.parse(task?.options ?? '') as Record<string, unknown>;
    expect(options).toMatchObject({
      audio_text: 'Hello there',
      aspectRatio: '1:1',
      type: LIP_SYNC_PLATFORM.hedra,
      audio_duration: 1.1,
      head_url: expect.stringContaining('/media/'),
      audio_url: expect.stringContaining('.mp3'),
    });
    const { lists } = await studio.send(member.token, listTasks, {});
    expect(lists[0]).toMatchObject({ kind: 'lip-sync', state: 'done', prompt: 'Hello there' });
  });

  it('[LIP-33] is Jimeng’s with type 1, in the shape that was asked for', async () => {
    const [{ head_url }, audio] = [await speaker.picture(72, 128), await speaker.say('Hi')];
    const input = { ...audio, head_url, audio_text: 'Hi', aspectRatio: '9:16', type: 1 } as const;
    const { audio_url, audio_duration } = audio;
    const id = await studio.send(member.token, createLipSync, {
      head_url,
      audio_url,
      audio_duration,
      audio_text: input.audio_text,
      aspectRatio: input.aspectRatio,
      type: input.type,
    });
    expect(await endOf(studio, id)).toBe('done');
    expect(studio.heads.asked[0]).toMatchObject({ width: 720, height: 1280 });
    expect(JSON.parse((await speaker.poll(id))?.options ?? '')).toMatchObject({ type: 1 });
  });

  it('goes by the sounds of the words where they were spoken here, and by the place that the person chose', async () => {
    studio.speech.spoken = [{ phoneme: 'a', start: 0.1, end: 0.2 }];
    const eye = { x: 0.4, y: 0.3, width: 0.1, height: 0.05 };
    const face = { mouth: { ...eye, y: 0.7 }, eyes: [eye, { ...eye, x: 0.6 }], tilt: 0.1 };
    const id = await speaker.talk('Something said', { face });
    await endOf(studio, id);
    expect(studio.heads.asked[0]).toMatchObject({ face, spoken: studio.speech.spoken });
  });

  it('carries a mark in its file that a machine made it, and which one', async () => {
    const id = await speaker.talk();
    await endOf(studio, id);
    const task = await speaker.poll(id);
    const key = /([0-9a-f]{32})\.mp4/.exec(task?.video_url ?? '')?.[1] ?? '';
    const file = studio.deps.storage.path(`media/${key.slice(0, 2)}/${key}.mp4`) ?? '';
    const { stdout } = await runFfmpeg([...fromFile(file), '-f', 'ffmetadata', 'pipe:1'], {
      signal: AbortSignal.timeout(20_000),
    });
    const facts = stdout.toString();
    expect(facts).toContain(
      'comment=Made by a machine: the mouth in this talking picture was moved by stand-in heads.',
    );
    const claim = /^description=(.*)$/m.exec(facts)?.[1]?.replace(/\\(.)/g, '$1') ?? '';
    expect(JSON.parse(claim)).toMatchObject({
      claim_generator: 'Inkreel',
      assertions: [{ label: 'c2pa.actions', data: { actions: [{ softwareAgent: 'stand-in heads' }] } }],
    });
  });
});

describe('the price', () => {
  it.each([
    // stand-in speech takes a tenth of a second per character
    ['Hello there', 2, 2],
    ['I say a little more than ten', 3, 2],
    ['你好，世界', 1, 8],
    ['我们说一句比较长的中文', 2, 8],
  ])('[LIMIT-04] [LIP-36] of “%s” is for %i seconds begun at %i each', async (text, seconds, each) => {
    const before = await balanceOf(studio, member.userId);
    const spoken = Math.ceil([...text].length / 20);
    const id = await speaker.talk(text);
    expect(await endOf(studio, id)).toBe('done');
    expect(await balanceOf(studio, member.userId)).toBe(before - spoken - seconds * each);
    expect((await speaker.poll(id))?.points_charged).toBe(seconds * each);
  });

  it('[LIMIT-04] travels with the points, and the language of made speech counts, whatever is said about it', async () => {
    expect(await studio.send(member.token, readPoints, {})).toMatchObject({
      lip_sync_setting: { zh: 8, en: 2 },
    });
    const [{ head_url }, audio] = [await speaker.picture(), await speaker.say('你好')];
    const id = await studio.send(member.token, createLipSync, {
      head_url,
      audio_url: audio.audio_url,
      // a false duration and text: the stored speech counts
      audio_duration: 0,
      audio_text: 'hello',
      aspectRatio: '1:1',
      type: 0,
    });
    await endOf(studio, id);
    expect((await speaker.poll(id))?.points_charged).toBe(8);
    const { lists } = await studio.send(member.token, listPointsLog, { page: 1 });
    expect(lists.map(({ description }) => description)).toContain('Lip sync: Hedra');
  });

  it('of an uploaded sound goes by its own length, not by what is said about it', async () => {
    const [{ head_url }, audio] = [await speaker.picture(), await speaker.upload(await soundFile(4))];
    // silence that the encoder added, which is not paid
    expect(audio.audio_duration).toBeGreaterThan(4);
    const { audio_url } = audio;
    const input = { head_url, audio_url, audio_duration: 0.1, aspectRatio: '1:1', type: 0 } as const;
    const id = await studio.send(member.token, createLipSync, input);
    await endOf(studio, id);
    expect((await speaker.poll(id))?.points_charged).toBe(8);
  });

  it('is asked for before anything is made: too few points make nothing', async () => {
    const poor = await newMember(studio, 1);
    const refusal = await refusalOf(speakerOf(studio, poor).talk('Hello there'));
    expect(refusal.code).toBe(CODE.shortOfPoints);
    expect(studio.heads.asked).toHaveLength(0);
  });

  it('is given back when it fails, and when it is cancelled by deleting it', async () => {
    studio.heads.before = async () => {
      throw new Error('no');
    };
    const failed = await speaker.talk();
    expect(await endOf(studio, failed)).toBe('failed');
    expect(await speaker.poll(failed)).toMatchObject({
      status_code: 3,
      points_charged: 4,
      points_refunded: 4,
    });
    studio.heads.before = untilStopped;
    const running = await speaker.talk();
    const { id = 0 } = (await speaker.poll(running)) ?? {};
    await studio.send(member.token, deleteLipSync, { id });
    expect(await endOf(studio, running)).toBe('cancelled');
    // the same text was spoken once
    expect(await balanceOf(studio, member.userId)).toBe(1000 - 1);
  });

  it('[LIP-24] [LIMIT-03] of the speech is taken once for the same key, and not when it fails', async () => {
    const input = { text: 'Forty characters of text are two points.', voice_type: 'clara', ...SETTINGS };
    const options = { idempotencyKey: 'once' };
    studio.speech.before = async () => {
      throw new Error('no');
    };
    await refusalOf(studio.send(member.token, generateAudio, input));
    expect(await balanceOf(studio, member.userId)).toBe(1000);
    studio.speech.before = async () => {};
    const first = await studio.send(member.token, generateAudio, input, options);
    const second = await studio.send(member.token, generateAudio, input, options);
    expect(first).toMatchObject({ audio_duration: 4, points_charged: 2, audio_base64: expect.any(String) });
    expect(second.audio_url.split('?')[0]).toBe(first.audio_url.split('?')[0]);
    expect(await balanceOf(studio, member.userId)).toBe(998);
  });
});

describe('refusals before points are taken', () => {
  it('says that there is no face, and takes a picture whose face the person has placed', async () => {
    const { face } = studio.heads;
    studio.heads.face = null;
    const { message } = await refusalOf(speaker.talk());
    expect(message).toContain('Place the mouth and the eyes by hand');
    const eye = { x: 0.4, y: 0.3, width: 0.1, height: 0.05 };
    const placed = { mouth: { ...eye, y: 0.7 }, eyes: [eye, { ...eye, x: 0.6 }], tilt: 0 };
    expect(await endOf(studio, await speaker.talk('Hello', { face: placed }))).toBe('done');
    studio.heads.face = face;
  });

  it('takes only what belongs to the member, in the shape that it has', async () => {
    const other = speakerOf(studio, await newMember(studio));
    const [own, others] = [await speaker.picture(), await other.picture()];
    const [sound, notMine] = [await speaker.say('Hi'), await other.say('Hi')];
    const send = (head_url: string, audio_url: string, aspectRatio: '1:1' | '16:9' = '1:1') =>
      refusalOf(
        studio.send(member.token, createLipSync, {
          head_url,
          audio_url,
          audio_duration: 1,
          aspectRatio,
          type: 0,
        }),
      );
    expect((await send(others.head_url, sound.audio_url)).code).toBe(400);
    expect((await send(own.head_url, notMine.audio_url)).message).toContain('no longer exists');
    expect((await send(own.head_url, sound.audio_url, '16:9')).message).toContain('aspectRatio');
    expect((await send('https://example.com/a.jpg', sound.audio_url)).code).toBe(400);
    expect(studio.heads.asked).toHaveLength(0);
  });
});

describe('the right to a face', () => {
  const given = async (userId: number) =>
    (
      await studio.db.query<{ at: Date | null }>('SELECT face_consent_at AS at FROM users WHERE id = $1', [
        userId,
      ])
    ).rows[0]?.at;

  it('is confirmed before an upload speaks, and kept with its time; then it need not be said again', async () => {
    const newcomer = await newMember(studio, 1000);
    const hers = speakerOf(studio, newcomer);
    const [{ head_url }, { audio_url }] = [await hers.picture(), await hers.say('Hi')];
    const asked = { head_url, audio_url, audio_duration: 1, aspectRatio: '1:1', type: 0 } as const;
    const refused = await refusalOf(studio.send(newcomer.token, createLipSync, asked));
    expect(refused).toMatchObject({ code: 400, message: 'Confirm first that you may use this face' });
    expect(await given(newcomer.userId)).toBeNull();
    expect(studio.heads.asked).toHaveLength(0);

    await studio.send(newcomer.token, createLipSync, { ...asked, face_consent: 1 });
    const at = await given(newcomer.userId);
    expect(Date.now() - new Date(at ?? 0).getTime()).toBeLessThan(60_000);
    await studio.send(newcomer.token, createLipSync, asked);
    expect(await given(newcomer.userId)).toEqual(at);
  });

  it('is nobody’s to confirm for a picture that was drawn here', async () => {
    const newcomer = await newMember(studio, 1000);
    const { task_id } = await studio.send(newcomer.token, imagine, {
      tool_name: 'irag',
      prompt: 'a portrait',
      ratio: '1:1',
    });
    await endOf(studio, task_id);
    const { lists } = await studio.send(newcomer.token, listDraws, { page: 1 });
    const { audio_url } = await speakerOf(studio, newcomer).say('Hi');
    const head_url = lists[0]?.images[0] ?? '';
    const asked = { head_url, audio_url, audio_duration: 1, aspectRatio: '1:1', type: 0 } as const;
    expect(await endOf(studio, await studio.send(newcomer.token, createLipSync, asked))).toBe('done');
  });
});
