import { useLingui } from '@lingui/react';

/** Formats money for the reader's language, without empty decimals. */
export function useYuan(): (amount: number) => string {
  const { i18n } = useLingui();
  return (amount) =>
    i18n.number(amount, {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    });
}
