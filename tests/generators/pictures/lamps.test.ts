/** Lamps look like what they are called, and what is carried like something that is carried, with light. */
import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const figures = (words: string) => understand(words).cast.map(({ figure }) => figure);
const held = (words: string) =>
  (understand(words).relations ?? []).filter(({ how }) => how === 'holds').map(({ to }) => to);
const partsOf = (words: string) => {
  const plan = understandNaming(words, undefined, [], 1);
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 320, 240, createRandom(2)), false).flatMap(({ figure }) =>
    figure === 'tree' ? [] : figure.parts,
  );
};

describe('a lamp', () => {
  it.each([
    ['a desk lamp on a desk', 'deskLamp'],
    ['a table lamp', 'deskLamp'],
    ['一盏台灯', 'deskLamp'],
    ['a street lamp in the fog', 'streetLamp'],
    ['一盏路灯', 'streetLamp'],
    ['a lamp on the street', 'streetLamp'],
    ['an oil lamp on a table', 'oilLamp'],
    ['一盏油灯', 'oilLamp'],
    ['a lamp in the forest', 'handLantern'],
    ['a lamp in the room', 'lamp'],
    ['a lamp in a cave', 'handLantern'],
    ['马灯', 'handLantern'],
    ['a storm lantern', 'handLantern'],
  ])('%s is no lantern of paper: %s', (words, lamp) => {
    expect(figures(words)).toContain(lamp);
    expect(figures(words)).not.toContain('lantern');
  });

  it.each([
    'a paper lantern',
    'a red lantern',
    '灯笼',
    '一只红灯笼',
    'three lanterns',
    'sky lanterns over a lake',
  ])('%s is one of paper', (words) => {
    expect(figures(words).join()).toMatch(/^lantern/u);
  });

  it('stands in a room with a bed, and alone on a table', () => {
    expect(understand('a table lamp beside a bed').setting).toBe('room');
    expect(understand('台灯').setting).toBeNull();
  });

  it('those of a street stand there already', () => {
    expect(figures('a street with street lamps at night')).toEqual([]);
  });
});

describe('a lantern that somebody carries', () => {
  it.each([
    'the lantern of an old man',
    "an old man's lantern",
    'an old man with a lantern',
    'she raises her lantern in the cave',
    'a boy holds up a lamp in the cave',
    '老人提着一盏灯',
    '女孩举起马灯',
  ])('is in the hand, of metal and glass: %s', (words) => {
    expect(held(words)).toEqual(['handLantern']);
  });

  it.each(['老人提着灯笼', 'a girl holds a paper lantern'])('of paper stays one: %s', (words) => {
    expect(held(words)).toEqual(['lantern']);
  });

  it.each(['a lantern on a table', 'a lost lantern in the forest'])('is in nobody’s hand: %s', (words) => {
    expect(held(words)).toEqual([]);
  });

  it.each(['a girl carries a lantern at night', '夜晚，女孩提着灯笼'])('gives light: %s', (words) => {
    expect(partsOf(words).some(({ burns }) => burns)).toBe(true);
  });
});
