// Draws docs/pictures/motion.webp, five moments of clips of the built-in engine by the kinds of scene, and
// docs/pictures/sounds.webp, the spectra of its sounds. Run it after a change to the engine and look at the result.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

const { prepareFilming } = await loadServerModule('generators/clips/filming.ts');
const { mixSounds } = await loadServerModule('generators/sounds/mix.ts');
const { KINDS } = await loadServerModule('generators/sounds/kinds/table.ts');
const { runFfmpeg } = await loadServerModule('generators/ffmpeg/ffmpeg.ts');

const { signal } = new AbortController();
const [WIDTH, HEIGHT, SECONDS] = [240, 136, 5];
/** Words, and the look; what the camera does stands in them. */
const SCENES = /** @type {const} */ ([
  ['a horse walks over a meadow at dusk, static', 'realistic'],
  ['a girl walks along a forest path in autumn, push in', 'realistic'],
  ['a boy jumps in a park, static', 'animation'],
  ['a woman dances in a park, static', 'animation'],
  ['a boy rides a bicycle in the park, static', 'animation'],
  ['a man rows a boat on a lake, static', 'realistic'],
  ['a train crossing a bridge, static', 'animation'],
  ['a boat on the sea at dusk, pan right', 'realistic'],
  ['underwater with a turtle, static', 'realistic'],
  ['fireworks over the city at night, static', 'realistic'],
  ['a rainy street at night, a woman with an umbrella walks, static', 'realistic'],
  ['a red train in the mountains, snowfall, pan left', 'animation'],
  ['a waterfall in summer, static', 'realistic'],
  ['a cat in a room on a rainy night, push in', 'realistic'],
  ['space with an astronaut, orbit', 'realistic'],
  ['portrait of a woman, static', 'realistic'],
  ['a red car in the desert, static', 'animation'],
]);
/** Of the clip: when the moments are taken. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

const frames = [];
for (const [row, [prompt, style]] of SCENES.entries()) {
  const recipe = { prompt, width: WIDTH, height: HEIGHT, seed: 7, style };
  const task = { first: { recipe }, references: [], prompt, seconds: SECONDS, seed: 7 };
  const filming = await prepareFilming({ ...task, width: WIDTH * 2, height: HEIGHT * 2 });
  for (const [column, share] of SHARES.entries()) {
    const data = filming.frame(Math.round(share * (filming.frames - 1)));
    const raw = { width: WIDTH * 2, height: HEIGHT * 2, channels: /** @type {const} */ (4) };
    const input = await sharp(data, { raw }).resize(WIDTH, HEIGHT).png().toBuffer();
    frames.push({ input, left: column * (WIDTH + 4), top: row * (HEIGHT + 4) });
  }
}
await sheet('motion', SHARES.length * (WIDTH + 4) - 4, SCENES.length * (HEIGHT + 4) - 4, frames);

const [ACROSS, WIDE, TALL, LABEL] = [6, 190, 96, 18];
const spectra = [];
for (const [i, kind] of Object.keys(KINDS).entries()) {
  const samples = mixSounds([kind], { words: '', seconds: SECONDS, seed: 3 });
  const input = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  const raw = ['-f', 'f32le', '-ar', '44100', '-ac', '2', '-i', 'pipe:0'];
  const look = `aformat=channel_layouts=mono,showspectrumpic=s=${WIDE}x256:legend=0:scale=log:fscale=log`;
  const picture = ['-lavfi', look, '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'];
  const { stdout } = await runFfmpeg([...raw, ...picture], { signal, input });
  const [left, top] = [(i % ACROSS) * (WIDE + 6), Math.floor(i / ACROSS) * (TALL + LABEL + 6)];
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${LABEL}"><text x="2" y="13" font-family="sans-serif" font-size="13" fill="#ddd">${kind}</text></svg>`;
  spectra.push({ input: Buffer.from(words), left, top });
  spectra.push({
    input: await sharp(stdout).resize(WIDE, TALL, { fit: 'fill' }).png().toBuffer(),
    left,
    top: top + LABEL,
  });
}
const rows = Math.ceil(Object.keys(KINDS).length / ACROSS);
await sheet('sounds', ACROSS * (WIDE + 6) - 6, rows * (TALL + LABEL + 6) - 6, spectra);

/** @param {string} name @param {number} width @param {number} height @param {import('sharp').OverlayOptions[]} parts */
async function sheet(name, width, height, parts) {
  const empty = sharp({ create: { width, height, channels: 3, background: '#17151d' } });
  const data = await empty.composite(parts).webp({ quality: 72, effort: 6 }).toBuffer();
  await writeFile(join(root, `docs/pictures/${name}.webp`), data);
  console.log(`${name}.webp: ${Math.round(data.length / 1024)} KB`);
}
