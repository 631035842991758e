import { drawGround } from '../brush/land.ts';
import { drawGrass, drawTree } from '../brush/plants.ts';
import { grassColour } from '../brush/season-colours.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { css, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';
import { box, paneOf, shape, topOf } from './yard-pieces.ts';

/** A garden behind a house: its wall with a door and a window, a fence, a lawn and a tree. */
export const backyard: Painter = (stage) => {
  const { u, height, width, random } = stage;
  drawSky(stage);
  const base = height * 0.62;
  stage.reel?.at(0.45);
  drawTree(stage, width * random.range(0.62, 0.8), base - u * 6, u * random.range(36, 46), 0.4, random);
  drawTree(stage, width * random.range(0.84, 0.98), base - u * 6, u * random.range(28, 38), 0.4, random);
  const corner = width * random.range(0.36, 0.44);
  fence(stage, corner, base);
  house(stage, corner, base);
  const top = base - u;
  drawGround(stage, top, grassColour(stage), random, 1);
  drawGrass(stage, top + u * 2, height, 0.9);
  drawTree(stage, width * random.range(0.9, 0.97), base + u * 9, u * random.range(52, 60), 0.08, random);
  return { ground: height * 0.92, middle: base + u * 6, depth: 0.16, room: 0.5 };
};

function house(stage: Stage, corner: number, base: number): void {
  const { u, random } = stage;
  const wall = tone(stage, rgb(random.pick(['#e6d8bf', '#b9746a', '#c9d3d6', '#e2cfa0'])), 0.12);
  const trim = tone(stage, rgb('#f4f0e8'), 0.1);
  const top = base - u * 50;
  box(stage, css(wall), -u, top, corner + u, base - top);
  for (let y = base - u * 2; y > top; y -= u * 2.6)
    box(stage, css(shade(wall, -0.08)), -u, y, corner + u, u * 0.35);
  box(stage, css(trim), corner - u * 1.2, top, u * 1.6, base - top);
  shape(stage, css(topOf(stage, rgb('#7a4a40'))), [
    [-u, top - u * 22],
    [corner - u * 10, top - u * 22],
    [corner + u * 7, top + u * 1.5],
    [-u, top + u * 1.5],
  ]);
  box(stage, css(shade(trim, -0.1)), -u, top + u, corner + u * 8, u * 1.6);
  const [door, window] = [corner * 0.66, corner * 0.24];
  box(stage, css(trim), door - u * 7, base - u * 31, u * 14, u * 31);
  box(
    stage,
    css(tone(stage, rgb(random.pick(['#3f6a5a', '#7a3f36', '#3f5a7a'])), 0.08)),
    door - u * 5.6,
    base - u * 29.6,
    u * 11.2,
    u * 29.6,
  );
  box(stage, paneOf(stage), door - u * 4, base - u * 27.6, u * 8, u * 10);
  box(stage, css(trim), window - u * 9, base - u * 31, u * 18, u * 17);
  box(stage, paneOf(stage), window - u * 7.8, base - u * 29.8, u * 15.6, u * 14.6);
  box(stage, css(trim), window - u * 0.5, base - u * 30, u, u * 15);
  box(stage, css(trim), window - u * 8, base - u * 23, u * 16, u);
  box(stage, css(tone(stage, rgb('#9a948a'))), door - u * 9, base - u * 2.6, u * 18, u * 3.4);
}

/** Boards with gaps between them, from the house to the edge. */
function fence(stage: Stage, from: number, base: number): void {
  const { u, width, random, scene } = stage;
  const wood = tone(stage, rgb('#a9835c'), 0.25);
  const top = base - u * 21;
  for (let x = from; x < width + u * 4; x += u * 4.4) {
    box(stage, css(shade(wood, random.range(-0.1, 0.06))), x, top, u * 3.9, base - top + u * 2);
    shape(stage, css(scene.weather === 'snow' ? topOf(stage, wood) : shade(wood, 0.04)), [
      [x, top],
      [x + u * 1.95, top - u * 2.2],
      [x + u * 3.9, top],
    ]);
  }
  for (const y of [top + u * 4, base - u * 6])
    box(stage, css(shade(wood, -0.22)), from, y, width - from + u * 4, u * 1.3);
}
