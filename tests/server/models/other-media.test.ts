import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { mediaAddress } from '../../../server/media/media-address.ts';
import { piecesOf } from '../../../server/models/file/bind-direct.ts';
import { guessMarks } from '../../../server/models/results/speech.ts';
import { boundPoints } from '../../../src/api/bound-models.ts';
import {
  changeImage,
  describeImage,
  expandPrompt,
  getDrawTasks,
  imagine,
  imagineFromImage,
  upscaleImage,
} from '../../../src/api/draw.ts';
import { createMusic, getMusicTasks, writeLyrics } from '../../../src/api/music.ts';
import { readPoints } from '../../../src/api/points.ts';
import { developIdea } from '../../../src/api/projects.ts';
import { generateAudio, listVoices } from '../../../src/api/voices.ts';
import { pictureOf } from '../film/film.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import { KEY, writeModels } from './protocol-cases.ts';
import { FalStandIn } from './stand-ins/fal.ts';
import { OpenAiStandIn } from './stand-ins/openai.ts';

const signal = AbortSignal.timeout(60_000);
async function sound(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-sound-'));
  const file = join(folder, 'sound.mp3');
  await runFfmpeg(['-f', 'lavfi', '-i', 'sine=f=300:d=2', '-metadata', 'comment=the whole prompt', file], {
    signal,
  });
  const data = await readFile(file);
  await rm(folder, { recursive: true });
  return data;
}

let fal: FalStandIn;
let open: OpenAiStandIn;
let studio: Studio;
let member: Member;
let drop: () => Promise<void>;
let tone: Uint8Array;
beforeAll(async () => {
  tone = await sound();
  fal = await new FalStandIn().open();
  open = await new OpenAiStandIn().open();
  const at = { service: 'fal', target: 'fal-ai/x' };
  const chat = { service: 'open', target: 'gpt-x' };
  const written = await writeModels({
    services: {
      fal: { protocol: 'fal', base: fal.address, private: true, key: { env: 'STAND_KEY' } },
      open: {
        protocol: 'openai',
        base: `${open.address}/v1`,
        private: true,
        key: { env: 'STAND_KEY' },
        usdPerDay: 1,
      },
    },
    models: [
      {
        ...at,
        id: 'edit',
        for: { medium: 'edit' },
        name: 'Kontext (fal)',
        input: { prompt: '{prompt}', image_url: '{image}' },
        output: { file: '$.images[*].url' },
        points: 8,
      },
      {
        ...at,
        id: 'vary',
        for: { medium: 'variation' },
        name: 'Redux (fal)',
        input: { image_url: '{image}', num_images: '{count}' },
        output: { file: '$.images[*].url' },
      },
      {
        ...at,
        id: 'large',
        for: { medium: 'upscale' },
        name: 'Clarity (fal)',
        input: { image_url: '{image}' },
        output: { file: '$.image.url' },
        points: 3,
      },
      {
        ...at,
        id: 'song',
        for: { medium: 'music', tool: 'suno' },
        name: 'Suno (gateway)',
        input: {
          prompt: '{prompt}',
          tags: '{style?}',
          lyrics: '{lyrics?}',
          make_instrumental: '{instrumental}',
        },
        output: { file: '$.audio.url' },
        points: 20,
      },
      {
        ...chat,
        id: 'voice',
        for: { medium: 'speech' },
        path: '/audio/speech',
        name: 'Kokoro (own)',
        input: { input: '{text}', voice: '{voice}', speed: '{speed}', response_format: 'mp3' },
        output: { body: true },
        voices: [{ id: 'heart', name: 'Heart' }],
        usd: 0.4,
      },
      { ...chat, id: 'writer', for: { medium: 'text' }, name: 'GPT X' },
      { ...chat, id: 'poet', for: { medium: 'lyrics' }, name: 'GPT X' },
      { ...chat, id: 'eye', for: { medium: 'describe' }, name: 'GPT X', points: 2 },
    ],
  });
  drop = written.drop;
  studio = await openStudio({ MODELS_FILE: written.file, STAND_KEY: KEY });
});
afterAll(async () => {
  await studio.close();
  await Promise.all([fal.close(), open.close(), drop()]);
});
beforeEach(async () => {
  fal.forget();
  open.forget();
  fal.file = await plainPicture(64, 36);
  open.file = tone;
  member = await newMember(studio, 200);
});

