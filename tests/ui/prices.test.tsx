/// <reference path="../../src/ui/po.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { messages as en } from '../../locales/en.po';
import { messages as zh } from '../../locales/zh.po';
import { products, readProducts } from '../../src/store/billing/products.ts';
import { BuyFacts } from '../../src/ui/billing/buy-facts.tsx';
import { PackageList } from '../../src/ui/billing/package-list.tsx';
import { fakeApi } from '../store/fake-api.ts';

afterEach(cleanup);

const show = (what: React.ReactNode, locale: 'en' | 'zh' = 'en') => {
  i18n.loadAndActivate({ locale, messages: locale === 'en' ? en : zh });
  return render(<I18nProvider i18n={i18n}>{what}</I18nProvider>).container.textContent ?? '';
};

describe('[BILL-10] the app has no prices of its own:', () => {
  test.each([
    [[{ id: 1, points: 77, price: 7.7 }], ['¥7.70', '77 points']],
    [[{ id: 9, points: 13, price: 1234.56 }], ['¥1,234.56', '13 points']],
  ])('%j is shown as received from the server', async (lists, words) => {
    fakeApi({ '/center/package-list': () => ({ lists }) });
    await readProducts('recharge');
    const text = show(
      <PackageList packages={products.packages ?? []} disabled={false} onChoose={() => {}} />,
    );
    for (const word of words) expect(text).toContain(word);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  test('no source or text contains an amount of money, except for the rate of points', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|css)$/.test(file))
      .map((file) => `src/${file}`);
    const money = /[¥￥€]\s*\d|\d(?:\.\d+)?\s*(?:yuan|元|CNY|RMB)/g;
    const named = [...sources, 'locales/en.po', 'locales/zh.po', 'index.html'].flatMap((file) =>
      (readFileSync(file, 'utf8').match(money) ?? []).map((found) => `${file}: ${found}`),
    );
    expect(sources.length).toBeGreaterThan(300);
    // the rate: points for 1 and 10 yuan
    expect(named.filter((one) => !/: (?:1|0) (?:yuan|元)$/.test(one))).toEqual([]);
  });
});

test.each([
  ['en', '1 yuan = 10 points (10 yuan = 100 points)', 'Points are valid for 2 years'],
  ['zh', '1 元 = 10 积分（10 元 = 100 积分）', '有效期 2 年'],
] as const)(
  '[LIMIT-01] [LIMIT-02] in %s the texts state the rate and validity of points',
  (locale, rule, years) => {
    const text = show(<BuyFacts />, locale);
    expect(text).toContain(rule);
    expect(text).toContain(years);
  },
);
