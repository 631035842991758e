import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const scenes = (story: string) => write(story).lines.map(({ cj_desc }) => cj_desc);
const seen = (story: string) => write(story).lines.map(({ characters }) => characters);

describe('where and when a film is', () => {
  it('a room that is named third is not where the story began', () => {
    const story = '爸爸是火车司机，常常不在家。小宇趴在窗边看火车。妈妈在厨房里煮面。他们吃面。';
    expect(scenes(story)).toEqual(['简单的场景', '厨房', '厨房', '厨房']);
  });

  it('whoever is somewhere untold is seen from near', () => {
    const { lines } = write('爸爸是火车司机，常常不在家。小宇趴在窗边看火车。妈妈在厨房里煮面。他们吃面。');
    expect(lines[0]?.shot_type).toMatch(/全景|中景/);
  });

  it('a landscape that the opening names is also where it began', () => {
    expect(scenes('小岚在采茶。奶奶在唱歌。她们走进了森林。下雨了。')[0]).toBe('森林');
  });

  it.each([
    ['小宇每天晚上看火车。妈妈在厨房里煮面。一天，爸爸带小宇去了海边。他们看见了鲸鱼。', '海边'],
    [
      'Every night Leo sat in the kitchen. His mother read to him. One day Leo went to the beach. He swam.',
      'Beach',
    ],
    [
      'Leo slept in the kitchen at night. His mother read. The next day Leo went to the beach. He swam.',
      'Beach',
    ],
  ])('another day is no longer the night of before: %s', (story, place) => {
    expect(scenes(story)).toContain(place);
  });

  it('a time that another day has is kept', () => {
    expect(scenes('小宇在厨房里。妈妈煮面。第二天晚上，小宇去了海边。他看星星。').at(-1)).toBe('海边，夜晚');
  });

  it.each([
    ['公主跑出城堡，在森林里遇见一位剑客。剑客教她练剑。', '森林'],
    ['小李骑着电动车送餐。路上他看到一位老奶奶摔倒在路边。他扶起老奶奶。', '路边'],
  ])('is where somebody has run to, and where somebody is who is seen: %s', (story, place) => {
    expect(scenes(story).at(-1)).toBe(place);
  });

  it.each([
    ['大学生阿文在咖啡店打工。他每天画画。下雨了。', '咖啡店'],
    [
      'Rosa sold flowers at the market. A man came. Later they opened a flower shop. It rained.',
      'Flower shop',
    ],
    ['Rosa sold flowers at the market. A man came. His factory had burned down. Rosa cried.', 'Market'],
  ])('is where people work, not what they study at or have lost: %s', (story, place) => {
    const all = scenes(story);
    expect(all[all.length - 2]?.split(/[,，]/)[0]).toBe(place);
  });

  it('a hotel in the mountains is not climbed', () => {
    const { lines } = write('Grey drove to the old hotel in the mountains. It was dark. Grey slept.');
    expect(lines.map(({ hm_desc }) => hm_desc).join()).not.toContain('on the old hotel');
  });

  it('nobody is in a river who does not swim', () => {
    const words = write('Mei sang. Ana came. Ana and Mei danced by the river. They ran.').lines.map(
      ({ hm_desc }) => hm_desc,
    );
    expect(words.join()).toContain('by the river');
    expect(words.join()).not.toContain('in the river');
  });
});

describe('who is in a shot', () => {
  it.each([
    [
      '小李扶起老奶奶，把她送到医院。老奶奶说谢谢。第二天，老奶奶的孙女来到店里，送给他一束花。小李笑了。',
      '孙女、小李',
    ],
    ["Tom sat at home. Ana came. Later Tom's daughter gave Ana a flower. It rained.", 'Daughter, Ana'],
  ])('is not whoever somebody belongs to: %s', (story, people) => {
    expect(seen(story)).toContain(people);
  });

  it('is the cat of which a story says 小猫咪咪', () => {
    const { roles } = write('小猫咪咪和小狗旺旺住在一起。咪咪喜欢睡觉。旺旺喜欢挖土。咪咪爬上树。');
    expect(roles.map(({ name }) => name)).toEqual(['咪咪', '旺旺']);
  });

  it('is no kingdom', () => {
    const { roles } = write('公主会武功。巨龙袭击了王国，王国被毁了。公主打败了巨龙。');
    expect(roles.map(({ name }) => name)).not.toContain('王国');
  });
});
