import { PRODUCT } from '../../src/api/billing.ts';
import type { Language } from '../rpc/messages.ts';
import type { Product } from './payments/prices.ts';

/** A number as the app writes it, 5,000 in both languages. */
export const grouped = (count: number): string => count.toLocaleString('en');

/** A number of English things, e.g. `1 month`. */
export const counted = (count: number, unit: string): string =>
  `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`;

/** Money as the app writes it, e.g. `¥50.00`. @param hundredths of a yuan */
export const yuanIn = (language: Language, hundredths: number): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format(hundredths / 100);

/** What an order buys, e.g. `500 points` or `Premium, 12 months`. Plain text: a plan's name is the operator's. */
export const goodsWords = ({ type, item }: Product, language: Language): string =>
  language === 'zh'
    ? type === PRODUCT.recharge
      ? `${grouped(item.points)} 积分`
      : `${item.name.zh}，${item.months} 个月`
    : type === PRODUCT.recharge
      ? counted(item.points, 'point')
      : `${item.name.en}, ${counted(item.months, 'month')}`;
