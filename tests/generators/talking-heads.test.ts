import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BadPicture } from '../../generators/clips/still.ts';
import { h264, RATE } from '../../generators/ffmpeg/encode.ts';
import { runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { readFrames } from '../../generators/ffmpeg/read-frames.ts';
import { createStudioHeads } from '../../generators/heads/head-provider.ts';
import { type FacePlace, NoFace } from '../../generators/heads/heads.ts';
import { geometryOf, radiusIn } from '../../generators/heads/paint/geometry.ts';
import { createStudioSpeech } from '../../generators/speech/speech-provider.ts';
import { bundledEntry } from './bundled.ts';
import { checkFilm } from './film-check.ts';
import { testFolder } from './folder.ts';
import { photograph } from './heads/photograph.ts';
import { pixelsOf, psnr } from './heads/pixels.ts';
import { go } from './signal.ts';
import { USUAL_SPEECH } from './usual-speech.ts';

const at = testFolder();
const thread = bundledEntry('generators/heads/head-thread.ts');
const voice = bundledEntry('generators/speech/voice-child.ts');
const heads = () => createStudioHeads({ threadUrl: thread(), longSide: 640 });
const SIDE = 160;
const sample = photograph(SIDE);

/** A sound in which somebody says "ah" for as long as these seconds, then nothing for a third of a second. */
async function sound(
  seconds: number,
): Promise<{ sound: string; spoken: { phoneme: string; start: number; end: number }[] }> {
  const file = at(`ah-${seconds}.wav`);
  const source = `aevalsrc=0.3*sin(2*PI*180*t)*lt(t\\,${seconds}):d=${seconds + 0.3}:s=24000`;
  await runFfmpeg(['-f', 'lavfi', '-i', source, file], go);
  return { sound: file, spoken: [{ phoneme: 'ɑː', start: 0, end: seconds }] };
}

async function picture(): Promise<string> {
  await writeFile(at('face.jpg'), sample.jpeg);
  return at('face.jpg');
}

/** A clip in which the photograph moves to the right. */
async function clip(name = 'moving.mp4', seconds = 0.8): Promise<string> {
  const file = at(name);
  const moved = `pad=${SIDE + 40}:${SIDE}:20:0,crop=${SIDE}:${SIDE}:'20-12*t':0`;
  const still = [
    '-f',
    'image2',
    '-loop',
    '1',
    '-framerate',
    '25',
    '-t',
    String(seconds),
    '-i',
    await picture(),
  ];
  await runFfmpeg([...still, '-vf', moved, '-an', ...h264({ threads: 1 }), file], go);
  return file;
}

async function allFrames(file: string, size: { width: number; height: number }): Promise<Uint8Array[]> {
  const frames: Uint8Array[] = [];
  for await (const frame of readFrames(file, size, go.signal)) frames.push(frame);
  return frames;
}

const outside = (face: FacePlace) => {
  const geometry = geometryOf(face, SIDE, SIDE);
  return (x: number, y: number) => radiusIn(geometry.face, geometry, x, y) > 1;
};

describe('a talking picture', () => {
  it('is an MP4 with the sound, of its length, that differs from the picture only in the face', async () => {
    const shares: number[] = [];
    const request = {
      picture: await picture(),
      face: sample.face,
      ...(await sound(1)),
      width: SIDE,
      height: SIDE,
      seed: 1,
    };
    const options = { ...go, folder: at(), onProgress: (share: number) => shares.push(share) };
    const made = await heads().talk(request, options);
    const found = await checkFilm(made.file);
    expect(found).toMatchObject({ width: SIDE, height: SIDE, videoCodec: 'h264', pixelFormat: 'yuv420p' });
    expect(found).toMatchObject({
      audioCodec: 'aac',
      sampleRate: 48_000,
      indexFirst: true,
      framesPerSecond: RATE,
    });
    expect(Math.abs(found.seconds - 1.3)).toBeLessThan(0.1);
    expect(made.seconds).toBeCloseTo(1.3, 1);
    expect(await sharp(made.poster).metadata()).toMatchObject({ format: 'jpeg', width: SIDE, height: SIDE });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    const before = await pixelsOf(sample.jpeg);
    const frames = await allFrames(made.file, before);
    const away = outside(sample.face);
    for (const data of [frames[0], frames[12], frames[30]])
      expect(psnr({ ...before, data: data ?? new Uint8Array() }, before, away)).toBeGreaterThan(40);
    const open = { ...before, data: frames[12] ?? new Uint8Array() };
    expect(psnr(open, before, (x, y) => !away(x, y))).toBeLessThan(30);
  });

  it('fills a wide frame with the face in view', async () => {
    const size = { width: 256, height: 144 };
    const request = { picture: await picture(), face: sample.face, ...(await sound(0.1)), ...size, seed: 1 };
    const made = await heads().talk(request, { ...go, folder: at() });
    expect(await sharp(made.poster).metadata()).toMatchObject(size);
    expect(await heads().findFace({ file: made.poster }, go)).toMatchObject({ from: 'found' });
  });

  it('is the same file with the same seed', async () => {
    const request = {
      picture: await picture(),
      face: sample.face,
      ...(await sound(0.2)),
      width: 96,
      height: 96,
      seed: 9,
    };
    const options = { ...go, folder: at() };
    const [one, other] = [await heads().talk(request, options), await heads().talk(request, options)];
    const [a, b] = [await allFrames(one.file, request), await allFrames(other.file, request)];
    expect(Buffer.concat(a).equals(Buffer.concat(b))).toBe(true);
  });
});

describe('speech', () => {
  it('is told from a tone, whose mouth would not move', async () => {
    const { data } = await createStudioSpeech({ childUrl: voice() }).speak(USUAL_SPEECH, go);
    await writeFile(at('speech.mp3'), data);
    await runFfmpeg(['-f', 'lavfi', '-i', 'sine=frequency=220:duration=2', at('tone.wav')], go);
    expect(await heads().hearsSpeech(at('speech.mp3'), go)).toBe(true);
    expect(await heads().hearsSpeech(at('tone.wav'), go)).toBe(false);
  });
});

describe('a lip-synced clip', () => {
  it('keeps its length and frames except for the mouth, and has the new sound', async () => {
    const file = await clip();
    const made = await heads().lipSync({ clip: file, ...(await sound(0.5)) }, { ...go, folder: at() });
    const found = await checkFilm(made.file);
    expect(found).toMatchObject({ width: SIDE, height: SIDE, videoCodec: 'h264', audioCodec: 'aac' });
    expect(Math.abs(found.seconds - 0.8)).toBeLessThan(0.1);
    expect(found.loudness?.integrated).toBeGreaterThan(-30);
    const size = { width: SIDE, height: SIDE };
    const [before, after] = [await allFrames(file, size), await allFrames(made.file, size)];
    const at10 = (frames: readonly Uint8Array[]) => ({ ...size, data: frames[10] ?? new Uint8Array() });
    const { mouth, apart, long } = geometryOf(sample.face, SIDE, SIDE);
    const away = (x: number, y: number) =>
      Math.abs(x - mouth.x) > apart * 1.2 || Math.abs(y - mouth.y) > long;
    expect(psnr(at10(after), at10(before), away)).toBeGreaterThan(40);
    expect(psnr(at10(after), at10(before), (x, y) => !away(x, y))).toBeLessThan(30);
  });

  it('ends where it is told to, however long its clip is', async () => {
    const asked = { clip: await clip('whole.mp4'), face: sample.face, ...(await sound(0.2)), longest: 0.4 };
    const made = await heads().lipSync(asked, { ...go, folder: at() });
    expect(made.seconds).toBeCloseTo(0.4, 3);
    expect(await allFrames(made.file, { width: SIDE, height: SIDE })).toHaveLength(0.4 * RATE);
  });

  it('is rejected without a face', async () => {
    const file = at('plain.mp4');
    const plain = ['-f', 'lavfi', '-i', 'color=c=blue:s=160x160:r=25:d=0.4'];
    await runFfmpeg([...plain, ...h264({ threads: 1 }), file], go);
    const work = heads().lipSync({ clip: file, ...(await sound(0.2)) }, { ...go, folder: at() });
    await expect(work).rejects.toBeInstanceOf(NoFace);
  });
});

it('aborted or invalid tasks leave no files', async () => {
  const [file, said] = [await clip('long.mp4', 2), await sound(2)];
  await writeFile(at('garbage.jpg'), new Uint8Array(500));
  const before = await readdir(at());
  const { face } = sample;
  const size = { width: SIDE, height: SIDE, seed: 1 };
  const stopping = () => {
    const stop = new AbortController();
    return { signal: stop.signal, folder: at(), onProgress: () => stop.abort() };
  };
  const aborted = { name: 'AbortError' };
  await expect(
    heads().talk({ picture: at('face.jpg'), face, ...said, ...size }, stopping()),
  ).rejects.toMatchObject(aborted);
  await expect(heads().lipSync({ clip: file, face, ...said }, stopping())).rejects.toMatchObject(aborted);
  const garbage = { picture: at('garbage.jpg'), face, ...said, ...size };
  await expect(heads().talk(garbage, { ...go, folder: at() })).rejects.toBeInstanceOf(BadPicture);
  await expect(heads().findFace({ file: at('garbage.jpg') }, go)).rejects.toBeInstanceOf(BadPicture);
  expect(await readdir(at())).toEqual(before);
});
