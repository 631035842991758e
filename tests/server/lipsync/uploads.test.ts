import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createLipSync,
  faceConsent,
  findFace,
  takeExampleFace,
  uploadLipSyncImage,
} from '../../../src/api/lipsync.ts';
import { LIP_SYNC_LIMITS } from '../../../src/api/lipsync-limits.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { pictureFile, soundFile, speakerOf } from './speakers.ts';

let studio: Studio;
let member: Member;
let speaker: ReturnType<typeof speakerOf>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 1000);
  speaker = speakerOf(studio, member);
});

describe('a picture', () => {
  it.each([
    [64, 64, '1:1'],
    [128, 72, '16:9'],
    [72, 128, '9:16'],
    // a tolerance of two percent
    [102, 100, '1:1'],
    [98, 100, '1:1'],
  ])(
    '[LIP-15] [LIP-16] of %i x %i is taken as %s, and its face is looked for',
    async (width, height, shape) => {
      const answer = await speaker.picture(width, height);
      expect(answer.aspectRatio).toBe(shape);
      expect(answer.head_url).toMatch(/^\/media\/[0-9a-f]{32}\.jpg/);
      expect(answer.face).toMatchObject({ from: 'found', mouth: { x: 0.5 } });
    },
  );

  it.each([
    [80, 60],
    [104, 100],
    [60, 80],
  ])('[LIP-15] of %i x %i is refused with the shapes that are taken, and not kept', async (width, height) => {
    const { message } = await refusalOf(speaker.picture(width, height));
    expect(message).toBe('The picture must have one of these shapes: 1:1, 16:9, 9:16');
    const { rows } = await studio.db.query('SELECT 1 FROM media WHERE user_id = $1', [member.userId]);
    expect(rows).toHaveLength(0);
  });

  it('[LIP-14] is identified by its contents, not by its name', async () => {
    const webp = new Blob([await pictureFile(64, 64, 'webp')], { type: 'image/png' });
    const refusal = await refusalOf(studio.send(member.token, uploadLipSyncImage, { file: webp }));
    expect(refusal.code).toBe(400);
    const png = await studio.send(member.token, uploadLipSyncImage, {
      file: await pictureFile(64, 64, 'png'),
    });
    expect(png.head_url).toContain('.png');
  });

  it('[LIP-13] has at most 10 MB', async () => {
    const file = new Blob([new Uint8Array(LIP_SYNC_LIMITS.image.maxBytes + 1)], { type: 'image/png' });
    expect((await refusalOf(studio.send(member.token, uploadLipSyncImage, { file }))).status).toBe(413);
  });

  it('is searched for its face again, also if it was drawn earlier; another member cannot access it', async () => {
    const { head_url } = await speaker.picture(128, 72);
    const { face } = studio.heads;
    studio.heads.face = null;
    expect(await studio.send(member.token, findFace, { head_url })).toMatchObject({
      aspectRatio: '16:9',
      face: null,
    });
    studio.heads.face = face;
    const stranger = await newMember(studio);
    expect((await refusalOf(studio.send(stranger.token, findFace, { head_url }))).code).toBe(400);
  });
});

describe('an example', () => {
  it('brings a painted face that speaks without a consent, the same file each time', async () => {
    const take = () => studio.send(member.token, takeExampleFace, { example: 'blue' });
    const [first, again] = await Promise.all([take(), take()]);
    expect(first).toMatchObject({ aspectRatio: '1:1', face: { mouth: { x: 0.5 } } });
    const key = first.head_url.split('?')[0];
    expect(again.head_url.split('?')[0]).toBe(key);
    const { rows } = await studio.db.query('SELECT 1 FROM media WHERE user_id = $1', [member.userId]);
    expect(rows).toHaveLength(1);
    const { audio_url } = await speaker.say('Hi');
    const asked = {
      head_url: first.head_url,
      audio_url,
      audio_duration: 1,
      aspectRatio: '1:1',
      type: 0,
    } as const;
    expect(await studio.send(member.token, createLipSync, asked)).toBeTruthy();
    expect(await studio.send(member.token, faceConsent, {})).toEqual({ given: 0 });
  });

  it('is its member’s alone', async () => {
    const { head_url } = await studio.send(member.token, takeExampleFace, { example: 'city' });
    const stranger = await newMember(studio);
    expect((await refusalOf(studio.send(stranger.token, findFace, { head_url }))).code).toBe(400);
    const theirs = await studio.send(stranger.token, takeExampleFace, { example: 'city' });
    expect(theirs.head_url.split('?')[0]).not.toBe(head_url.split('?')[0]);
  });
});

