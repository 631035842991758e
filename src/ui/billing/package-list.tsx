import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Gem } from 'lucide-react';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { RechargePackage } from '../../api/billing.ts';
import { order } from '../../store/billing/order.ts';
import { ProductCard } from './product-card.tsx';
import styles from './products.module.css';

/** Packages of points (BILL-03). */
export function PackageList({
  packages,
  disabled,
  onChoose,
}: {
  packages: readonly RechargePackage[];
  disabled: boolean;
  onChoose: (id: number) => void;
}) {
  const { t } = useLingui();
  const name = useId();
  const { choice } = useSnapshot(order);
  return (
    <fieldset className={styles.products}>
      <legend className="unseen">{t`Point packages`}</legend>
      {packages.map(({ id, points, price, old_price, discount }) => (
        <ProductCard
          key={id}
          name={name}
          checked={choice?.view === 'recharge' && choice.id === id}
          disabled={disabled}
          price={price}
          oldPrice={old_price}
          discount={discount}
          onChoose={() => onChoose(id)}
        >
          <b className={styles.points}>
            <Gem aria-hidden size={16} strokeWidth={1.75} />
            {plural(points, { one: '# point', other: '# points' })}
          </b>
        </ProductCard>
      ))}
    </fieldset>
  );
}
