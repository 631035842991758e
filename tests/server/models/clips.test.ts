import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { probe } from '../../../generators/ffmpeg/probe.ts';
import { storageName } from '../../../server/media/media.ts';
import { mediaAddress } from '../../../server/media/media-address.ts';
import { addSoundEffect, generateVideo, getVideoTasks, upscaleVideo } from '../../../src/api/video.ts';
import { pictureOf } from '../film/film.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { speakerOf } from '../lipsync/speakers.ts';
import { EXAMPLES, KEY, writeModels } from './protocol-cases.ts';
import { ComfyStandIn } from './stand-ins/comfyui.ts';
import { FalStandIn } from './stand-ins/fal.ts';

const signal = AbortSignal.timeout(60_000);
/** A second of video, with a codec and a size that services send. */
async function filmOf(codec: string[], ending: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-film-'));
  const file = join(folder, `film.${ending}`);
  const source = ['-f', 'lavfi', '-i', 'testsrc=s=320x180:d=1:r=10', '-f', 'lavfi', '-i', 'sine=d=1'];
  await runFfmpeg([...source, ...codec, '-metadata', 'comment=the whole workflow', '-shortest', file], {
    signal,
  });
  const data = await readFile(file);
  await rm(folder, { recursive: true });
  return data;
}

let fal: FalStandIn;
let comfy: ComfyStandIn;
let studio: Studio;
let member: Member;
let drop: () => Promise<void>;
beforeAll(async () => {
  fal = await new FalStandIn().open();
  comfy = await new ComfyStandIn().open();
  const written = await writeModels({
    services: {
      fal: { protocol: 'fal', base: fal.address, private: true, key: { env: 'STAND_KEY' } },
      gpu: { protocol: 'comfyui', base: comfy.address, private: true },
    },
    models: [
      {
        id: 'pro',
        for: { medium: 'clip', tool: 'jimeng', model: 'pro', resolution: '720p' },
        service: 'fal',
        target: 'fal-ai/bytedance/seedance/v1/pro/image-to-video',
        name: 'Seedance Pro (fal)',
        input: {
          prompt: '{prompt}',
          image_url: '{image}',
          end_image_url: '{endImage?}',
          duration: '{seconds|text}',
          resolution: '{resolution}',
          seed: '{seed}',
        },
        output: { file: '$.video.url' },
        limits: { ratios: ['16:9', '9:16', '1:1'], seconds: [5], needs: ['image'] },
        points: 33,
      },
      {
        id: 'hd',
        for: { medium: 'clip-upscale' },
        service: 'fal',
        target: 'fal-ai/topaz/upscale/video',
        name: 'Topaz (fal)',
        input: { video_url: '{video}' },
        output: { file: '$.video.url' },
        points: 7,
      },
      {
        id: 'own',
        for: { medium: 'clip', tool: 'luma' },
        service: 'gpu',
        workflow: join(EXAMPLES, 'workflows/picture-to-clip.json'),
        name: 'Wan (own GPU)',
        input: { '@prompt.text': '{prompt}', '@image.image': '{image}', '@save.filename_prefix': '{task}' },
        output: { node: '@save', kind: 'video' },
      },
      {
        id: 'talk',
        for: { medium: 'lip-sync', tool: 'hedra' },
        service: 'fal',
        target: 'fal-ai/bytedance/omnihuman',
        name: 'OmniHuman (fal)',
        input: { image_url: '{image}', audio_url: '{sound}' },
        output: { file: '$.video.url' },
      },
      {
        id: 'noise',
        for: { medium: 'sound-effect' },
        service: 'fal',
        target: 'fal-ai/mmaudio-v2/text-to-audio',
        name: 'MMAudio (fal)',
        input: { prompt: '{prompt}', duration: '{seconds}' },
        output: { file: '$.video.url' },
      },
    ],
  });
  drop = written.drop;
  studio = await openStudio({ MODELS_FILE: written.file, STAND_KEY: KEY });
});
afterAll(async () => {
  await studio.close();
  await Promise.all([fal.close(), comfy.close(), drop()]);
});
beforeEach(async () => {
  fal.forget();
  comfy.forget();
  fal.mime = comfy.mime = 'video/mp4';
  member = await newMember(studio, 1000);
});

const PRO = {
  api_name: 'jimeng',
  tool_name: 'jimeng',
  model: 'pro',
  resolution: '720p',
  ratio: '16:9',
  seconds: 5,
};
const submit = (more: object) =>
  studio.send(member.token, generateVideo, { ...PRO, prompt: 'waves', ...more });
const picture = async () => mediaAddress(studio.deps.secret, await pictureOf(studio, member.userId));
const poll = async (task_id: string, tool_name: string) =>
  (await studio.send(member.token, getVideoTasks, { task_id: [task_id], tool_name }))[0];
const storedOf = async (address = '') => {
  const [, key = ''] = /([0-9a-f]{32})\.mp4/.exec(address) ?? [];
  return studio.deps.storage.path(storageName({ key, ext: 'mp4' })) ?? '';
};

