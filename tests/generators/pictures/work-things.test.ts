import { describe, expect, it } from 'vitest';
import { sought } from '../../../generators/pictures/figures/sought-entries.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

describe('people at work have what they work with', () => {
  it.each([
    ['A plumber fixing a pipe under the sink', 'wrench'],
    ['水管工在厨房里修水管', 'wrench'],
    ['修车师傅在修车', 'wrench'],
    ['A fisherman mending a net', 'net'],
    ['渔夫在岸边补渔网', 'net'],
    ['护士拿着注射器', 'syringe'],
    ['A doctor holds a syringe', 'syringe'],
  ])('%s: %s', (prompt, thing) => {
    const { relations } = understand(prompt);
    expect(relations).toContainEqual(expect.objectContaining({ who: 'person', how: 'holds', to: thing }));
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it.each(['修车师傅在修车', 'a mechanic repairing a car'])(
    'the car that is repaired is seen: %s',
    (prompt) => {
      expect(understand(prompt).cast.map(({ figure }) => figure)).toContain('car');
    },
  );

  it('who mends a net has no rod in hand', () => {
    expect(understand('A fisherman mending a net').cast.map(({ figure }) => figure)).not.toContain('rod');
  });
});

describe('people are dressed for what they are', () => {
  it.each([
    ['a plumber', 'worker'],
    ['一个电工', 'worker'],
    ['书生在竹林里读书', 'scholar'],
  ])('%s: %s', (prompt, outfit) => {
    expect(understand(prompt).cast[0]).toMatchObject({ figure: 'person', outfit });
  });
});

it.each(['运动员跳高', 'an athlete jumps over the bar'])(
  'who does the high jump is in the air: %s',
  (prompt) => {
    expect(understand(prompt).acts).toContainEqual(expect.objectContaining({ who: 'person', does: 'jump' }));
  },
);

it.each([
  ['a barn', 'barn'],
  ['田野里的谷仓', 'barn'],
  ['a yak', 'yak'],
  ['牦牛站在雪山脚下', 'yak'],
])('a barn is no cottage and a yak no bull: %s', (prompt, figure) => {
  expect(understand(prompt).cast).toEqual([expect.objectContaining({ figure })]);
});

it('each of these things is drawn, in the colour that the words wish', () => {
  const knobs = { push: 0, odd: 0, chaos: 0 };
  const scene = castScene(understand('a barn'), 'animation', knobs, 1, createRandom(1), []);
  const wished = [12, 34, 56] as const;
  for (const figure of ['syringe', 'wrench', 'net', 'barn'] as const) {
    const { parts, tall } = sought[figure].make({ figure, count: 1, colour: wished }, scene, createRandom(1));
    expect(tall).toBeGreaterThan(90);
    expect(parts.some(({ fill }) => fill?.join() === wished.join())).toBe(true);
  }
});
