import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const roles = (story: string) =>
  Object.fromEntries(write(story).roles.map(({ name, description }) => [name, description]));
const places = (story: string) => write(story).lines.map(({ cj_desc }) => cj_desc);

describe('years that stand beside a name', () => {
  it.each([
    ['Nobody believed that Tomas could win. He was nine, and his hands shook.', 'Tomas', 'a boy'],
    ['Ana, twelve, opened the hood of the truck.', 'Ana', 'a girl'],
    ['Ruth still runs each morning. She is eighty-one.', 'Ruth', 'an old woman'],
    ['小宇每天一个人上学。他今年九岁。', '小宇', '男孩'],
  ])('%s', (story, name, kind) => {
    expect(roles(story)[name]).toContain(kind);
  });

  it('are not those of somebody else', () => {
    expect(roles('Tomas called his nephew. He was nine, and he could not sleep.').Tomas).not.toContain(
      'a boy',
    );
  });
});

describe('a place', () => {
  it('that is not there is not where the story is', () => {
    expect(places('小周爬上七楼。那是一栋没有电梯的老楼。他敲了敲门。').join()).not.toContain('电梯');
    expect(
      places('Mia climbs the stairs. It is a house without an elevator. She knocks.').join(),
    ).not.toMatch(/elevator/i);
    expect(places('小周走进电梯。他按下七楼。')[0]).toContain('电梯');
  });

  it('of a cooking contest is a kitchen, and of nurses on the night shift a hospital', () => {
    expect(places('Tomas wants to win the cooking contest. He stirs the soup.')[0]).toMatch(/kitchen/i);
    expect(places('护士小林上夜班。她很困。')[0]).toContain('医院');
  });

  it('keeps no night on the day that something ended', () => {
    const told = places('夜里，林晓在教室里背书。高考结束那天，她把书送给了同桌。');
    expect(told[0]).toContain('夜晚');
    expect(told.at(-1)).not.toContain('夜晚');
  });

  it.each([
    ['Ruth stood in the rain outside the opera house. She looked up.', /^Street/],
    ['老李在医院门外等着。天快亮了。', /^街道/],
    ['Ruth waited outside the classroom. She looked up.', /^(?!Street)/],
    ['小明在学校等外婆。天黑了。', /^学校/],
  ])('outside which somebody stands is the street before it: %s', (story, place) => {
    expect(places(story)[0]).toMatch(place);
  });
});
