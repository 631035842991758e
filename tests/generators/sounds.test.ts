import { describe, expect, it } from 'vitest';
import { KINDS, type SoundKind } from '../../generators/sounds/kinds/table.ts';
import { mixSounds } from '../../generators/sounds/mix.ts';
import { soundsOf } from '../../generators/sounds/sound-words.ts';
import { printOf, unlikeness } from './spectrum.ts';

const ALL = Object.keys(KINDS) as SoundKind[];

describe('sounds that a prompt names', () => {
  it.each<[string, SoundKind[]]>([
    ['heavy rain on the roof', ['rain']],
    ['海浪拍打沙滩', ['waves']],
    ['A thunderstorm over the sea', ['thunder', 'rain', 'waves']],
    ['远处的狗叫和脚步声', ['dog', 'steps']],
    ['clock ticking, then a knock at the door', ['clock', 'knock', 'door']],
    ['掌声雷动的人群', ['applause', 'crowd']],
    ['a train and its whistle, birds', ['train', 'birds']],
    ['警车的警笛', ['siren']],
    ['a horse gallops past a sheep', ['horse', 'sheep']],
    ['公鸡打鸣，奶牛在叫', ['rooster', 'cow']],
    ['children laughing while somebody is frying eggs', ['laughter', 'sizzle']],
    ['水龙头在滴水', ['drip']],
    ['a bicycle bell rings', ['bicycle']],
  ])('hears %s', (words, kinds) => {
    const heard = soundsOf(words);
    expect(heard.ambience).toBe(false);
    expect(heard.kinds).toEqual(expect.arrayContaining(kinds));
  });

  it.each([
    ['她微笑着看海', ['waves']],
    ['马路上', ['city', 'crowd']],
    ['熊猫吃竹子', ['room']],
    ['一杯牛奶', ['room']],
    ['a street, the camera pans left, digital art', ['city', 'crowd']],
    ['chicken soup', ['room']],
  ] as const)('does not hear in %j what has no sound there', (words, kinds) => {
    expect(soundsOf(words).kinds).toEqual(kinds);
  });

  it('are the ambience of the setting if it names none, and marked as such', () => {
    expect(soundsOf('一片森林')).toEqual({ kinds: ['birds', 'wind'], ambience: true });
    expect(soundsOf('astronauts in space')).toMatchObject({ ambience: true });
    expect(soundsOf('qwerty')).toEqual({ kinds: ['room'], ambience: true });
  });
});

describe('the kinds of sound', () => {
  const seconds = 4;
  const prints = new Map(
    ALL.map((kind) => [kind, printOf(mixSounds([kind], { words: '', seconds, seed: 5 }))]),
  );

  it('are more than twenty, none of them silent', () => {
    expect(ALL.length).toBeGreaterThan(20);
    expect(ALL.filter((kind) => (prints.get(kind)?.level ?? 0) < 0.005)).toEqual([]);
  });

  it('differ in spectrum and rhythm', () => {
    const alike: string[] = [];
    for (const [i, a] of ALL.entries())
      for (const b of ALL.slice(i + 1)) {
        const [one, other] = [prints.get(a), prints.get(b)];
        if (one && other && unlikeness(one, other) < 0.12) alike.push(`${a} and ${b}`);
      }
    expect(alike).toEqual([]);
  });

  it('are deterministic by seed, start and end in silence, and are stereo', () => {
    const once = mixSounds(['rain', 'birds'], { words: '', seconds: 1.5, seed: 9 });
    expect(mixSounds(['rain', 'birds'], { words: '', seconds: 1.5, seed: 9 })).toEqual(once);
    expect(mixSounds(['rain', 'birds'], { words: '', seconds: 1.5, seed: 8 })).not.toEqual(once);
    expect(Math.max(...[once[0], once[1], once.at(-1), once.at(-2)].map((one) => Math.abs(one ?? 1)))).toBe(
      0,
    );
    let apart = 0;
    for (let i = 0; i < once.length; i += 2) apart += Math.abs((once[i] ?? 0) - (once[i + 1] ?? 0));
    expect(apart / once.length).toBeGreaterThan(0.002);
  });
});
