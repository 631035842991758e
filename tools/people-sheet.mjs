// Draws docs/pictures/people-sheet.jpg: characters of a story in shots of every distance, pose and light, in both styles. Each row
// must show the same person. Run it after a change to the engine and look at the result.
import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inRoot } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

const people = [
  { name: 'Mei', look: { words: 'A girl with long black hair in a red raincoat', seed: 7 } },
  { name: 'Tomas', look: { words: 'An old man with a white beard, glasses and a blue coat', seed: 9 } },
  { name: '小林', look: { words: '一个年轻女人，棕色短发，绿色毛衣', seed: 3 } },
];
/** @type {((name: string) => string)[]} */
const shots = [
  (name) => name,
  (name) => `${name} from the chest up, the sea behind at dawn`,
  (name) => `The face of ${name} in a forest at night`,
  (name) => `${name} from the waist up in a room`,
  (name) => `${name} in full figure in a street in the rain`,
  (name) => `${name} runs in a meadow at noon`,
  (name) => `${name} sits by a lake at dusk`,
  (name) => `${name} small in the frame, the desert at noon`,
];
const [cellWidth, cellHeight, gap, top] = [214, 120, 4, 22];

const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
const styles = /** @type {const} */ (['realistic', 'animation']);
const sheet = createCanvas(
  shots.length * (cellWidth + gap),
  top + styles.length * people.length * (cellHeight + gap),
);
const ctx = sheet.getContext('2d');
ctx.fillStyle = '#ffffff';
ctx.fillRect(0, 0, sheet.width, sheet.height);
ctx.fillStyle = '#222222';
ctx.font = '12px sans-serif';
for (const [column, shot] of shots.entries()) {
  ctx.fillText(shot('…').slice(0, 36), column * (cellWidth + gap) + 4, 15);
  for (const [s, style] of styles.entries()) {
    for (const [p, { name }] of people.entries()) {
      const [picture] = await paintPictures(
        {
          prompt: shot(name),
          width: cellWidth * 2,
          height: cellHeight * 2,
          count: 1,
          seed: 60 + column,
          style,
          people,
        },
        { signal: new AbortController().signal },
      );
      if (!picture) throw new Error(`No picture of ${name}.`);
      const row = s * people.length + p;
      ctx.drawImage(
        await loadImage(Buffer.from(picture.data)),
        column * (cellWidth + gap),
        top + row * (cellHeight + gap),
        cellWidth,
        cellHeight,
      );
    }
  }
}
await writeFile(inRoot('docs/pictures/people-sheet.jpg'), await sheet.encode('jpeg', 80));
