import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { order } from '../../store/billing/order.ts';
import type { ShownPlan } from '../../store/billing/products.ts';
import { Quiet } from '../kit/quiet.tsx';
import { useYuan } from '../kit/use-yuan.ts';
import { ProductCard } from './product-card.tsx';
import styles from './products.module.css';

/** The plans of one group (BILL-04). Free ones are shown but cannot be chosen (BILL-09). */
export function PlanList({
  plans,
  disabled,
  onChoose,
}: {
  plans: readonly ShownPlan[];
  disabled: boolean;
  onChoose: (id: number) => void;
}) {
  const { t } = useLingui();
  const yuan = useYuan();
  const name = useId();
  const { choice } = useSnapshot(order);
  return (
    <fieldset className={styles.products} data-plans>
      <legend className="unseen">{t`Plans`}</legend>
      {plans.map((plan) => {
        const monthly = plan.month_price;
        const each = monthly === undefined ? '' : yuan(monthly);
        return (
          <ProductCard
            key={plan.id}
            name={name}
            checked={choice?.view === 'plan' && choice.id === plan.id}
            disabled={disabled || plan.tier === 'free'}
            price={plan.price}
            oldPrice={plan.old_price}
            discount={plan.discount}
            onChoose={() => onChoose(plan.id)}
          >
            <b>{plan.name}</b>
            {plan.points > 0 && (
              <span className={styles.points}>
                {plural(plan.points, { one: '# point a month', other: '# points a month' })}
              </span>
            )}
            {monthly !== undefined && monthly !== plan.price && (
              <Quiet as="small">{t`${each} a month`}</Quiet>
            )}
            <ul>
              {plan.features.map((feature) => (
                <li key={feature}>
                  <Check aria-hidden size={14} strokeWidth={2} />
                  {feature}
                </li>
              ))}
            </ul>
          </ProductCard>
        );
      })}
    </fieldset>
  );
}
