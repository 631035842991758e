// Draws public/examples/*.avif: what the built-in engine makes of prompts that empty pages offer. Run it after a
// change to the engine or to the prompts (src/ui/draw/examples.tsx) and look at the result.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

/** Nearly twice the size of a tile. */
const [WIDTH, HEIGHT] = [400, 300];
/** They stand on an empty page, which should be there at once. */
const MOST_BYTES = 4_000;
const EXAMPLES = [
  { name: 'dusk', prompt: 'Sunset over a still lake, red mountains, birds', seed: 2 },
  { name: 'blue', prompt: 'A lighthouse by the sea at night, stars and a full moon', seed: 1 },
  { name: 'forest', prompt: 'A misty forest at dawn, light between the trees', seed: 3 },
];

const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
const folder = join(root, 'public/examples');
await mkdir(folder, { recursive: true });
for (const { name, prompt, seed } of EXAMPLES) {
  const [picture] = await paintPictures(
    { prompt, width: WIDTH * 2, height: HEIGHT * 2, count: 1, seed, style: 'auto' },
    { signal: new AbortController().signal },
  );
  if (!picture) throw new Error(`No picture of ${name}.`);
  const file = join(folder, `${name}.avif`);
  for (let quality = 45; ; quality -= 5) {
    await writeFile(file, await sharp(picture.data).resize(WIDTH, HEIGHT).avif({ quality }).toBuffer());
    if ((await stat(file)).size <= MOST_BYTES || quality < 25) break;
  }
}
