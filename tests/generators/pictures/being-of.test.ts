import { describe, expect, it } from 'vitest';
import { beingOf } from '../../../generators/pictures/people/being-of.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const being = (name: string, words: string) => beingOf({ name, look: { words } });

describe('somebody of a story wears what their calling wears', () => {
  it.each([
    ['Tom', 'Tom, a man, a sailor', 'sailor'],
    ['Ada', 'Ada, a woman, a doctor', 'doctor'],
    ['Mei', 'Mei, a young sailor', 'sailor'],
    ['Nina', 'Nina, a woman, a young astronaut', 'astronaut'],
    ['林夏', '林夏，宇航员', 'astronaut'],
    ['老陈', '老陈，男人，水手', 'sailor'],
    ['小林', '小林，女孩，消防员', 'firefighter'],
    ['Otto', 'Otto, an old man, a lighthouse keeper', undefined],
    ['Lin', 'Lin, a woman who fights a pirate', undefined],
    ['Lin', 'Lin, a woman, black hair, a doctor and a pirate', undefined],
  ])('%s: %s', (name, words, outfit) => {
    expect(being(name, words)).toMatchObject({ figure: expect.stringMatching(/^(person|child)$/) });
    expect(being(name, words)?.outfit).toBe(outfit);
  });

  it.each([
    ['Elder son', 'Elder son, a man, in red clothes', 'person'],
    ['Youngest brother', 'Youngest brother, a boy', 'child'],
    ['大女儿', '大女儿，女人，穿红色衣服', 'person'],
    ['小妹', '小妹，女孩', 'child'],
  ])('a relative is as old as the words beside the name say: %s', (name, words, figure) => {
    expect(being(name, words)?.figure).toBe(figure);
    expect(being(name, words)?.trait).not.toMatch(/old|elder/);
  });

  it('an animal stays that animal', () => {
    expect(being('Reynard', 'Reynard, a fox')?.figure).toBe('fox');
    expect(being('Fox', '')?.figure).toBe('fox');
    expect(being('妈妈', '妈妈，马')?.figure).toBe('horse');
    expect(being('Tom', 'Tom, a man with a dog')?.figure).toBe('person');
  });

  it('an astronaut is there once, and their face is seen', () => {
    const people = [{ name: 'Nina', look: { words: 'Nina, a woman, a young astronaut', seed: 1 } }];
    const { cast } = understandNaming('Nina is a young astronaut on a space station', undefined, people, 1);
    expect(cast).toMatchObject([{ figure: 'person', person: { name: 'Nina', hat: 'bubble' } }]);
  });

  it('in a picture that names them', () => {
    const people = [{ name: 'Tom', look: { words: 'Tom, a man, a sailor', seed: 1 } }];
    const { cast } = understandNaming('Long shot. Tom rows through the waves', undefined, people, 1);
    expect(cast[0]?.person).toMatchObject({ name: 'Tom', woman: false, hat: expect.any(String) });
  });
});
