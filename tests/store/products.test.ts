import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Plan, RechargePackage } from '../../src/api/billing.ts';
import { defaultPlan } from '../../src/store/billing/default-plan.ts';
import { products, readProducts } from '../../src/store/billing/products.ts';
import { browser } from '../../src/store/browser.ts';
import { fakeApi } from './fake-api.ts';

afterEach(() => vi.unstubAllGlobals());

describe('[BILL-08] the preselected plan', () => {
  const of = (...tiers: ('free' | 'basic' | 'standard' | 'premium')[]) =>
    defaultPlan(tiers.map((tier) => ({ tier })))?.tier ?? null;
  test.each([
    [['free', 'basic', 'standard', 'premium'], 'premium'],
    [['free', 'standard', 'basic'], 'standard'],
    [['free', 'basic'], 'basic'],
    [['free'], null],
  ] as const)('of %j is %s', (tiers, expected) => expect(of(...tiers)).toBe(expected));
});

test('[BILL-05] [BILL-06] [BILL-07] plans and packages keep their fields, with four tiers', () => {
  const plan = {
    id: 1,
    tier: 'basic',
    name: 'Basic',
    price: 9,
    old_price: 12,
    month_price: 9,
    discount: 25,
    duration: 1,
    points: 90,
    features: ['x'],
  };
  expect(v.parse(Plan, plan)).toEqual(plan);
  for (const tier of ['free', 'standard', 'premium']) expect(v.is(Plan, { ...plan, tier })).toBe(true);
  expect(v.is(Plan, { ...plan, tier: 'gold' })).toBe(false);
  const pack = { id: 1, points: 90, price: 9, old_price: 12, discount: 25 };
  expect(v.parse(RechargePackage, pack)).toEqual(pack);
});

test('products in another language are dropped, even if they arrive late', async () => {
  const plans = () => ({
    monthData: [{ id: 1, tier: 'basic', name: browser.language, price: 1, points: 1 }],
  });
  let release = (): void => undefined;
  fakeApi({ '/center/package-list': plans });
  await readProducts('plan');
  expect(products.plans?.month[0]?.name).toBe('en');
  try {
    const late = plans();
    fakeApi({
      '/center/package-list': () =>
        new Promise((resolve) => {
          release = () => resolve(late);
        }),
    });
    const reading = readProducts('plan');
    await vi.waitFor(() => expect(release).not.toThrow());
    browser.language = 'zh';
    fakeApi({ '/center/package-list': plans });
    await readProducts('recharge');
    expect(products.plans).toBeNull();
    release();
    await reading;
    expect(products.plans).toBeNull();
  } finally {
    browser.language = 'en';
  }
});
