/** Nobody hides whoever is named with them: who is seen from near has an animal or a robot beside them, not behind. */
import { describe, expect, it } from 'vitest';
import { besideTaken, columnIn, inColumn } from '../../../generators/pictures/beside-near.ts';
import { paintStage } from '../../../generators/pictures/engine.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { behindNear, nearPeople } from '../../../generators/pictures/people/near-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const people = [
  { name: 'Mia', look: { words: 'Mia, a girl', seed: 3 } },
  { name: 'Tom', look: { words: 'Tom, a man', seed: 5 } },
  { name: 'Ann', look: { words: 'Ann, a woman', seed: 6 } },
  { name: 'Bo', look: { words: 'Bo, a boy', seed: 7 } },
  { name: 'Fox', look: { words: 'Fox, a fox', seed: 4 } },
  { name: '小满', look: { words: '小满，女孩', seed: 8 } },
  { name: '团团', look: { words: '团团，熊猫', seed: 9 } },
];
const planOf = (prompt: string) => understandNaming(prompt, undefined, people, 1);
const sceneOf = (prompt: string) =>
  castScene(planOf(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
const columnOf = (prompt: string) => {
  const scene = sceneOf(prompt);
  return columnIn(behindNear(scene, nearPeople(scene)));
};
/** Where the mouths are, as shares of the width. */
async function mouthsOf(prompt: string): Promise<number[]> {
  const [width, height] = [320, 180];
  const stage = await paintStage({ width, height, seed: 2, style: 'animation' }, planOf(prompt), []);
  return stage.faces.map(({ mouth: [left, , right] }) => (left + right) / 2 / width);
}

describe('who is seen from near', () => {
  it.each([
    ['Mia and the fox from the waist up, the forest behind. Mia smiles', { from: 0.5, share: 0.5 }],
    ['The fox and Mia from the waist up, the forest behind. Mia smiles', { from: 0, share: 0.5 }],
    ['小满、团团半身，身后是竹林。小满笑了', { from: 0.5, share: 0.5 }],
    ['Mia from the waist up. A dog runs in the park', { from: 0.5, share: 0.5 }],
  ])('has the other beside them: %s', (prompt, column) => {
    expect(columnOf(prompt)).toEqual(column);
  });

  it('is in the other half of the picture', async () => {
    const [first = 1] = await mouthsOf('Mia and the fox from the waist up, the forest behind');
    const [last = 0] = await mouthsOf('The fox and Mia from the waist up, the forest behind');
    expect(first).toBeLessThan(0.4);
    expect(last).toBeGreaterThan(0.6);
  });

  it('has the middle where nobody else is', () => {
    expect(columnOf('Mia from the waist up, the forest behind. Mia smiles')).toBeNull();
    expect(inColumn(0.4, sceneOf('Mia from the waist up'))).toBe(0.4);
  });

  it('is at most one of three: of four each has a body', () => {
    const near = (prompt: string) => nearPeople(sceneOf(prompt)).length;
    expect(near('Mia, Tom and Ann from the waist up, the forest behind')).toBe(3);
    expect(near('Mia, Tom, Ann and Bo from the waist up, the forest behind')).toBe(0);
  });
});

it('who stands alone does not hide somebody in the water', () => {
  expect(besideTaken(0.36, 1, [0.3])).toBeGreaterThan(0.6);
  expect(besideTaken(0.64, 1, [0.7])).toBeLessThan(0.4);
  expect(besideTaken(0.64, 1, [0.3])).toBe(0.64);
  expect(besideTaken(0.36, 1, [])).toBe(0.36);
});
