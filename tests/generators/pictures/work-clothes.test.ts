import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../generators/pictures/brush/draw-part.ts';
import { actor } from '../../../generators/pictures/figures/actor.ts';
import { luminance } from '../../../generators/pictures/light/colour.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const ctx = createCanvas(1, 1).getContext('2d');
const whole = (prompt: string) => understandNaming(prompt, '', [], 3);
const person = (prompt: string) => {
  const found = whole(prompt).cast.find((one) => one.person)?.person;
  if (!found) throw new Error(`Nobody in ${prompt}.`);
  return found;
};
/** The color that is seen at a point of somebody who stands before us. */
const colourAt = (prompt: string, x: number, y: number) =>
  actor(person(prompt), { pose: 'stand', behind: false, umbrella: false }).parts.findLast(
    (part) => part.fill && ctx.isPointInPath(pathOf(part), x, y),
  )?.fill;

describe('the clothes of people at work', () => {
  it.each([
    ['a man in a suit', 'suit'],
    ['一位穿西装的男人', 'suit'],
    ['a businessman in an office', 'suit'],
    ['a groom', 'tuxedo'],
    ['a doctor', 'whiteCoat'],
    ['一位穿白大褂的女人', 'whiteCoat'],
    ['a nurse', 'uniform'],
    ['a policeman', 'uniform'],
    ['a girl in a school uniform', 'uniform'],
    ['a waiter in an apron', 'apron'],
    ['系着围裙的奶奶', 'apron'],
    ['a man in a space suit beside a woman in a knit sweater', 'knit'],
  ])('%s wears a %s', (prompt, garb) => {
    expect(person(prompt).garb).toBe(garb);
  });

  it('somebody in a suit has a white shirt and a tie between dark lapels', () => {
    const cloth = person('a man in a suit').cloth;
    expect(person('a man in a suit').legs).toEqual(cloth);
    // the tie below the knot, the shirt beside it
    expect(colourAt('a man in a suit', 0, -70)).not.toEqual(cloth);
    expect(luminance(colourAt('a man in a suit', 1.7, -71) ?? [0, 0, 0])).toBeGreaterThan(0.8);
  });

  it('an apron has its color and the shirt under it another', () => {
    const apron = person('a woman in a red apron');
    expect(colourAt('a woman in a red apron', 0, -40)).toEqual(apron.cloth);
    const plain = actor(apron, { pose: 'stand', behind: false, umbrella: false });
    expect(plain.parts.some(({ fill }) => fill && luminance(fill) > 0.8)).toBe(true);
  });

  it('a nurse has a cap of her own', () => {
    expect(person('a nurse').hat).toBe('nurseCap');
    expect(person('两位护士').hat).toBe('nurseCap');
  });
});

describe('what people do by their name', () => {
  it.each([
    ['a runner', 'run'],
    ['a dancer', 'dance'],
    ['一位舞者', 'dance'],
    ['a runner sits', 'sit'],
    ['children sitting on the floor playing', 'floor'],
    ['孩子们坐在地毯上玩', 'floor'],
  ])('%s: they are seen whole, in the pose %s', (prompt, pose) => {
    const { cast, shown } = whole(prompt);
    expect(cast.some((one) => one.person)).toBe(true);
    expect(shown?.pose).toBe(pose);
  });
});
