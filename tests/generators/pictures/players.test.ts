import { describe, expect, it } from 'vitest';
import { rgb } from '../../../generators/pictures/light/colour.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

describe('who plays or rides by profession', () => {
  it.each([
    ['a basketball player', 'holds', 'ball'],
    ['一个篮球运动员', 'holds', 'ball'],
    ['two football players on a field', 'holds', 'ball'],
    ['girls playing volleyball', 'holds', 'ball'],
    ['a guitar player', 'holds', 'guitar'],
    ['a violinist', 'holds', 'violin'],
    ['a drummer', 'holds', 'drum'],
    ['a pianist', 'at', 'piano'],
    ['chess players in a park', 'at', 'chess'],
    ['a cyclist', 'on', 'bicycle'],
    ['a surfer', 'on', 'surfboard'],
    ['a rider on a horse', 'on', 'horse'],
    ['a jockey', 'on', 'horse'],
    ['a motorcycle rider', 'on', 'motorbike'],
  ] as const)('%s has what it takes', (prompt, how, to) => {
    const { relations = [], cast } = read(prompt);
    expect(relations).toContainEqual(expect.objectContaining({ how, to }));
    expect(cast.some(({ figure }) => figure === 'person' || figure === 'child')).toBe(true);
  });

  it('a basketball has its colour, a football none of its own', () => {
    const ball = (prompt: string) => read(prompt).cast.find(({ figure }) => figure === 'ball');
    expect(ball('a basketball player')?.colour).toEqual(rgb('#e8852c'));
    expect(ball('a football player')?.colour).toBeUndefined();
  });

  it('a game without its things is named before it is paid for', () => {
    expect(undrawnIn('two girls playing tennis')).toEqual(['tennis']);
    expect(undrawnIn('two tennis players')).toEqual(['tennis']);
    expect(undrawnIn('爷爷打乒乓球')).toEqual(['乒乓球']);
  });
});
