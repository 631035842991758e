import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

/** The people in the frame of the shot that begins with these words. */
const seenAt = (story: string, words: string): string =>
  write(story).lines.find(({ dialogue, hm_desc }) => [dialogue, hm_desc].some((part) => part.includes(words)))
    ?.characters ?? 'no such shot';

describe('somebody who is nowhere to be seen', () => {
  it.each([
    [
      '牧羊的男孩小石在山坡上放羊。他大喊狼来了。村民跑来，却没有看见狼。他们生气地走了。第二天，狼真的来了。',
      '没有看见狼',
      '狼',
    ],
    [
      'Nora sits on a bench in the park. Tom is in the park. Nora looks everywhere but cannot see Tom. The birds sing. Nora walks home.',
      'cannot see Tom',
      'Tom',
    ],
    [
      'Nora sits on a bench in the park. She waits for Tom. Tom works in an office. Nora walks home at night.',
      'waits for Tom',
      'Tom',
    ],
  ])('is in no frame: %s', (story, words, name) => {
    expect(seenAt(story, words)).not.toContain(name);
    expect(seenAt(story, words)).not.toBe('no such shot');
  });

  it('nor is who is gone', () => {
    const story = '阿杰和小猫豆包住在城里。豆包坐在窗台上。一天豆包不见了，阿杰找遍了整条街。';
    expect(seenAt(story, '一天豆包不见了')).toBe('阿杰');
    expect(
      seenAt('Mia has a cat named Bean. Bean sleeps. One day Bean is gone, and Mia cries.', 'is gone'),
    ).toBe('Mia');
  });

  it('nor is whom a pronoun means', () => {
    const story = '林夏在火车上看着窗外。陈宇在站台上等着她。林夏走下火车。';
    expect(seenAt(story, '等着她')).toBe('陈宇');
  });

  it('nor is whose things somebody has', () => {
    const story =
      'Lily and her grandfather live by the sea. The grandfather smiles. One morning Lily plants his favorite tree. Lily sings.';
    expect(seenAt(story, 'favorite tree')).toBe('Lily');
    expect(seenAt('小梅和老周在屋里。老周笑了。小梅打开他的书包。老周走了。', '书包')).toBe('小梅');
    expect(seenAt('小梅和老周在屋里。老周笑了。小梅看着他的脸。老周走了。', '他的脸')).toBe('小梅、老周');
  });

  it('is in the frame of a shot that shows them', () => {
    expect(
      seenAt('Nora sits on a bench in the park. Tom runs to the bench. Nora smiles at Tom.', 'runs to'),
    ).toContain('Tom');
  });
});
