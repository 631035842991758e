import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const people = [
  { name: 'Tom', look: { words: 'A boy with brown hair', seed: 3 } },
  { name: 'Lily', look: { words: 'A girl with red hair', seed: 4 } },
  { name: 'Anna', look: { words: 'A young woman', seed: 5 } },
  { name: 'Ben', look: { words: 'An old man', seed: 8 } },
  { name: '小明', look: { words: '一个男孩', seed: 6 } },
  { name: '妹妹', look: { words: '', seed: 7 } },
];
const read = (prompt: string) => understandNaming(prompt, undefined, people, 1);
const sceneOf = (prompt: string) =>
  castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
const actorsOf = (prompt: string) => callUp(createStage(sceneOf(prompt), 320, 240, createRandom(2)), false);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(
    (tie) => `${tie.by ?? tie.who} ${tie.part ?? tie.how} ${tie.toBy ?? tie.to}`,
  );

describe('people of a story', () => {
  it.each(['Tom and Lily hold hands', '小明和妹妹手拉手', 'Ben and Lily walk hand in hand on the beach'])(
    'are hand in hand: %s',
    (prompt) => {
      const [one, other] = actorsOf(prompt);
      expect(one?.cast.bearing?.joined?.right).toBeDefined();
      expect(other?.cast.bearing?.joined?.left).toBeDefined();
      expect(sceneOf(prompt).setting).not.toBe('portrait');
    },
  );

  it.each([
    ['Anna carries Lily on her back', 'Lily back Anna'],
    ['小明背着妹妹', '妹妹 back 小明'],
    ["Lily sits on Ben's shoulders", 'Lily shoulders Ben'],
    ["Lily is on Tom's shoulders", 'Lily shoulders Tom'],
    ['Ben holds a little girl, his granddaughter', 'child arms Ben'],
  ])('carry one another: %s', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
    expect(actorsOf(prompt)).toHaveLength(1);
  });

  it.each([
    ['Anna carries her cat', ['Anna holds cat']],
    ['Lily hugs her old dog', ['Lily holds dog']],
    ['Anna hugs Lily', ['Anna at embrace', 'Lily at embrace']],
  ])('%s: hold whom they hold', (prompt, expected) => {
    expect(ties(prompt)).toEqual(expected);
    expect(sceneOf(prompt).setting).not.toBe('portrait');
  });
});

describe('a child in the arms of somebody', () => {
  it.each([
    'a mother holding her baby',
    '妈妈抱着宝宝',
    '爸爸抱着女儿在海边散步',
    'a woman carrying a toddler',
  ])('is before them: %s', (prompt) => {
    expect(read(prompt).relations).toMatchObject([{ who: 'child', how: 'on', to: 'person', part: 'arms' }]);
    expect(actorsOf(prompt)).toHaveLength(1);
  });

  it.each([
    'a mother holding a baby bear',
    'a woman holding a child’s drawing',
    '情侣拥抱在一起，旁边有个孩子',
    'a boy holding a balloon and his sister',
  ])('is not here: %s', (prompt) => {
    expect(read(prompt).relations?.some(({ part }) => part) ?? false).toBe(false);
  });

  it.each(['a mother hugs her son', 'a woman hugging her daughter'])('is embraced: %s', (prompt) => {
    expect(ties(prompt)).toEqual(['person at embrace', 'child at embrace']);
  });
});
