// Draws the numbered sheets of docs/pictures (tools/sheets): prompts as people write them, numbered as in
// docs/pictures/README.md, which says what of each is seen. Run it after a change to the engine, look at every picture, and mend the tables.
import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inRoot } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';
import { sheets } from './lib/sheet-prompts.mjs';

const FIRST_SEED = 3;
const [cellWidth, cellHeight, gap, columns] = [224, 168, 4, 6];

const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
for (const [name, prompts] of Object.entries(sheets))
  await writeFile(inRoot(`docs/pictures/${name}`), await sheetOf(prompts));

/** @param {readonly string[]} prompts */
async function sheetOf(prompts) {
  const rows = Math.ceil(prompts.length / columns);
  const sheet = createCanvas(columns * (cellWidth + gap) - gap, rows * (cellHeight + gap) - gap);
  const ctx = sheet.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  ctx.font = 'bold 14px sans-serif';
  for (const [i, prompt] of prompts.entries()) {
    const [picture] = await paintPictures(
      {
        prompt,
        width: cellWidth * 3,
        height: cellHeight * 3,
        count: 1,
        seed: FIRST_SEED + i,
        style: i % 2 ? 'animation' : 'realistic',
      },
      { signal: new AbortController().signal },
    );
    if (!picture) throw new Error(`No picture of ${prompt}.`);
    const [x, y] = [(i % columns) * (cellWidth + gap), Math.floor(i / columns) * (cellHeight + gap)];
    ctx.drawImage(await loadImage(Buffer.from(picture.data)), x, y, cellWidth, cellHeight);
    ctx.fillStyle = '#000000b0';
    ctx.fillRect(x, y, 26, 20);
    ctx.fillStyle = '#ffffff';
    ctx.fillText(String(i + 1), x + 5, y + 15);
  }
  return sheet.encode('jpeg', 74);
}
