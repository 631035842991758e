import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStudioClips } from '../../generators/clips/clip-provider.ts';
import { BadPicture } from '../../generators/clips/still.ts';
import { fromFile, MediaToolFailed, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { assembleFilm } from '../../generators/films/assemble.ts';
import type { FilmOptions, FilmShot } from '../../generators/films/film.ts';
import { planFilm } from '../../generators/films/plan.ts';
import { drawSubtitle } from '../../generators/films/subtitle-picture.ts';
import { bundledEntry } from './bundled.ts';
import { checkFilm, readSrt } from './film-check.ts';
import { testFolder } from './folder.ts';
import { detailedPicture } from './pictures.ts';
import { go } from './signal.ts';
import { decode, SAMPLE_RATE } from './sound.ts';

const at = testFolder();
const clipThread = bundledEntry('generators/clips/clip-thread.ts');
const size = { width: 320, height: 180, subtitles: false };
let clip: string;

/** A tone as MP3; loud and low for music, high for a voice. */
const tone = (file: string, hertz: number, seconds: number) =>
  runFfmpeg(
    ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=${seconds}:sample_rate=44100`, at(file)],
    go,
  );

beforeAll(async () => {
  for (const [name, hue] of [
    ['red.jpg', 0],
    ['green.jpg', 120],
  ] as const)
    await writeFile(at(name), await detailedPicture(hue));
  await tone('music.mp3', 220, 3);
  await tone('voice.mp3', 3000, 2);
  await tone('long.mp3', 3000, 3.2);
  const request = { image: await readFile(at('red.jpg')), prompt: 'pan left', seconds: 2, seed: 1 };
  const made = await createStudioClips({ threadUrl: clipThread() }).animate(
    { ...request, width: 320, height: 180 },
    { ...go, folder: at() },
  );
  clip = made.file;
});

const picture = (name: string, seconds: number): FilmShot => ({
  id: name,
  seconds,
  motion: '推近',
  source: { kind: 'picture', file: at(name) },
});
const spoken = (file: string, seconds: number, text: string) => ({ file: at(file), seconds, text });

async function film(name: string, shots: FilmShot[], options: Partial<FilmOptions> = {}) {
  const plan = planFilm(shots, { ...size, ...options });
  const made = await assembleFilm(plan, { ...go, folder: at(name) });
  return { plan, made, found: await checkFilm(made.file) };
}

/** The mean colour of a frame. */
async function colourAt(file: string, seconds: number) {
  const args = [
    ...fromFile(file, '-ss', seconds.toFixed(2)),
    '-frames:v',
    '1',
    '-f',
    'image2pipe',
    '-c:v',
    'png',
  ];
  const { stdout } = await runFfmpeg([...args, 'pipe:1'], go);
  const { channels } = await sharp(stdout).stats();
  return { red: channels[0]?.mean ?? 0, green: channels[1]?.mean ?? 0 };
}

async function greyAt(file: string, seconds: number): Promise<Uint8Array> {
  const raw = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1'];
  const { stdout } = await runFfmpeg([...fromFile(file, '-ss', seconds.toFixed(2)), ...raw], go);
  return stdout;
}

describe('a finished film', () => {
  it('of three shots with voices, music and subtitles follows its timetable, moves, and has the target loudness', async () => {
    const shots: FilmShot[] = [
      { ...picture('red.jpg', 3), narrations: [spoken('voice.mp3', 2, '从前有一座灯塔，老人每天点亮它。')] },
      // Longer than the clip even when played slower: the camera goes on over its last picture.
      {
        id: 'clip',
        motion: '',
        source: { kind: 'clip', file: clip, seconds: 2 },
        narrations: [spoken('long.mp3', 3.2, 'A robot came to the lake.')],
      },
      picture('green.jpg', 3),
    ];
    const { plan, made, found } = await film('three', shots, {
      subtitles: true,
      music: { file: at('music.mp3'), volume: 0.7 },
    });
    expect(plan.shots[1]).toMatchObject({ slow: 1.5, goOnFrames: 25 });
    expect(found).toMatchObject({ width: 320, height: 180, videoCodec: 'h264', pixelFormat: 'yuv420p' });
    expect(found).toMatchObject({
      audioCodec: 'aac',
      sampleRate: 48000,
      channels: 2,
      indexFirst: true,
      black: 0,
    });
    expect(Math.abs(found.seconds - plan.seconds)).toBeLessThan(0.2);
    expect(found.frozen).toBeLessThan(1);
    expect(found.loudness?.integrated).toBeGreaterThan(-20);
    expect(found.loudness?.integrated).toBeLessThan(-14);
    expect(found.loudness?.peak).toBeLessThan(0);
    const cues = await readSrt(made.subtitles ?? '');
    expect(cues.map(({ text }) => text)).toEqual([
      '从前有一座灯塔，老人每天点亮它',
      'A robot came to the lake.',
    ]);
    expect(cues[0]?.start).toBeCloseTo(0.4, 2);
    expect(cues[1]?.start).toBeCloseTo((plan.shots[1]?.start ?? 0) + 0.4, 2);
    expect(await sharp(made.poster).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 180 });
    // Only what was asked for is left.
    expect((await readdir(at('three'))).sort()).toEqual(['film.mp4', 'film.srt', 'poster.jpg']);

    const music = await low(made.file);
    expect(level(music, 4.9, 5.1)).toBeLessThan(level(music, 6.2, 6.6));
  });

  it('without sound has a silent track, and dissolves between shots in 0.4 s', async () => {
    const { plan, made, found } = await film('silent', [picture('red.jpg', 1.6), picture('green.jpg', 1.6)]);
    expect(plan.silent).toBe(true);
    expect(found.audioCodec).toBe('aac');
    expect(found.loudness?.integrated).toBeLessThanOrEqual(-70);
    expect(Math.abs(found.seconds - 2.8)).toBeLessThan(0.2);
    expect(made.subtitles).toBeNull();
    const [before, between, after] = [
      await colourAt(made.file, 1.1),
      await colourAt(made.file, 1.4),
      await colourAt(made.file, 1.7),
    ];
    expect(before.red).toBeGreaterThan(before.green * 1.5);
    expect(after.green).toBeGreaterThan(after.red * 1.5);
    expect(between.red).toBeLessThan(before.red * 0.85);
    expect(between.green).toBeLessThan(after.green * 0.85);
  });

  it('keeps the sound of its clips', async () => {
    const both = [
      ...fromFile(clip),
      ...fromFile(at('voice.mp3')),
      '-c:v',
      'copy',
      '-shortest',
      at('sounding.mp4'),
    ];
    await runFfmpeg(both, go);
    const source = { kind: 'clip', file: at('sounding.mp4'), seconds: 2, hasSound: true } as const;
    const { found } = await film('own', [{ id: 'own', motion: '', source }]);
    expect(found.loudness?.integrated).toBeGreaterThan(-20);
  });
});

describe('burnt-in subtitles', () => {
  it.each([
    [1280, 720],
    [720, 1280],
  ])('stand in the middle, above the foot of %d x %d', async (width, height) => {
    const { png, top } = await drawSubtitle('从前有一座灯塔，守塔的老人每天黄昏都会点亮它。', width, height);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const white: { x: number; y: number }[] = [];
    for (let i = 0; i < data.length; i += 4)
      if ((data[i] ?? 0) > 240 && (data[i + 3] ?? 0) > 240)
        white.push({ x: (i / 4) % info.width, y: top + Math.floor(i / 4 / info.width) });
    const xs = white.map(({ x }) => x);
    const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
    expect(left).toBeGreaterThan(width * 0.06);
    expect(right).toBeLessThan(width * 0.94);
    expect(Math.abs(left - (width - right))).toBeLessThan(width * 0.05);
    const lowest = white.reduce((most, { y }) => Math.max(most, y), 0);
    expect(lowest).toBeLessThan(height * (height > width ? 0.86 : 0.95));
    expect(lowest).toBeGreaterThan(height * 0.7);
  });

  it('of a shot from afar stand at the upper edge', async () => {
    const said = [spoken('voice.mp3', 1, '从前有一座灯塔，灯塔。')];
    const shot = { ...picture('red.jpg', 3), narrations: said, fromAfar: true };
    const [plain, burnt] = [
      await film('plain-top', [shot]),
      await film('burnt-top', [shot], { subtitles: true }),
    ];
    const [a, b] = [await greyAt(plain.made.file, 0.9), await greyAt(burnt.made.file, 0.9)];
    const changed = [...a.keys()].filter((at) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 40);
    expect(changed.length).toBeGreaterThan(200);
    expect(Math.max(...changed) / a.length).toBeLessThan(0.3);
  });

  it('are visible exactly while they are spoken', async () => {
    const shot = { ...picture('red.jpg', 3), narrations: [spoken('voice.mp3', 1, '从前有一座灯塔，灯塔。')] };
    const [plain, burnt] = [await film('plain', [shot]), await film('burnt', [shot], { subtitles: true })];
    const changed = async (seconds: number) => {
      const [a, b] = [await greyAt(plain.made.file, seconds), await greyAt(burnt.made.file, seconds)];
      return a.filter((grey, i) => Math.abs(grey - (b[i] ?? 0)) > 40).length;
    };
    expect(await changed(0.9)).toBeGreaterThan(200);
    expect(await changed(2)).toBe(0);
  });
});

describe('an interrupted assembly', () => {
  const shots = () => [picture('red.jpg', 2), picture('green.jpg', 2), picture('red.jpg', 2)];

  it('leaves no partial film, and reuses finished segments at the next attempt', async () => {
    const plan = planFilm(shots(), size);
    const stop = new AbortController();
    const folder = at('stopped');
    const work = assembleFilm(plan, { signal: stop.signal, folder, onProgress: () => stop.abort() });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    const left = await readdir(folder);
    // two are made at a time, and the second may have become whole in the moment of the stop
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(shots().length);
    for (const file of left) expect(file).toMatch(/^segment-\w+\.mp4$/);
    const first = join(folder, left[0] ?? '');
    const before = await stat(first);
    await writeFile(join(folder, '.part-killed.mp4'), 'half');

    let again: Awaited<ReturnType<typeof stat>> | undefined;
    const film = await assembleFilm(plan, {
      ...go,
      folder,
      onProgress: async (share) => {
        if (share < 0.5) again ??= await stat(first);
      },
    });
    expect(again).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    expect(Math.abs((await checkFilm(film.file)).seconds - plan.seconds)).toBeLessThan(0.2);
    expect((await readdir(folder)).sort()).toEqual(['film.mp4', 'poster.jpg']);
  });

  it('names the picture or clip that cannot be read', async () => {
    await mkdir(at('garbage'), { recursive: true });
    await writeFile(at('garbage.jpg'), 'no picture');
    const bad = planFilm([picture('garbage.jpg', 2)], size);
    await expect(assembleFilm(bad, { ...go, folder: at('garbage') })).rejects.toBeInstanceOf(BadPicture);
    const source = { kind: 'clip', file: at('garbage.jpg'), seconds: 2 } as const;
    const worse = planFilm([{ id: 'x', motion: '', source }], size);
    await expect(assembleFilm(worse, { ...go, folder: at('garbage') })).rejects.toBeInstanceOf(
      MediaToolFailed,
    );
    expect(await readdir(at('garbage'))).toEqual([]);
  });
});

/** The film's sound below the voice: the music alone. */
async function low(file: string): Promise<Int16Array> {
  const out = at('low.wav');
  await runFfmpeg([...fromFile(file, '-vn'), '-af', 'lowpass=f=400,lowpass=f=400,lowpass=f=400', out], go);
  return decode(out);
}

const level = (samples: Int16Array, from: number, to: number): number => {
  const part = samples.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length);
};
