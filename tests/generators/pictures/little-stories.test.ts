import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const plan = (prompt: string) => understandNaming(prompt, undefined, [], 3);
const figures = (prompt: string) => plan(prompt).cast.map(({ figure }) => figure);

describe('what stories tell of', () => {
  it.each([
    '小女孩在山里的茶园采茶',
    'a woman picks tea leaves in a tea plantation',
    'Two girls picked tea in the mountains',
  ])('tea grows in rows of bushes, and there is no cup: %s', (words) => {
    expect(plan(words)).toMatchObject({ crop: 'tea', setting: 'garden' });
    expect(figures(words)).not.toContain('coffee');
  });

  it('who drinks tea has a cup, in a tea garden too', () => {
    expect(figures('一位老人在茶园喝茶')).toContain('coffee');
    expect(plan('a girl drinks tea in the garden').crop).toBeUndefined();
  });

  it.each([
    ['a small boat with a girl fights the waves', 'boat'],
    ['a boat carrying a girl comes back', 'boat'],
    ['海上有一条载着女孩的小船', 'boat'],
  ])('a boat has its crew aboard: %s', (words, boat) => {
    expect(plan(words).relations).toEqual([expect.objectContaining({ who: 'child', how: 'on', to: boat })]);
  });

  it('the girl of a story who is named beside her boat is in it', () => {
    const people = [{ name: 'Mara', look: { words: 'Mara, a girl', seed: 5 } }];
    const { relations } = understandNaming(
      'A small boat with a girl named Mara fights the waves.',
      undefined,
      people,
      3,
    );
    expect(relations).toEqual([expect.objectContaining({ by: 'Mara', how: 'on', to: 'boat' })]);
  });

  it('the lamp of a lighthouse is in it, and a lantern that somebody holds is in the hand', () => {
    expect(figures('an old man lights the lamp in the lighthouse')).not.toContain('lamp');
    expect(figures('an old man at the lighthouse holds a lantern')).toContain('handLantern');
  });

  it('who sits by a stove warms up, and who cooks stands at it', () => {
    const warm = plan('an old man and a girl sit by the stove and drink tea');
    expect(warm).toMatchObject({ setting: 'room', interior: 'fireside' });
    expect(warm.cast.map(({ figure }) => figure)).not.toContain('stove');
    expect(plan('a boy sits by the stove in the kitchen')).toMatchObject({ interior: 'kitchen' });
    expect(figures('a man at the stove cooks soup')).toContain('stove');
  });

  it.each(['小女孩把小狐狸抱回家', '爷爷将小猫抱起来'])(
    'who carries an animal home has it in their arms: %s',
    (words) => {
      expect(plan(words).relations).toEqual([expect.objectContaining({ how: 'holds' })]);
    },
  );

  it('an animal that is called little is so beside people, also where it has a name', () => {
    const fox = (prompt: string) => plan(prompt).cast.find(({ figure }) => figure === 'fox');
    expect(fox('一只小狐狸站在女孩面前')).toMatchObject({ little: true });
    expect(fox('a fox stands before a girl')?.little).toBeUndefined();
    // beside a grown one it is young, which is smaller still
    expect(plan('a big fox and a little fox').cast).toEqual([
      expect.objectContaining({ figure: 'fox', count: 1 }),
      expect.objectContaining({ figure: 'fox', young: true }),
    ]);
    const people = [{ name: '小狐狸', look: { words: '小狐狸', seed: 5 } }];
    expect(understandNaming('小狐狸看着女孩', undefined, people, 3).cast[0]).toMatchObject({ little: true });
  });
});
