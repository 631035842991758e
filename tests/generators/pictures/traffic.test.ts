import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { sceneOf } from '../motion.ts';

/** How far things are turned in a frame, in radians. */
function turnsAt(picture: Awaited<ReturnType<typeof sceneOf>>, time: number): number[] {
  const ctx = createCanvas(picture.width, picture.height).getContext('2d');
  const turns: number[] = [];
  const rotate = ctx.rotate.bind(ctx);
  ctx.rotate = (angle: number) => {
    turns.push(angle);
    rotate(angle);
  };
  picture.draw(ctx, time, () => [1, 0, 0, 1, 0, 0]);
  return turns;
}

it('the wheels of passing cars turn as far as the cars have come', async () => {
  const street = await sceneOf('a street');
  // grass, clouds and signs lean by a fraction; a wheel that has crossed half the picture has turned several times
  const far = (time: number) => turnsAt(street, time).filter((turn) => Math.abs(turn) > 3);
  const [early, late] = [far(2.6), far(2.8)];
  expect(early.length).toBeGreaterThanOrEqual(2);
  // the two of a car together
  expect(new Set(early.map((turn) => turn.toFixed(3))).size).toBeLessThan(early.length);
  expect(late[0]).not.toBe(early[0]);
});

it('nothing drives through a market', async () => {
  const rolling = async (words: string) => {
    const scene = await sceneOf(words);
    return turnsAt(scene, 2.6).filter((turn) => Math.abs(turn) > 3).length;
  };
  expect(await rolling('a street')).toBeGreaterThan(0);
  expect(await rolling('a market')).toBe(0);
});
