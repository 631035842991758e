import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const figures = (words: string) => understand(words).cast.map(({ figure }) => figure);

describe('sights of the world', () => {
  it.each([
    ['夕阳下的长城', 'greatWall'],
    ['the Great Wall of China in autumn', 'greatWall'],
    ['故宫的雪景', 'palaceGate'],
    ['the Forbidden City at dawn', 'palaceGate'],
    ['天坛', 'templeOfHeaven'],
    ['上海外滩夜景，东方明珠', 'pearlTower'],
    ['Big Ben in the fog', 'bigBen'],
    ['the Statue of Liberty', 'libertyStatue'],
    ['Sydney Opera House at night', 'operaHouse'],
    ['the Golden Gate Bridge in fog', 'hangingBridge'],
    ['the Taj Mahal at dawn', 'tajMahal'],
    ['罗马斗兽场', 'colosseum'],
    ['the leaning tower of Pisa', 'leaningTower'],
    ['Stonehenge under the stars', 'stonehenge'],
    ['Mount Fuji with cherry blossoms', 'snowPeak'],
    ['an igloo under the northern lights', 'igloo'],
  ])('%s is drawn, and not named as missing', (words, sight) => {
    expect(figures(words)).toEqual([sight]);
    expect(undrawnIn(words)).toEqual([]);
  });

  it('an igloo and a scene of snow are in the snow', () => {
    expect(understand('an igloo').weather).toBe('snow');
    expect(understand('故宫的雪景').weather).toBe('snow');
  });

  it('whoever stands before one is there, too', () => {
    expect(figures('a girl in front of Big Ben')).toEqual(['child', 'bigBen']);
    expect(figures('熊猫在长城上')).toEqual(['panda', 'greatWall']);
  });
});
