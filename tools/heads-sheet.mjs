// Draws docs/pictures/talking-heads.webp: four faces at moments of speech. Run it after a change to the talking heads and look at the
// result.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
const { bestFace, knownFaces } = await loadServerModule('generators/heads/face/known-faces.ts');
const { talkingPicture } = await loadServerModule('generators/heads/paint/talking.ts');
const { headPoses } = await loadServerModule('generators/heads/paint/pose.ts');
const { SHAPES } = await loadServerModule('generators/heads/mouth/shapes.ts');
const { drawing } = await loadServerModule('tests/generators/heads/drawing.ts');
const { photograph } = await loadServerModule('tests/generators/heads/photograph.ts');

const { signal } = new AbortController();
const [SIDE, TILE, LABEL, RATE, SEED] = [720, 216, 22, 25, 3];

/** What each column shows. */
const MOMENTS = /** @type {const} */ ([
  ['shut', 'rest'],
  ['f, v', 'bite'],
  ['s, t', 'narrow'],
  ['ee', 'spread'],
  ['e', 'mid'],
  ['a', 'open'],
  ['o', 'round'],
  ['oo', 'pucker'],
  ['blink', 'mid'],
]);

/** @param {'animation' | 'realistic'} style @param {number} seed */
async function painted(style, seed) {
  const request = { prompt: 'portrait of a woman', width: SIDE, height: SIDE, count: 1, seed, style };
  const [picture] = await paintPictures(request, { signal });
  const face = picture && bestFace(await knownFaces(picture.data));
  if (!face) throw new Error('The engine painted no face.');
  return { jpeg: picture.data, face, drawn: true };
}

const faces = [
  await painted('animation', 3),
  await painted('realistic', 8),
  { ...drawing(SIDE), drawn: false },
  { ...photograph(SIDE), drawn: false },
];
/** Holds each viseme for a second. */
const mouths = MOMENTS.flatMap(([, shape]) =>
  Array.from({ length: RATE }, () => ({ ...SHAPES[shape], shape })),
);
const blink = headPoses(mouths, RATE, SEED).findIndex(
  (/** @type {{ blink: number }} */ pose) => pose.blink === 1,
);
const nth = MOMENTS.map(([name], i) => (name === 'blink' ? blink : i * RATE + (RATE >> 1)));

/** @type {import('sharp').OverlayOptions[]} */
const parts = [];
for (const [column, [name]] of MOMENTS.entries()) {
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${LABEL}"><text x="${TILE / 2}" y="15" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#ddd">${name}</text></svg>`;
  parts.push({ input: Buffer.from(words), left: column * (TILE + 4), top: 0 });
}
for (const [row, { jpeg, face, drawn }] of faces.entries()) {
  const data = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  const pixels = { data: new Uint8Array(data), width: SIDE, height: SIDE };
  const frame = talkingPicture(pixels, face, mouths, { rate: RATE, seed: SEED, drawn });
  const [left, right] = face.eyes;
  const half = Math.round((right.x - left.x) * SIDE * 1.25);
  const middle = { x: ((left.x + right.x) / 2) * SIDE, y: (left.y * 0.55 + face.mouth.y * 0.45) * SIDE };
  const cut = {
    left: Math.max(0, Math.min(SIDE - 2 * half, Math.round(middle.x - half))),
    top: Math.max(0, Math.min(SIDE - 2 * half, Math.round(middle.y - half))),
    width: 2 * half,
    height: 2 * half,
  };
  const raw = { width: SIDE, height: SIDE, channels: /** @type {const} */ (4) };
  for (const [column, at] of nth.entries()) {
    const input = await sharp(frame(at), { raw }).extract(cut).resize(TILE, TILE).png().toBuffer();
    parts.push({ input, left: column * (TILE + 4), top: LABEL + row * (TILE + 4) });
  }
}
const size = { width: MOMENTS.length * (TILE + 4) - 4, height: LABEL + faces.length * (TILE + 4) - 4 };
const empty = sharp({ create: { ...size, channels: 3, background: '#17151d' } });
const sheet = await empty.composite(parts).webp({ quality: 78, effort: 6 }).toBuffer();
await writeFile(join(root, 'docs/pictures/talking-heads.webp'), sheet);
console.log(`talking-heads.webp: ${Math.round(sheet.length / 1024)} KB`);
