import { describe, expect, it } from 'vitest';
import { innPillar } from '../../../generators/pictures/figures/inns.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { arrange } from '../../../generators/pictures/scenes/arrange.ts';
import { PIECES } from '../../../generators/pictures/scenes/interior-pieces.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { placePixels } from './place-pixels.ts';

it('the pillars of an inn reach the ceiling of a tall picture', () => {
  const floor = 130;
  const pieces = PIECES.inn.map((piece) => {
    const drawn = piece.figure(createRandom(1));
    const high = ((floor + 4) / piece.tall) * drawn.tall;
    return { piece, tall: piece.tall, figure: piece.full?.(high) ?? drawn };
  });
  const placed = arrange(pieces, { from: 0, to: 100, floor }, 1, createRandom(1), false);
  const pillars = placed.filter(({ piece }) => piece.full === innPillar);
  expect(pillars).toHaveLength(2);
  for (const { foot, size, half } of pillars) {
    expect(foot - size).toBeCloseTo(0);
    // as wide as ever
    expect(half).toBeCloseTo((26 / 150) * 72);
  }
});

describe('a landing', () => {
  it.each([
    '一个剑客站在码头',
    '古代的渡口',
    '江湖侠客在港口',
    'a swordsman at the harbor',
    'an ancient wharf',
  ])('%s: of old times', (words) => {
    expect(understand(words).oldTown).toBe(true);
  });

  it.each(['码头', 'a fisherman at the harbor', '一个女孩站在渡口'])('%s: of today', (words) => {
    expect(understand(words).oldTown).toBeUndefined();
  });

  it('old and new are two pictures', () => {
    expect(placePixels(understand('古代的码头'))).not.toBe(placePixels(understand('码头')));
  });
});

describe('a market before a city gate', () => {
  it.each(['城门外的集市', 'a market outside the city gate'])('%s', (words) => {
    const plan = understand(words);
    expect(plan).toMatchObject({ setting: 'street', site: 'cityGate', stalls: true });
    expect(placePixels(plan)).not.toBe(placePixels({ ...plan, stalls: false }));
  });

  it('other markets and gates have none', () => {
    expect(understand('a market')).toMatchObject({ site: 'market' });
    expect(understand('城门').stalls).toBeUndefined();
  });
});

describe('the way out of the underground', () => {
  it.each([
    'a girl walks out of the subway station',
    '走出地铁站的男人',
    '地铁口，一个男孩等着',
    'a subway exit',
    'at the entrance of the metro',
  ])('%s: is in a street', (words) => {
    expect(understand(words)).toMatchObject({ setting: 'street', site: 'metroExit' });
  });

  it.each(['a subway station', '地铁站里', 'a man waits on the subway platform'])('%s: is below', (words) => {
    expect(understand(words)).toMatchObject({ setting: 'platform', site: 'metro' });
  });

  it('has stairs down', () => {
    expect(placePixels(understand('a subway exit'))).not.toBe(placePixels(understand('a street')));
  });
});
