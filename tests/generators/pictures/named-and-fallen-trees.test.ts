import { describe, expect, it } from 'vitest';
import { poseIn } from '../../../generators/pictures/people/pose.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const treeIn = (prompt: string) => understand(prompt).cast.find(({ figure }) => figure === 'tree');

describe('a fallen tree', () => {
  it.each([
    'A fallen tree blocks the road',
    'an uprooted old oak in a meadow',
    'the tree has fallen across the path',
    'a tree lies across the road',
    '一棵倒下的大树横在路上',
    '大树倒在路上',
    '路上横着一棵被吹倒的老树',
  ])('lies on the ground: %s', (prompt) => {
    expect(treeIn(prompt)?.fallen).toBe(true);
  });

  it.each(['a tree in autumn, fallen leaves', 'a girl under a tall tree', '大树倒映在湖里', '一棵大树'])(
    'is not meant by: %s',
    (prompt) => {
      expect(treeIn(prompt)?.fallen).toBeUndefined();
    },
  );

  it('lets nobody beside it lie', () => {
    expect(poseIn('一棵倒下的大树旁边，男孩看着它')).not.toBe('lie');
    expect(poseIn('大树倒下了，男孩看着它')).not.toBe('lie');
  });
});

describe('ginkgoes', () => {
  it('are yellow, alone and along an avenue', () => {
    expect(treeIn('一棵银杏树')?.tree).toBe('ginkgo');
    expect(understand('秋天的银杏大道上，一对情侣牵手散步')).toMatchObject({
      setting: 'forest',
      grove: 'ginkgo',
    });
    expect(understand('an avenue of ginkgo trees in autumn')).toMatchObject({ grove: 'ginkgo' });
  });

  it('are not needed for an avenue of trees', () => {
    expect(understand('a couple walks on a tree-lined avenue').setting).toBe('forest');
    expect(understand('林荫道上的老人').setting).toBe('forest');
  });
});
