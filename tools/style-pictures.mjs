// Draws public/styles/*.webp: what the built-in engine makes of one scene in each built-in style. Run it after a change to the
// engine or to the styles and look at the result.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

const [WIDTH, HEIGHT] = [480, 320];
const MOST_BYTES = 25_000;
const SCENES = /** @type {Record<string, string>} */ ({
  Animation: 'a girl and a fox on a hill above the sea, a house',
  Realistic: 'a woman on a bridge over a river, mountains',
});
/** Kinds of light stand out better where there is something to light. */
const OWN_SCENES = /** @type {Record<string, string>} */ ({
  'ink-wash': 'mountain river, a small boat',
  'neon-night': 'city street, a girl with an umbrella',
  'film-noir': 'city street, a man with an umbrella, rain',
  'blue-night': 'a boat on a lake, mountains, moon',
  'retro-cartoon': 'a car on a road, a house',
  cinematic: 'city skyline, a man on a roof at dusk',
  documentary: 'boats at the harbour, gulls',
  'vivid-travel': 'hot air balloons over a valley of flowers',
});

const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
const { BUILT_IN_STYLES } = await loadServerModule('server/draw/built-in-styles.ts');
await mkdir(join(root, 'public/styles'), { recursive: true });
for (const [index, style] of BUILT_IN_STYLES.entries()) {
  const [picture] = await paintPictures(
    {
      prompt: `${OWN_SCENES[style.key] ?? SCENES[style.category]}, ${style.prompt}`,
      width: WIDTH * 2,
      height: HEIGHT * 2,
      count: 1,
      seed: 70 + index,
      style: style.category === 'Animation' ? 'animation' : 'realistic',
    },
    { signal: new AbortController().signal },
  );
  if (!picture) throw new Error(`No picture of ${style.key}.`);
  const file = join(root, `public/styles/${style.key}.webp`);
  for (let quality = 80; ; quality -= 8) {
    await writeFile(file, await sharp(picture.data).resize(WIDTH, HEIGHT).webp({ quality }).toBuffer());
    if ((await stat(file)).size <= MOST_BYTES || quality < 30) break;
  }
}
