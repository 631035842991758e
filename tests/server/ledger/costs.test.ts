import { expect, it } from 'vitest';
import { drawCost } from '../../../server/ledger/costs.ts';
import { DRAW_MODELS } from '../../../src/api/draw-models.ts';

it('every model that is offered has a price', () => {
  expect(DRAW_MODELS.filter(({ tool, model }) => drawCost(tool, model) === null)).toEqual([]);
});

it.each(['lite-480p', 'pro-1080p', 'toString', ''])(
  'Seedream draws with no model %s, which its setting prices for clips or not at all',
  (model) => {
    expect(drawCost('seedream', model)).toBeNull();
  },
);
