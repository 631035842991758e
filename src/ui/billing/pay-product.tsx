import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Goods } from '../../store/billing/goods.ts';
import { useYuan } from '../kit/use-yuan.ts';
import styles from './pay-product.module.css';

/** What a code pays for, and how much. On a phone the list has scrolled out of view. */
export function PayProduct({ goods }: { goods: Goods | null }) {
  const { t } = useLingui();
  const yuan = useYuan();
  if (!goods) return null;
  if (goods.kind === 'points')
    return (
      <Line name={plural(goods.points, { one: '# point', other: '# points' })} price={yuan(goods.price)} />
    );
  const { name } = goods;
  return <Line name={goods.yearly ? t`${name}, yearly` : t`${name}, monthly`} price={yuan(goods.price)} />;
}

function Line({ name, price }: { name: string; price: string }) {
  return (
    <p className={styles.product}>
      <span>{name}</span> <strong>{price}</strong>
    </p>
  );
}
