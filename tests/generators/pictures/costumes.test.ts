import { describe, expect, it } from 'vitest';
import { wearing } from '../../../generators/pictures/figures/accessories.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { OUTFITS } from '../../../generators/pictures/people/outfits.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const named = (prompt: string, people: Parameters<typeof understandNaming>[2] = []) =>
  understandNaming(prompt, undefined, people, 1).cast.map(({ figure, outfit, worn }) => ({
    figure,
    outfit,
    worn: worn?.map(({ what }) => what),
  }));

describe('an animal that is dressed up', () => {
  it.each([
    ['a dog dressed as Santa Claus', 'dog', ['coat', 'santa']],
    ['a cat dressed up as a wizard', 'cat', ['dress', 'pointed']],
    ['a corgi in a superhero costume', 'dog', ['coat', 'mask', 'cape']],
    ["a bear in a knight's armor", 'bear', ['coat', 'knight']],
    ['an astronaut cat', 'cat', ['coat', 'bubble']],
    ['a hamster in a space suit', 'mouse', ['coat', 'bubble']],
    ['a frog prince', 'frog', ['coat', 'crown']],
    ['a cat detective in the rain', 'cat', ['coat', 'felt']],
    ['a dog in a police uniform', 'dog', ['coat', 'cap']],
    ['打扮成海盗的猫', 'cat', ['coat', 'tricorn']],
    ['穿着圣诞老人衣服的小狗', 'dog', ['coat', 'santa']],
    ['穿宇航服的熊猫', 'panda', ['coat', 'bubble']],
    ['兔子医生在医院', 'rabbit', ['coat']],
    ['小猫消防员', 'cat', ['coat', 'helmet']],
    // clothes do not fit its trunk
    ['a pirate parrot', 'parrot', ['tricorn']],
    ['a robot dressed as Santa', 'robot', ['santa']],
    ['a robot chef', 'robot', ['toque']],
    ['机器人厨师', 'robot', ['toque']],
  ])('%s', (prompt, figure, worn) => {
    expect(named(prompt)).toEqual([{ figure, outfit: undefined, worn }]);
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it('is one of a group, or all of it', () => {
    expect(named('a superhero dog and a pirate cat').map(({ worn }) => worn)).toEqual([
      ['coat', 'mask', 'cape'],
      ['coat', 'tricorn'],
    ]);
    expect(understandNaming('two penguins dressed as pirates', undefined, [], 1).cast).toMatchObject([
      { figure: 'penguin', count: 2, worn: [{}, { what: 'tricorn' }] },
    ]);
  });

  it('is named before paying where nothing stays on it', () => {
    expect(undrawnIn('a fish dressed as a pirate')).toEqual(['pirate']);
  });

  it('of a story keeps its costume', () => {
    const mimi = { name: 'Mimi', look: { words: 'a cat' } };
    expect(named('Mimi dressed as a pirate sails at dawn', [mimi])).toMatchObject([
      { figure: 'cat', worn: ['coat', 'tricorn'] },
    ]);
  });
});

describe('somebody else stays somebody else', () => {
  it.each([
    ['a wizard and a cat', ['person', 'cat']],
    ['a princess with a frog', ['person', 'frog']],
    ['警察叔叔和小狗', ['person', 'dog']],
    ['猫 巫师 夜晚', ['cat', 'person']],
    ['a cat as a gift for the king', ['cat', 'person']],
    ["the farmer's cat", ['person', 'cat']],
    ['a knight riding a horse', ['person', 'horse']],
  ])('%s', (prompt, figures) => {
    const cast = named(prompt);
    expect(cast.map(({ figure }) => figure)).toEqual(figures);
    expect(cast.find(({ figure }) => figure !== 'person')?.worn).toBeUndefined();
  });

  it.each([
    ['a king penguin', 'penguin'],
    ['a queen bee', 'bee'],
    ['a pirate ship', 'tallShip'],
  ])('%s is one thing', (prompt, figure) => {
    expect(named(prompt)).toEqual([{ figure, outfit: undefined, worn: undefined }]);
  });
});

describe('people', () => {
  it('who are dressed up have the look of it', () => {
    expect(named('a boy dressed as a knight')).toMatchObject([{ figure: 'child', outfit: 'knight' }]);
    expect(named('a girl in a wizard costume with her cat')).toMatchObject([
      { figure: 'child', outfit: 'wizard' },
      { figure: 'cat', worn: undefined },
    ]);
    expect(named('a girl in a spacesuit')).toMatchObject([{ figure: 'astronaut' }]);
    expect(named('dressed as a ninja, on a roof')).toMatchObject([{ figure: 'person', outfit: 'ninja' }]);
  });

  it.each([
    ['a dwarf mines gold', 'child', 'dwarf'],
    ['花园里的小矮人', 'child', 'dwarf'],
    ['an elf in the forest', 'person', 'elf'],
    ['Little Red Riding Hood', 'child', 'redHood'],
    ['小红帽', 'child', 'redHood'],
    ['灰姑娘', 'person', 'royal'],
    ['孙悟空', 'monkeyKing', 'monkeyKing'],
    ['小和尚下山挑水', 'child', 'monk'],
    ['an old monk', 'person', 'monk'],
  ])('of tales have their clothes: %s', (prompt, figure, outfit) => {
    expect(named(prompt)).toMatchObject([{ figure, outfit }]);
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it('of tales are not in what is only called so', () => {
    expect(named('Snow White and the seven dwarfs').map(({ outfit }) => outfit)).toEqual([
      'royal',
      ...Array.from({ length: 7 }, () => 'dwarf'),
    ]);
    expect(named('a snow white cat')).toMatchObject([{ figure: 'cat', worn: undefined }]);
    expect(named('a dwarf rabbit')).toMatchObject([{ figure: 'rabbit', worn: undefined }]);
    expect(named('a dwarf planet and a red dwarf')).toEqual([]);
  });

  it('wear what belongs to their calling on top of the clothes', () => {
    expect(named('a fairy in a garden')).toMatchObject([{ outfit: 'fairy', worn: ['wings'] }]);
    expect(named('a vampire')).toMatchObject([{ outfit: 'vampire', worn: ['cape'] }]);
    expect(undrawnIn('a vampire and a ghost')).toEqual([]);
  });
});

describe('wings and capes', () => {
  it('of a butterfly are its own', () => {
    const [butterfly] = understandNaming('a butterfly with blue wings', undefined, [], 1).cast;
    expect(butterfly).toMatchObject({ figure: 'butterfly', colour: expect.anything() });
    expect(butterfly?.worn).toBeUndefined();
    expect(named('a dog with wings')[0]?.worn).toEqual(['wings']);
    expect(undrawnIn('a dragon with wings')).toEqual([]);
  });

  it('are no larger than who wears them', () => {
    const small = {
      parts: [{ d: 'M0 0L1 1' }],
      half: 20,
      tall: 40,
      head: { at: { x: 8, y: -30, scale: 9 }, eyes: [[0.3, 0]] as const, neck: { x: 0, y: -20, scale: 12 } },
    };
    expect(wearing(small, [{ what: 'cape' }]).half).toBeLessThanOrEqual(small.half);
    expect(wearing(small, [{ what: 'wings' }]).tall).toBeGreaterThanOrEqual(small.tall);
  });

  it.each(Object.keys(OUTFITS))('a cat has clothes as a %s', (outfit) => {
    const calling =
      {
        royal: 'king',
        police: 'policeman',
        redHood: 'little red riding hood',
        monkeyKing: 'monkey king',
        matchGirl: 'little match girl',
        moonLady: "chang'e",
        business: 'businessman',
        holyMonk: 'tripitaka',
        sandMonk: 'sha wujing',
        worker: 'mechanic',
        oldSoldier: 'chinese general',
        scholar: 'chinese scholar',
        gowned: 'gowned graduate',
      }[outfit] ?? outfit;
    expect(named(`a cat dressed as a ${calling}`)).toEqual([
      {
        figure: 'cat',
        outfit: undefined,
        worn: expect.arrayContaining([expect.stringMatching(/coat|dress|suit/)]),
      },
    ]);
  });
});
