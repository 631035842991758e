// Makes the sample works of server/samples/samples.ts with the built-in engine, as small files in server/public/sample-works.
// Run it after a change to that table, with the names of samples to make only those, and watch what it has made.
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { inRoot } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

const { SAMPLES } = await loadServerModule('server/samples/samples.ts');
const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
const { createFilms } = await loadServerModule('generators/films/film-provider.ts');
const { createStudioMusic } = await loadServerModule('generators/music/music-provider.ts');
const { createStudioSpeech } = await loadServerModule('generators/speech/speech-provider.ts');
const { fromFile, runFfmpeg } = await loadServerModule('generators/ffmpeg/ffmpeg.ts');
const { writePoster } = await loadServerModule('generators/ffmpeg/poster.ts');
const { probe } = await loadServerModule('generators/ffmpeg/probe.ts');

const { signal } = new AbortController();
const folder = inRoot('server/public/sample-works');
/** @param {string} name */
const built = (name) => pathToFileURL(inRoot(`dist/server/${name}`));
const music = createStudioMusic({ threadUrl: built('music-thread.js') });
const speech = createStudioSpeech({ childUrl: built('voice-child.js') });
const films = createFilms();

/** Seconds of a shot without words. */
const SHOT_SECONDS = 4.2;
const LONG_SIDE = 1024;
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
/** @type {readonly import('../server/samples/samples.ts').Sample[]} */
const all = SAMPLES;
for (const sample of all.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const work = await mkdtemp(join(tmpdir(), 'inkreel-sample-'));
  try {
    await make(sample, work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
await writeFacts();

/** @param {import('../server/samples/samples.ts').Sample} sample @param {string} work its folder */
async function make({ id, width, height, mood, voice, shots }, work) {
  const scale = LONG_SIDE / Math.max(width, height);
  const size = { width: Math.round((width * scale) / 2) * 2, height: Math.round((height * scale) / 2) * 2 };
  const made = [];
  for (const [index, { prompt, style, seed, motion, says }] of shots.entries()) {
    const [picture] = await paintPictures({ prompt, ...size, count: 1, seed, style }, { signal });
    const file = join(work, `${index}.jpg`);
    await writeFile(file, picture.data);
    const narrations = says ? [await speak(says, voice ?? '', join(work, `${index}.mp3`))] : [];
    made.push({
      id: `${id}-${index}`,
      ...(says ? {} : { seconds: SHOT_SECONDS }),
      source: { kind: 'picture', file },
      motion,
      narrations,
    });
  }
  const order = { width, height, subtitles: Boolean(voice), shots: made };
  const composed = await music.compose(
    { seconds: Math.max(5, films.secondsOf(order)), mood, seed: shots[0]?.seed ?? 1 },
    { signal },
  );
  const song = join(work, 'music.mp3');
  await writeFile(song, composed.data);
  const film = await films.make(
    { ...order, music: { file: song, volume: voice ? 0.5 : 0.9 } },
    { signal, folder: work, onProgress: () => {} },
  );
  /** @param {string} ending */
  const at = (ending) => join(folder, `${id}${ending}`);
  const small = ['-movflags', '+faststart', '-map_metadata', '-1', '-pix_fmt', 'yuv420p', '-threads', '1'];
  await runFfmpeg(
    [
      ...fromFile(film.file),
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25', '-maxrate', '520k', '-bufsize', '1040k'],
      ...['-c:a', 'aac', '-b:a', '64k', ...small, at('.mp4')],
    ],
    { signal },
  );
  const portrait = height > width;
  await runFfmpeg(
    [
      ...fromFile(film.file, '-ss', '0.5'),
      ...['-t', '3.5', '-an', '-vf', `scale=${portrait ? '-2:480' : '400:-2'},fps=20`],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '29', '-maxrate', '200k', '-bufsize', '300k'],
      ...[...small, at('-excerpt.mp4')],
    ],
    { signal },
  );
  const poster = join(work, 'cover.jpg');
  await writePoster(film.file, poster, { signal, at: 0.4 });
  await sharp(poster).jpeg({ quality: 78, mozjpeg: true }).toFile(at('.jpg'));
  process.stdout.write(`${id}: ${film.seconds.toFixed(1)} s\n`);
}

/** @param {string} text @param {string} voice @param {string} file */
async function speak(text, voice, file) {
  const said = await speech.speak(
    { text, voice, speed: 1, volume: 1, pitch: 0, emotion: 'neutral' },
    { signal },
  );
  await writeFile(file, said.data);
  return { file, seconds: said.seconds, text, marks: said.marks };
}

/** What the server has to know of each film. */
async function writeFacts() {
  /** @type {Record<string, number>} */
  const facts = {};
  let bytes = 0;
  for (const { id } of SAMPLES) {
    const { seconds } = await probe(join(folder, `${id}.mp4`), { signal });
    facts[id] = seconds;
  }
  for (const name of await readdir(folder)) bytes += (await stat(join(folder, name))).size;
  await writeFile(
    inRoot('server/samples/lengths.ts'),
    `/** Seconds of each sample; written by tools/samples.mjs. */\nexport const SAMPLE_SECONDS: Readonly<Record<string, number>> = ${JSON.stringify(facts, null, 2)};\n`,
  );
  process.stdout.write(`${(bytes / 1024 / 1024).toFixed(2)} MB in all\n`);
}
