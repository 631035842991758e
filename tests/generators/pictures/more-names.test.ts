import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

describe('other names of what is drawn', () => {
  it.each([
    ['a pup on a hill', { cast: [{ figure: 'dog' }] }],
    ['a knight on a steed', { cast: [{ figure: 'person' }, { figure: 'horse' }] }],
    ['a nightingale on a branch', { cast: [{ figure: 'bird' }, { figure: 'tree' }] }],
    ['two trout in a stream', { setting: 'river', cast: [{ figure: 'fish', count: 2 }] }],
    ['a hotel by the sea', { setting: 'sea', cast: [{ figure: 'house' }] }],
    ['a limousine in the city', { setting: 'city', cast: [{ figure: 'car' }] }],
    ['a battleship', { cast: [{ figure: 'ship' }] }],
    ['birches in the snow', { cast: [{ figure: 'tree' }] }],
    ['cows on a ranch', { setting: 'meadow', cast: [{ figure: 'cow' }] }],
    ['一只夜莺', { cast: [{ figure: 'bird' }] }],
    ['a cat in Amsterdam', { setting: 'city', cast: [{ figure: 'cat' }] }],
    ['夏威夷的日落', { setting: 'sea' }],
    ['a lifeboat on the lake', { setting: 'river', cast: [{ figure: 'rowboat' }] }],
  ])('%s', (prompt, plan) => {
    expect(understand(prompt)).toMatchObject(plan);
    expect(undrawnIn(prompt)).toEqual([]);
  });
});

describe('everyday things without a figure are named before they are paid for', () => {
  it.each([
    ['a dagger on a table', ['dagger']],
    ['a girl looks at herself in the mirror', ['in the mirror']],
    ['an anchor on the beach', ['an anchor']],
    ['a man with a briefcase and a cigar', ['briefcase', 'cigar']],
    ['a glass of wine', ['glass of wine']],
    ['a speedboat on a lake', ['speedboat']],
    ['a bowl of curry', ['curry']],
    ['湖上的快艇', ['快艇']],
    ['她在照镜子', ['照镜子']],
    ['桌上的筷子和馒头', ['筷子', '馒头']],
    ['士兵拿着刺刀', ['刺刀']],
    ['a monster under the bed', ['monster']],
    ['a tornado over a farm', ['tornado']],
    ['桌上的药水和子弹', ['药水', '子弹']],
  ])('%s', (prompt, words) => {
    expect(undrawnIn(prompt)).toEqual(words);
  });

  it('which only say what kind another thing is are not', () => {
    expect(undrawnIn('a lake like a mirror')).toEqual([]);
    expect(undrawnIn('a rope bridge')).toEqual([]);
    expect(undrawnIn('the news anchor smiles')).toEqual([]);
  });
});