const picture = async () => mediaAddress(studio.deps.secret, await pictureOf(studio, member.userId));
const sent = () => JSON.parse(fal.of('submit').at(-1)?.body ?? '{}');
const stateOf = async (id = '') => (await studio.send(member.token, getDrawTasks, { taskId: [id] }))[0];

describe('changes of pictures by services', () => {
  it('an edit sends its picture, and its result is named and priced by its row', async () => {
    const image_url = await picture();
    const edited = await studio.send(member.token, imagineFromImage, {
      prompt: 'make it night',
      ratio: 'match_input_image',
      image_url,
    });
    expect(edited).toMatchObject({ points_charged: 8, provider: 'Kontext (fal)' });
    expect(await endOf(studio, edited.task_id)).toBe('done');
    expect(sent()).toMatchObject({ prompt: 'make it night' });
    expect(sent().image_url).toMatch(/^data:image\//);
  });

  it('a variation and an upscale have their own rows', async () => {
    const first = await studio.send(member.token, imagine, { tool_name: 'mj', desc: 'a fox', options: {} });
    expect(await endOf(studio, first.task_id)).toBe('done');
    expect(fal.of('submit'), 'drawn by the built-in engine').toEqual([]);
    const varied = await studio.send(member.token, changeImage, {
      api_name: 'mj',
      action: 'VARIATION',
      index: 0,
      task_id: first.task_id ?? '',
      message_input: 'a fox',
    });
    expect(varied).toMatchObject({ points_charged: 20, provider: 'Redux (fal)' });
    expect(await endOf(studio, varied.task_id)).toBe('done');
    expect(sent()).toMatchObject({ num_images: 4 });
    const large = await studio.send(member.token, upscaleImage, {
      media_url: await picture(),
      id: varied.draw_id ?? 1,
    });
    expect(large).toMatchObject({ points_charged: 3, provider: 'Clarity (fal)' });
    // the usual price stays as told, since it is that of clips too; the row says its own
    const told = await studio.send(member.token, readPoints, {});
    expect(told.upscale_points).toBe(1);
    expect(boundPoints(told, 'upscale', { tool: 'chaofen' }, told.upscale_points)).toBe(3);
    expect(boundPoints(told, 'clip-upscale', { tool: 'chaofen' }, told.upscale_points)).toBe(1);
    expect(await endOf(studio, large.task_id)).toBe('done');
    expect((await stateOf(large.task_id))?.files).toMatchObject([{ width: 64, height: 36, upscaled: 1 }]);
  });
});

describe('songs of services', () => {
  it('are two requests of one task, stored as MP3 and FLAC, with covers', async () => {
    fal.file = tone;
    const { music_id, points_charged, provider } = await studio.send(member.token, createMusic, {
      tool_name: 'suno',
      api_name: 'duomi',
      custom_mode: 0,
      make_instrumental: 1,
      prompt: 'a summer by the sea',
      tags: 'bossa nova',
    });
    expect({ points_charged, provider }).toEqual({ points_charged: 20, provider: 'Suno (gateway)' });
    expect(await endOf(studio, music_id)).toBe('done');
    expect(fal.of('submit')).toHaveLength(2);
    expect(sent()).toMatchObject({ tags: 'bossa nova', make_instrumental: true });
    const [song] = await studio.send(member.token, getMusicTasks, { music_id: [music_id] });
    expect(song).toMatchObject({ state: 3, provider: 'Suno (gateway)' });
    expect(song?.works).toHaveLength(2);
  });
});

describe('synchronous models', () => {
  const speak = (text: string) =>
    studio.send(member.token, generateAudio, {
      text,
      voice_type: 'heart',
      voice_speed: 1,
      voice_vol: 1,
      voice_pitch: 0,
      voice_emotion: 'neutral',
    });

  it('speech has the row’s voices, its sound without metadata, and counts against what may be spent', async () => {
    const { lists } = await studio.send(member.token, listVoices, {});
    expect(JSON.stringify(lists)).toContain('Heart');
    const spoken = await speak('Good morning, everyone.');
    expect(spoken.provider).toBe('Kokoro (own)');
    expect(spoken.audio_duration).toBeCloseTo(2, 0);
    expect(Buffer.from(spoken.audio_base64, 'base64').toString('latin1')).not.toContain('the whole prompt');
    expect(JSON.parse(open.of('submit')[0]?.body ?? '{}')).toMatchObject({
      model: 'gpt-x',
      input: 'Good morning, everyone.',
      voice: 'heart',
    });
    await speak('Good evening, everyone.');
    const before = await balanceOf(studio, member.userId);
    expect(await refusalOf(speak('Good night, everyone.'))).toMatchObject({ code: 503 });
    expect(await balanceOf(studio, member.userId)).toBe(before);
    expect(open.of('submit')).toHaveLength(2);
  });

  it('prompts are expanded, ideas developed, lyrics written and pictures described', async () => {
    open.says = 'a red lamp, morning light';
    expect(await studio.send(member.token, expandPrompt, { content: 'a lamp' })).toBe(
      'a red lamp, morning light',
    );
    open.says = 'A wolf sits on a hill. It howls.';
    expect(await studio.send(member.token, developIdea, { idea: 'A wolf cannot howl.' })).toEqual({
      story: 'A wolf sits on a hill. It howls.',
    });
    open.says = 'Sea\n\n[Verse 1]\nBlue and wide';
    expect(
      (
        await studio.send(member.token, writeLyrics, {
          tool_name: 'suno',
          api_name: 'duomi',
          prompt: 'the sea',
        })
      ).text,
    ).toContain('Blue and wide');
    open.says = '```json\n["a lamp", "a red lamp", "light", "morning"]\n```';
    const described = await studio.send(member.token, describeImage, {
      api_name: 'mj',
      tool_name: 'mj',
      describe_image: await picture(),
    });
    expect(described).toEqual(['a lamp', 'a red lamp', 'light', 'morning']);
    expect(open.of('submit').at(-1)?.body).toContain('data:image/jpeg;base64,');
    const { describe_setting, providers } = await studio.send(member.token, readPoints, {});
    expect(describe_setting).toBe(2);
    expect(providers).toMatchObject({ description: 'GPT X', text: 'GPT X', speech: 'Kokoro (own)' });
  });

  it('an answer that cannot be used is called that, and costs nothing', async () => {
    open.says = '';
    const before = await balanceOf(studio, member.userId);
    const useless = { message: 'The text service gave no usable answer. Please try again', status: 200 };
    const expanding = studio.send(member.token, expandPrompt, { content: 'a lamp' });
    expect(await refusalOf(expanding)).toMatchObject(useless);
    const developing = studio.send(member.token, developIdea, { idea: 'A wolf cannot howl.' });
    expect(await refusalOf(developing)).toMatchObject(useless);
    expect(await balanceOf(studio, member.userId)).toBe(before);
  });
});

it('a long text is split after complete clauses', () => {
  const text = 'One sentence, with a comma. '.repeat(400);
  const pieces = piecesOf(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((piece) => piece.length <= 4096)).toBe(true);
  expect(pieces.join(' ').match(/sentence/g)).toHaveLength(400);
});

it('timing of words is estimated by length, over the whole sound', () => {
  const marks = guessMarks('One, and a much longer clause.', 10);
  expect(marks[0]?.start).toBe(0);
  expect(marks.at(-1)?.end).toBeCloseTo(10);
  expect(marks.length).toBeGreaterThan(1);
});