describe('clips of services', () => {
  it('are requested with their pictures as bytes, and stored in a format that every browser plays, without metadata', async () => {
    fal.file = await filmOf(['-c:v', 'mpeg4', '-c:a', 'mp3'], 'mov');
    const image = await picture();
    const { task_id, points_charged, provider } = await submit({ image, image_end: image });
    expect({ points_charged, provider }).toEqual({ points_charged: 33, provider: 'Seedance Pro (fal)' });
    expect(await endOf(studio, task_id)).toBe('done');
    const [sent] = fal.of('submit').map(({ body }) => JSON.parse(body));
    expect(sent).toMatchObject({ prompt: 'waves', duration: '5', resolution: '720p' });
    expect(sent.image_url).toMatch(/^data:image\/(jpeg|png);base64,/);
    expect(sent.end_image_url).toMatch(/^data:image\//);

    const clip = await poll(task_id, 'jimeng');
    expect(clip).toMatchObject({
      state: 3,
      provider: 'Seedance Pro (fal)',
      width: 320,
      height: 180,
      seconds: 1,
    });
    const file = await storedOf(clip?.video_url);
    expect(await probe(file, { signal })).toMatchObject({
      videoCodec: 'h264',
      audioCodec: 'aac',
      pixelFormat: 'yuv420p',
    });
    expect((await readFile(file)).toString('latin1')).not.toContain('the whole workflow');
    expect(clip?.poster).not.toBe('');
  });

  it('of one’s own GPU take an uploaded picture by the name it got there', async () => {
    comfy.file = await filmOf(['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'], 'mp4');
    const image = await picture();
    const { task_id } = await submit({
      tool_name: 'luma',
      api_name: 'duomi',
      model: 'luma',
      resolution: '',
      image,
    });
    expect(await endOf(studio, task_id)).toBe('done');
    const [job] = comfy.jobs.values();
    const graph = job?.input as Record<string, { inputs: Record<string, unknown> }>;
    expect(graph['4']?.inputs.image).toBe(comfy.uploads[0]);
    const file = await storedOf((await poll(task_id, 'luma'))?.video_url);
    expect((await readFile(file)).toString('latin1')).not.toContain('the whole workflow');
  });

  it('are refused before charging if the row does not support them', async () => {
    const image = await picture();
    expect(await refusalOf(submit({}))).toMatchObject({
      message: 'Seedance Pro (fal) needs a picture to start from',
    });
    expect(await refusalOf(submit({ image, ratio: '21:9' }))).toMatchObject({
      message: 'Seedance Pro (fal) makes 16:9, 9:16, 1:1 only',
    });
    expect(await balanceOf(studio, member.userId)).toBe(1000);
    expect(fal.seen).toEqual([]);
  });

  it('a talking picture is requested with its picture and its sound', async () => {
    fal.file = await filmOf(['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'], 'mp4');
    const speaker = speakerOf(studio, member);
    const id = await speaker.talk('Hello there');
    expect(await endOf(studio, id)).toBe('done');
    expect(await speaker.poll(id)).toMatchObject({ status_code: 2, provider: 'OmniHuman (fal)', seconds: 1 });
    const sent = JSON.parse(fal.of('submit')[0]?.body ?? '{}');
    expect(sent.image_url).toMatch(/^data:image\/jpeg;base64,/);
    expect(sent.audio_url).toMatch(/^data:audio\/mpeg;base64,/);
  });

  it('that are not clips fail the task with a refund', async () => {
    fal.next('file', 'garbage');
    const { task_id } = await submit({ image: await picture() });
    expect(await endOf(studio, task_id)).toBe('failed');
    expect((await poll(task_id, 'jimeng'))?.fail_msg).toContain('could not be read');
    expect(await balanceOf(studio, member.userId)).toBe(1000);
  });

  it('keep their sound if the upscaling service returns only video', async () => {
    const mp4 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
    fal.file = await filmOf([...mp4, '-c:a', 'aac'], 'mp4');
    const made = await submit({ image: await picture() });
    expect(await endOf(studio, made.task_id)).toBe('done');
    const { id = 0, video_url = '' } = (await poll(made.task_id, 'jimeng')) ?? {};
    fal.file = await filmOf([...mp4, '-an'], 'mp4');
    const { task_id } = await studio.send(member.token, upscaleVideo, { id, media_url: video_url });
    expect(await endOf(studio, task_id)).toBe('done');
    const address = (await poll(task_id, 'chaofen'))?.video_url ?? '';
    const clip = await (await studio.fetch(address)).bytes();
    const { log } = await runFfmpeg(['-i', 'pipe:0', '-af', 'volumedetect', '-vn', '-f', 'null', '-'], {
      signal,
      input: clip,
      loglevel: 'info',
    });
    expect(log).toMatch(/max_volume: -(?:\d|1\d|2\d)\.\d dB/);
  });

  it('get their HD copy and their sound from services, too', async () => {
    fal.file = await filmOf(['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'], 'mp4');
    const made = await submit({ image: await picture() });
    expect(await endOf(studio, made.task_id)).toBe('done');
    const { id = 0, video_url = '' } = (await poll(made.task_id, 'jimeng')) ?? {};
    const large = await studio.send(member.token, upscaleVideo, { id, media_url: video_url });
    expect(large).toMatchObject({ points_charged: 7, provider: 'Topaz (fal)' });
    expect(await endOf(studio, large.task_id)).toBe('done');
    const sounded = await studio.send(member.token, addSoundEffect, {
      id,
      media_url: video_url,
      media_prompt: 'rain',
    });
    expect(sounded).toMatchObject({ points_charged: 5, provider: 'MMAudio (fal)' });
    expect(await endOf(studio, sounded.task_id)).toBe('done');
    expect(fal.of('submit')).toHaveLength(3);
    expect(JSON.parse(fal.of('submit')[1]?.body ?? '{}').video_url).toMatch(/^data:video\/mp4;base64,/);
  });
});
