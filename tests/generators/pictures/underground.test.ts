import { describe, expect, it } from 'vitest';
import { roomLight } from '../../../generators/pictures/scenes/room-light.ts';
import { isRoofed } from '../../../generators/pictures/words/underground.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { placePixels, sceneOfPlan } from './place-pixels.ts';

describe('a train of the underground', () => {
  it.each([
    'a man in the subway',
    'a subway car',
    'a girl on the tube',
    'two people ride the metro',
    '地铁里空荡荡的',
    '地铁车厢里，一个女孩坐着',
    'Medium shot, subway, night',
  ])('%s: a carriage of its own', (words) => {
    expect(understand(words)).toMatchObject({
      setting: 'cabin',
      inside: 'subway',
      cast: expect.not.arrayContaining([{ figure: 'train', count: 1 }]),
    });
  });

  it.each(['a fox in a train', '火车里的一只狐狸', 'Medium shot, train, night'])('%s: a railway', (words) => {
    expect(understand(words)).toMatchObject({ setting: 'cabin', inside: 'train' });
  });

  it('looks like no other train', () => {
    expect(placePixels(understand('a man in the subway'))).not.toBe(
      placePixels(understand('a man in a train')),
    );
  });
});

describe('a station of the underground', () => {
  it.each([
    'a subway station',
    '地铁站里的情侣',
    'a girl at the metro station',
    'a tube station',
    'a subway train arrives',
    '小狗在站台等地铁',
  ])('%s: under the ground', (words) => {
    expect(understand(words)).toMatchObject({ setting: 'platform', site: 'metro' });
  });

  it.each(['a train station', '火车站', 'the station in the morning'])('%s: under the sky', (words) => {
    const plan = understand(words);
    expect(plan.setting).toBe('platform');
    expect(plan.site).toBeUndefined();
  });

  it.each(['a tube of paint on the table', '地铁在桥上开过', 'a city with a metro'])(
    '%s: no station',
    (words) => {
      expect(understand(words).site).toBeUndefined();
    },
  );

  it('has no weather, and the same lamps by day and night', () => {
    const [day, night] = ['noon', 'night'].map((time) =>
      sceneOfPlan(understand(`a subway station, ${time}, rain`)),
    );
    expect(day && night && roomLight(day)).toEqual(night && roomLight(night));
    expect(day?.umbrellas).toBe(false);
    expect(day && isRoofed(day)).toBe(true);
    expect(isRoofed(sceneOfPlan(understand('a train station')))).toBe(false);
  });
});
