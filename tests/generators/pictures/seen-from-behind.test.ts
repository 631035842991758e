import { expect, it } from 'vitest';
import type { Figure } from '../../../generators/pictures/brush/shapes.ts';
import type { Stage } from '../../../generators/pictures/brush/stage.ts';
import { inHands } from '../../../generators/pictures/figures/hands.ts';
import { createRandom } from '../../../generators/pictures/random.ts';

const BODY = { d: 'M0 0', fill: [1, 2, 3] } as const;
const HOLDER: Figure = { parts: [BODY], half: 20, tall: 100, hand: [10, -50] };

/** Where the body is among the parts of who holds a thing, and how many there are. */
function bodyOf(behind: boolean, by: 'person' | 'bear', thing: 'book' | 'ball' = 'book'): [number, number] {
  const stage = {
    scene: { shown: { pose: 'stand', behind }, relations: [] },
    random: createRandom(1),
  } as unknown as Stage;
  const { parts } = inHands(stage, HOLDER, { figure: thing, count: 1 }, by);
  return [parts.indexOf(BODY), parts.length];
}

it('what somebody holds is before them: hidden by their back, seen over their chest', () => {
  const [last, parts] = bodyOf(true, 'person');
  expect(parts).toBeGreaterThan(2);
  expect(last).toBe(parts - 1);
  expect(bodyOf(false, 'person')[0]).toBe(0);
});

it('animals are never shown from behind, and a ball lies before no back', () => {
  expect(bodyOf(true, 'bear')[0]).toBe(0);
  expect(bodyOf(true, 'person', 'ball')[0]).toBe(0);
});
