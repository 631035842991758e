import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useYuan } from '../kit/use-yuan.ts';
import styles from './product-card.module.css';

/** One product. It is a native radio, so arrow keys and screen readers work. */
export function ProductCard({
  name,
  checked,
  disabled = false,
  price,
  oldPrice,
  discount,
  onChoose,
  children,
}: {
  /** The name of the radio group. */
  name: string;
  checked: boolean;
  disabled?: boolean;
  /** Yuan. */
  price: number;
  oldPrice?: number | undefined;
  /** Percent off the old price. */
  discount?: number | undefined;
  onChoose: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const yuan = useYuan();
  return (
    <label data-ui="product" className={styles.card} data-disabled={disabled || undefined}>
      <input
        type="radio"
        className="unseen"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {children}
      <span className={styles.price}>
        <strong>{yuan(price)}</strong>
        {oldPrice !== undefined && oldPrice > price && (
          <s>
            <span className="unseen">{t`before`} </span>
            {yuan(oldPrice)}
          </s>
        )}
        {discount !== undefined && discount > 0 && <em>{t`Save ${discount}%`}</em>}
      </span>
    </label>
  );
}
