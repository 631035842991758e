import { describe, expect, it } from 'vitest';
import { cityGate } from '../../../generators/pictures/figures/city-gate.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { placePixels } from './place-pixels.ts';

describe('the gate of an old city', () => {
  it.each(['城楼', '城门口的士兵', '城墙下', 'a boy sits before the city gate', '长安城的城门'])(
    '%s: before it',
    (words) => {
      const plan = understand(words);
      expect(plan).toMatchObject({ setting: 'street', site: 'cityGate' });
      expect(plan.cast.map(({ figure }) => figure)).not.toContain('door');
      expect(undrawnIn(words)).toEqual([]);
    },
  );

  it.each(['站在城楼上的将军', '城墙上，两个男孩在走', 'a girl on the city wall'])(
    '%s: on its wall',
    (words) => {
      expect(understand(words)).toMatchObject({ setting: 'street', site: 'cityWall' });
    },
  );

  it('stands far away in a desert', () => {
    const plan = understand('沙漠，远处的城楼');
    expect(plan).toMatchObject({ setting: 'desert', site: 'cityGate' });
    expect(placePixels(plan)).not.toBe(placePixels(understand('沙漠')));
  });

  it.each([
    ['铁门', 'door'],
    ['a castle', 'castle'],
  ])('%s is none', (words, figure) => {
    const plan = understand(words);
    expect(plan.site).toBeUndefined();
    expect(plan.cast.map(({ figure: one }) => one)).toContain(figure);
  });

  it('has snow on its roofs', () => {
    const fills = (snowy: boolean) => new Set(cityGate(snowy).parts.map(({ fill }) => fill?.join()));
    expect(fills(true)).toContain('238,243,248');
    expect(fills(false)).not.toContain('238,243,248');
  });

  it('is no lane of an old town', () => {
    const all = ['城楼', '城楼上', '古城'];
    expect(new Set(all.map((words) => placePixels(understand(words)))).size).toBe(3);
  });
});
