import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { drawBent, flowBetween } from '../../generators/clips/morph.ts';
import { aimed, combine } from '../../generators/clips/motion.ts';

const [WIDTH, HEIGHT] = [240, 144];

function disc(x: number): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#123';
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.fillStyle = '#fd8';
  ctx.beginPath();
  ctx.arc(x, HEIGHT / 2, 24, 0, Math.PI * 2);
  ctx.fill();
  return canvas;
}

/** Where the light of a picture is on average. */
function middleOf(canvas: Canvas): number {
  const data = canvas.data();
  let [sum, weight] = [0, 0];
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    if ((data[i * 4] ?? 0) > 128) {
      sum += i % WIDTH;
      weight += 1;
    }
  return sum / weight;
}

it('a shape moves to its position in the last picture, and no gaps open', () => {
  const [from, to] = [disc(100), disc(118)];
  const bent = createCanvas(WIDTH, HEIGHT);
  drawBent(bent.getContext('2d'), from, flowBetween(from, to), 1);
  expect(middleOf(bent)).toBeGreaterThan(middleOf(from) + 8);
  expect(middleOf(bent)).toBeLessThan(middleOf(to) + 4);
  const data = bent.data();
  for (let i = 3; i < data.length; i += 4) expect(data[i]).toBe(255);
});

it('identical pictures are not warped', () => {
  const { x, y } = flowBetween(disc(100), disc(100));
  expect(Math.max(...x.map(Math.abs), ...y.map(Math.abs))).toBe(0);
});

it('the camera keeps its subject in view unless the prompt directs it elsewhere', () => {
  const low = { x: 0.4, y: 0.7 };
  expect(aimed(combine(['push']), low)).toMatchObject({ y: [0.7, 0.7] });
  expect(aimed(combine(['up']), low).y).toEqual(combine(['up']).y);
  // a move that nobody asked for does not leave who is below
  expect(aimed(combine(['up']), low, false).y[1]).toBeGreaterThan(0.3);
  expect(aimed(combine(['up']), { x: 0, y: -0.9 }, false).y).toEqual(combine(['up']).y);
  expect(aimed(combine(['push']), undefined)).toEqual(combine(['push']));
});
