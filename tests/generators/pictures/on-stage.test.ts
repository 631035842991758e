import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

describe('a stage', () => {
  it.each([
    'a ballerina dancing on the stage under a spotlight',
    'a pianist at a concert',
    'an empty theater',
    '歌手在舞台上唱歌',
    '两个孩子在舞台上跳舞',
    '剧院里的小丑',
  ])('is what %s is on', (prompt) => {
    const { setting, interior } = read(prompt);
    expect([setting, interior]).toEqual(['room', 'stage']);
  });

  it.each(['阳台上的猫', 'a stagecoach in the desert', '站在窗台上的鸟'])('is not in %s', (prompt) => {
    expect(read(prompt).interior).toBeUndefined();
  });
});

describe('singers', () => {
  const held = (prompt: string) =>
    (read(prompt).relations ?? []).filter(({ how }) => how === 'holds').map(({ who, to }) => `${who}: ${to}`);

  it.each([
    ['a singer', 'person: microphone'],
    ['歌手在舞台上唱歌', 'person: microphone'],
    ['一只猫在舞台上唱歌', 'cat: microphone'],
    ['a girl holding a microphone', 'child: microphone'],
    ['a rock star with a guitar on stage', 'person: guitar'],
  ])('%s', (prompt, hand) => {
    expect(held(prompt)).toEqual([hand]);
  });

  it('have a stage where the words name no place, and are where the words say else', () => {
    expect(read('a pop star')).toMatchObject({ setting: 'room', interior: 'stage' });
    expect(read('a singer on the beach').setting).toBe('sea');
  });

  it('birds and who sings elsewhere need no microphone', () => {
    expect(held('鸟儿在枝头唱歌')).toEqual([]);
    expect(held('a girl singing in the rain')).not.toContain('child: microphone');
  });
});
