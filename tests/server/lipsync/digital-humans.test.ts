import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LipSyncRequest } from '../../../generators/heads/heads.ts';
import { createDigitalHuman, faceConsent, takeSourceClip } from '../../../src/api/lipsync.ts';
import { LIP_SYNC_LIMITS } from '../../../src/api/lipsync-limits.ts';
import { listTasks } from '../../../src/api/task-list.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { grayClip } from '../media-makers.ts';
import { uploadCalls } from '../works/upload-calls.ts';
import { soundFile, speakerOf } from './speakers.ts';

const PART = 64 * 1024;
let studio: Studio;
let member: Member;
let speaker: ReturnType<typeof speakerOf>;
beforeAll(async () => {
  studio = await openStudio({ UPLOAD_PART_KB: '64' });
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.heads.asked.length = 0;
  member = await newMember(studio, 1000);
  speaker = speakerOf(studio, member);
  await studio.send(member.token, faceConsent, { given: 1 });
});
const { send } = uploadCalls(() => ({ studio, member }));
const upload = async (seconds = 2) => send(Buffer.from(await grayClip(seconds)), PART);
const take = (source: string) => studio.send(member.token, takeSourceClip, { source });
const base64Of = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('base64');

describe('a source clip', () => {
  it('[DIGI-01] is uploaded in parts and measured, and its face detected; repeating the call gives the same', async () => {
    const source = await upload();
    const taken = await take(source);
    expect(taken).toMatchObject({ width: 64, height: 64, face: { from: 'found' } });
    expect(taken.seconds).toBeCloseTo(2, 0);
    expect((await take(source)).head_url.split('?')[0]).toBe(taken.head_url.split('?')[0]);
    const stranger = await newMember(studio);
    expect((await refusalOf(studio.send(stranger.token, takeSourceClip, { source }))).code).toBe(403);
  });

  it('[DIGI-03] has at most 50 MB', async () => {
    const source = await upload();
    await take(source);
    await studio.db.query("UPDATE media SET bytes = $2 WHERE user_id = $1 AND mime = 'video/mp4'", [
      member.userId,
      LIP_SYNC_LIMITS.video.maxBytes + 1,
    ]);
    const { head_url } = await take(source);
    const audio = await speaker.say('Hi');
    const input = { head_url, audio_url: audio.audio_url, audio_duration: 1 };
    const refusal = await refusalOf(studio.send(member.token, createDigitalHuman, input));
    expect(refusal).toMatchObject({ status: 413, message: 'Video size exceeded: at most 50 MB' });
  });
});

describe('a digital human', () => {
  it('[DIGI-09] accepts sound as bytes: synthesized speech is recognized with its phonemes', async () => {
    studio.speech.spoken = [{ phoneme: 'h', start: 0, end: 0.1 }];
    const { head_url } = await take(await upload());
    const audio = await speaker.say('Hello there you');
    const id = await studio.send(member.token, createDigitalHuman, {
      head_url,
      audio_base64: audio.audio_base64,
      audio_duration: audio.audio_duration,
      audio_text: 'Hello there you',
    });
    expect(await endOf(studio, id)).toBe('done');
    const [asked] = studio.heads.asked as LipSyncRequest[];
    expect(asked).toMatchObject({ spoken: studio.speech.spoken, face: { mouth: { x: 0.5 } } });
    // a file that is cut without coding it anew goes on for some frames, or to the next one of a clip with few
    expect(asked?.longest).toBeCloseTo(audio.audio_duration + 0.4, 3);
    expect(await speaker.poll(id)).toMatchObject({
      status_code: 2,
      tool_name: 'digital-human',
      points_charged: 4,
    });
    // a repeated request names the sound instead of its bytes
    const { rows } = await studio.db.query<{ input: object }>('SELECT input FROM tasks WHERE id = $1', [id]);
    expect(rows[0]?.input).toMatchObject({ audio_url: expect.stringContaining('/media/') });
    expect(JSON.stringify(rows[0]?.input)).not.toContain(audio.audio_base64);
    const { lists } = await studio.send(member.token, listTasks, {});
    expect(lists[0]).toMatchObject({ kind: 'lip-sync', prompt: 'Hello there you' });
  });

  it('accepts the upload itself as its source, and an unknown sound', async () => {
    const id = await studio.send(member.token, createDigitalHuman, {
      head_url: await upload(),
      audio_base64: `data:audio/mpeg;base64,${await base64Of(await soundFile(1))}`,
      audio_duration: 1,
    });
    expect(await endOf(studio, id)).toBe('done');
  });

  it('[DIGI-08] refuses a sound longer than the clip', async () => {
    const { head_url } = await take(await upload(2));
    const { audio_url } = await speaker.upload(await soundFile(4));
    const input = { head_url, audio_url, audio_duration: 1 };
    const refusal = await refusalOf(studio.send(member.token, createDigitalHuman, input));
    expect(refusal.message).toBe('The audio is longer than the clip');
    expect(studio.heads.asked).toHaveLength(0);
  });

  it('[DIGI-08] refuses a sound that goes on after the picture of the clip, also where the own sound of the clip does', async () => {
    const source = await send(Buffer.from(await grayClip(4, 2)), PART);
    const taken = await take(source);
    expect(taken.seconds).toBeCloseTo(2, 1);
    const { audio_url } = await speaker.upload(await soundFile(3));
    for (const head_url of [taken.head_url, source]) {
      const input = { head_url, audio_url, audio_duration: 1 };
      const refusal = await refusalOf(studio.send(member.token, createDigitalHuman, input));
      expect(refusal.message).toBe('The audio is longer than the clip');
    }
  });

  it('[DIGI-10] is made from a finished one', async () => {
    const { head_url } = await take(await upload());
    const { audio_url } = await speaker.say('Hi');
    const first = await studio.send(member.token, createDigitalHuman, {
      head_url,
      audio_url,
      audio_duration: 1,
    });
    await endOf(studio, first);
    const made = (await speaker.poll(first))?.video_url ?? '';
    const input = { head_url: made, audio_url, audio_duration: 1 };
    expect(await endOf(studio, await studio.send(member.token, createDigitalHuman, input))).toBe('done');
  });

  it('[DIGI-02] is refused for a picture, and for a clip without a face', async () => {
    const { audio_url } = await speaker.say('Hi');
    const { head_url: picture } = await speaker.picture();
    const of = (head_url: string) =>
      refusalOf(studio.send(member.token, createDigitalHuman, { head_url, audio_url, audio_duration: 1 }));
    expect((await of(picture)).message).toBe('Only MP4 is supported');
    const { head_url } = await take(await upload());
    const { face } = studio.heads;
    studio.heads.face = null;
    expect((await of(head_url)).message).toContain('No face was found at the start of the clip');
    studio.heads.face = face;
  });
});
