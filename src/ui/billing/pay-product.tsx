import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { offers } from '../../store/billing/offers.ts';
import { order } from '../../store/billing/order.ts';
import { useYuan } from '../kit/use-yuan.ts';
import styles from './pay-product.module.css';

/** What the code pays for, and how much. On a phone the list has scrolled out of view. */
export function PayProduct() {
  const { t } = useLingui();
  const yuan = useYuan();
  const { choice } = useSnapshot(order);
  const { packages, plans } = useSnapshot(offers);
  if (!choice) return null;
  const isChosen = ({ id }: { id: number }) => id === choice.id;
  const pack = choice.view === 'recharge' ? packages?.find(isChosen) : undefined;
  if (pack)
    return (
      <Line name={plural(pack.points, { one: '# point', other: '# points' })} price={yuan(pack.price)} />
    );
  const monthly = choice.view === 'plan' ? plans?.month.find(isChosen) : undefined;
  const plan = monthly ?? (choice.view === 'plan' ? plans?.year.find(isChosen) : undefined);
  if (!plan) return null;
  const { name } = plan;
  return <Line name={monthly ? t`${name}, monthly` : t`${name}, yearly`} price={yuan(plan.price)} />;
}

function Line({ name, price }: { name: string; price: string }) {
  return (
    <p className={styles.product}>
      <span>{name}</span> <strong>{price}</strong>
    </p>
  );
}