describe('a sound', () => {
  it.each([
    ['mp3', 'mp3'],
    ['wav', 'wav'],
    ['m4a', 'ipod'],
    ['flac', 'flac'],
    ['aac', 'adts'],
    ['ogg', 'ogg'],
  ])(
    '[LIP-17] [LIP-20] is taken as %s, and answered with address, bytes and length',
    async (_name, format) => {
      // an MP4 cannot be piped without fragments
      const file = format === 'ipod' ? await m4a(2) : await soundFile(2, format);
      const answer = await speaker.upload(file);
      expect(answer.audio_url).toMatch(/^\/media\/[0-9a-f]{32}\.mp3/);
      expect(answer.audio_duration).toBeCloseTo(2, 0);
      const heard = await studio.app.inject(answer.audio_url);
      expect(heard.rawPayload.toString('base64')).toBe(answer.audio_base64);
    },
  );

  it('[LIP-17] of another kind is refused by its contents', async () => {
    const { message } = await refusalOf(speaker.upload(await soundFile(1, 'matroska', 'audio/mpeg')));
    expect(message).toBe('Only MP3, WAV, M4A, FLAC, AAC and OGG are supported');
    const words = new Blob(['no sound at all'], { type: 'audio/mpeg' });
    expect((await refusalOf(speaker.upload(words))).message).toContain('cannot be read');
  });

  it('[LIP-19] lasts at most 20 seconds', async () => {
    expect((await speaker.upload(await soundFile(20))).audio_duration).toBeCloseTo(20, 0);
    expect((await refusalOf(speaker.upload(await soundFile(21)))).message).toBe(
      'The audio is longer than 20 seconds',
    );
  });

  it('[LIP-18] has at most 10 MB', async () => {
    const file = new Blob([new Uint8Array(LIP_SYNC_LIMITS.audio.maxBytes + 1)], { type: 'audio/mpeg' });
    expect((await refusalOf(speaker.upload(file))).status).toBe(413);
  });

  it('is stored once, however often it is uploaded', async () => {
    const file = await soundFile(1);
    const [first, second] = [await speaker.upload(file), await speaker.upload(file)];
    expect(second.audio_url).toBe(first.audio_url);
  });
});

it('requires the consent for faces once: the answer is stored with the account', async () => {
  const ask = (given?: 1) => studio.send(member.token, faceConsent, given ? { given } : {});
  expect(await ask()).toEqual({ given: 0 });
  expect(await ask(1)).toEqual({ given: 1 });
  expect(await ask()).toEqual({ given: 1 });
  const other = await newMember(studio);
  expect(await studio.send(other.token, faceConsent, {})).toEqual({ given: 0 });
});

async function m4a(seconds: number): Promise<Blob> {
  const { runFfmpeg } = await import('../../../generators/ffmpeg/ffmpeg.ts');
  const { wave } = await import('../wave.ts');
  const fragments = ['-movflags', 'frag_keyframe+empty_moov'];
  const { stdout } = await runFfmpeg(['-i', 'pipe:0', '-c:a', 'aac', ...fragments, '-f', 'mp4', 'pipe:1'], {
    signal: AbortSignal.timeout(30_000),
    input: wave(seconds),
  });
  return new Blob([new Uint8Array(stdout)], { type: 'audio/mp4' });
}
