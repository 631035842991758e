// Draws docs/pictures/contact-sheet.jpg: the built-in engine's twelve subjects at four times of day,
// in both styles. Run it after a change to the engine and look at the result.
import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inRoot } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

const subjects = [
  'people',
  'animal',
  'house',
  'city',
  'forest',
  'sea',
  'mountain',
  'room',
  'food',
  'vehicle',
  'flower',
  'space',
];
const times = ['dawn', 'noon', 'dusk', 'night'];
const [cellWidth, cellHeight, gap, left, top] = [232, 174, 4, 92, 44];

const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
const styles = /** @type {const} */ (['animation', 'realistic']);
const columns = times.length * styles.length;
const sheet = createCanvas(left + columns * (cellWidth + gap), top + subjects.length * (cellHeight + gap));
const ctx = sheet.getContext('2d');
ctx.fillStyle = '#ffffff';
ctx.fillRect(0, 0, sheet.width, sheet.height);
ctx.fillStyle = '#222222';
ctx.font = '16px sans-serif';
for (const [row, subject] of subjects.entries()) {
  ctx.fillText(subject, 8, top + row * (cellHeight + gap) + cellHeight / 2);
  for (const [s, style] of styles.entries()) {
    for (const [t, time] of times.entries()) {
      const x = left + (s * times.length + t) * (cellWidth + gap);
      if (row === 0) ctx.fillText(`${style}, ${time}`, x + 4, top - 14);
      const [picture] = await paintPictures(
        {
          prompt: `${subject} at ${time}`,
          width: cellWidth * 2,
          height: cellHeight * 2,
          count: 1,
          seed: 40 + row * 8 + t,
          style,
        },
        { signal: new AbortController().signal },
      );
      if (!picture) throw new Error(`No picture of ${subject}.`);
      ctx.drawImage(
        await loadImage(Buffer.from(picture.data)),
        x,
        top + row * (cellHeight + gap),
        cellWidth,
        cellHeight,
      );
    }
  }
}
await writeFile(inRoot('docs/pictures/contact-sheet.jpg'), await sheet.encode('jpeg', 82));
