import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { writeScript } from '../../../generators/text/script.ts';

const rolesOf = (story: string) =>
  writeScript({
    story,
    textType: 'story',
    language: /\p{Script=Han}/u.test(story) ? 'zh' : 'en',
    ratio: '16:9',
  }).roles.map(({ name }) => name);

describe('who is told of by a trade', () => {
  it.each([
    ['an old beekeeper in a garden', { figure: 'person', trait: 'old' }],
    ['a lumberjack in the forest', { figure: 'person' }],
    ['a hermit crab', { figure: 'crab' }],
    ['a seamstress', { figure: 'person', trait: 'woman' }],
    ['a newsboy in the street', { figure: 'child' }],
    ['一个老钟表匠', { figure: 'person' }],
    ['天文学家在山顶', { figure: 'person' }],
    ['绣娘在窗前', { figure: 'person', trait: 'woman' }],
    ['茶农在茶园里', { figure: 'person' }],
    ['the president in a garden', { figure: 'person' }],
    ['mommy in the garden', { figure: 'person', trait: 'woman' }],
    ['a pharaoh in the desert', { figure: 'person', trait: 'man' }],
    ['法老在沙漠里', { figure: 'person', trait: 'man' }],
    ['皇上在花园里散步', { figure: 'person', outfit: 'royal' }],
    ['一位公子在湖边', { figure: 'person', trait: 'man' }],
    ['丞相在花园里', { figure: 'person' }],
  ])('is in the picture: %s', (prompt, who) => {
    expect(understand(prompt).cast).toEqual([expect.objectContaining(who)]);
  });

  it.each([
    ['The miller lost his sack. The miller looked for it all day.', ['Miller']],
    ['A seamstress meets a lumberjack. The lumberjack laughs.', ['Seamstress', 'Lumberjack']],
    ['放映员守着老电影院。放映员不肯走。', ['放映员']],
    ['老钟表匠难过地坐在门口。老钟表匠抬起头。', ['钟表匠']],
    ['石匠和采药人走进山里。石匠笑了。', ['石匠', '采药人']],
    ['丞相来到花园。太太也来了，丞相笑了。', ['丞相', '太太']],
    ['A sergeant meets a pharaoh. The sergeant laughs.', ['Sergeant', 'Pharaoh']],
  ])('is a role: %s', (story, roles) => {
    expect(rolesOf(story)).toEqual(roles);
  });

  it('a clock that has feelings still is one', () => {
    expect(rolesOf('老钟难过地滴答响。老钟想回家。')).toEqual(['老钟']);
  });
});
