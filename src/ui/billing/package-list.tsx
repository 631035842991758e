import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Gem } from 'lucide-react';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { RechargePackage } from '../../api/billing.ts';
import { order } from '../../store/billing/order.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offers.module.css';

/** Packages of points (BILL-03). */
export function PackageOffers({
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
    <fieldset className={styles.offers}>
      <legend className="unseen">{t`Point packages`}</legend>
      {packages.map(({ id, points, price, old_price, discount }) => (
        <OfferCard
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
        </OfferCard>
      ))}
    </fieldset>
  );
}
