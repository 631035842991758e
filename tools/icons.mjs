// Makes every icon in public/icons/ from icon.svg and from the pictograms of the sidebar. Run it after a change to either, and
// look at the result.
import { readFile, writeFile } from 'node:fs/promises';
import { Clapperboard, Film, Images, ListChecks } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { inRoot } from './lib/paths.mjs';

const mark = await readFile(inRoot('public/icons/icon.svg'), 'utf8');
/** The drop and the triangle in it, without their background. */
const [drop = '', triangle = ''] = [...mark.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
const defs = /<defs>.*<\/defs>/s.exec(mark)?.[0] ?? '';

/** @param {string} inside @param {number} [zoom] parts of 1 that the drop's own square takes */
const svg = (inside, zoom = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside.replace(
    '<g>',
    `<g transform="translate(${32 - 32 * zoom} ${32 - 32 * zoom}) scale(${zoom})">`,
  )}</svg>`;

/** Full bleed, since the system applies its own mask; the mark is in the safe zone of 80 %. */
const whole = svg(
  `${defs}<rect width="64" height="64" fill="url(#g)"/><g><path d="${drop}" fill="#1a0d06"/><path d="${triangle}" fill="#ffb15c"/></g>`,
  0.92,
);
/** Monochrome icon, of which only the opacity is used: the triangle is transparent. */
const hollow = svg(
  `<mask id="m"><rect width="64" height="64" fill="#fff"/><path d="${triangle}"/></mask><g><path d="${drop}" fill="#fff" mask="url(#m)"/></g>`,
  1.25,
);

/** A pictogram of the sidebar on the app's dark background. @param {import('lucide-react').LucideIcon} icon */
const shortcut = (icon) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="24" fill="#1b1b20"/><g transform="translate(12 12)">${renderToStaticMarkup(
    createElement(icon, { size: 24, color: '#ff9a5c', strokeWidth: 1.9 }),
  )}</g></svg>`;

const ICONS = /** @type {const} */ ([
  ['icon-192', mark, 192],
  ['icon-512', mark, 512],
  ['maskable-192', whole, 192],
  ['maskable-512', whole, 512],
  ['apple-touch-180', whole, 180],
  ['monochrome-512', hollow, 512],
  ['badge', hollow, 96],
  ['shortcut-draw-192', shortcut(Images), 192],
  ['shortcut-video-192', shortcut(Film), 192],
  ['shortcut-create-192', shortcut(Clapperboard), 192],
  ['shortcut-tasks-192', shortcut(ListChecks), 192],
]);

for (const [name, picture, size] of ICONS) {
  const image = await sharp(Buffer.from(picture), { density: 72 * 8 })
    .resize(size, size)
    // a palette would cause banding in gradients
    .png({ compressionLevel: 9, palette: !picture.includes('url(#g)') })
    .toBuffer();
  await writeFile(inRoot(`public/icons/${name}.png`), image);
  console.log(`public/icons/${name}.png: ${image.length} bytes`);
}
