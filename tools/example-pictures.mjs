// Draws public/examples/*.avif with the built-in engine, for the example prompts of empty pages. Run it after a
// change to the engine or to the prompts (src/ui/draw/examples.tsx) and look at the result.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

/** Nearly twice the size of a tile. */
const [WIDTH, HEIGHT] = [400, 300];
/** Small, so that empty pages load fast. */
const MOST_BYTES = 5_000;
/** Prompts by page, in the order of src/ui/<page>/examples.tsx. */
const EXAMPLES = {
  draw: [
    ['dusk', 'Sunset over a still lake, red mountains, birds', 2],
    ['city', 'A neon city in the rain, seen from a rooftop at night', 1],
    ['blue', 'A lighthouse by the sea at night, stars and a full moon', 1],
    ['forest', 'A misty forest at dawn, light between the trees', 3],
  ],
  video: [
    ['dusk', 'Waves roll onto a beach at sunset', 1],
    ['city', 'Rain on a neon street at night', 2],
    ['blue', 'A lighthouse at blue hour, clouds', 3],
    ['forest', 'Fog in a pine forest at dawn, birds cross the sky', 2],
  ],
  music: [
    ['dusk', 'A beach in summer, a sailing boat, a warm evening', 4],
    ['city', 'A cozy room with a window, a rainy night', 3],
    ['blue', 'Snowy mountains at dawn, a rider on a horse', 2],
    ['forest', 'A full moon over a quiet lake, an old pavilion, willows', 5],
  ],
};
/** Those of the lip-sync page are the faces that its examples bring into the form. */
const { PORTRAITS, PORTRAIT_SIDE } = await loadServerModule('server/lipsync/portraits.ts');
const faces = Object.entries(PORTRAITS).map(([look, { prompt, seed }]) => [look, prompt, seed]);

/** Pixels to move a face up, since the text covers the lower half. */
const LIFTED = 80;
/** @param {Uint8Array} jpeg @param {string} page */
const framed = (jpeg, page) =>
  page === 'lipsync'
    ? sharp(jpeg).resize(WIDTH, WIDTH).extract({ left: 0, top: LIFTED, width: WIDTH, height: HEIGHT })
    : sharp(jpeg).resize(WIDTH, HEIGHT);

const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
const folder = join(root, 'public/examples');
await mkdir(folder, { recursive: true });
for (const [page, examples] of Object.entries({ ...EXAMPLES, lipsync: faces }))
  for (const [look, prompt, seed] of examples) {
    const [width, height] = page === 'lipsync' ? [PORTRAIT_SIDE, PORTRAIT_SIDE] : [WIDTH * 2, HEIGHT * 2];
    const [picture] = await paintPictures(
      { prompt, width, height, count: 1, seed, style: 'auto' },
      { signal: new AbortController().signal },
    );
    if (!picture) throw new Error(`No picture of ${prompt}.`);
    const file = join(folder, `${page}-${look}.avif`);
    for (let quality = 50; ; quality -= 5) {
      await writeFile(file, await framed(picture.data, page).avif({ quality }).toBuffer());
      if ((await stat(file)).size <= MOST_BYTES || quality < 25) break;
    }
  }
