import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Receipt } from './receipt.tsx';

/** The cost of something, the balance, and what is left after it. */
export function PointsReceipt({
  label,
  cost,
  balance,
  note,
  children,
}: {
  /** The name of what is paid for. */
  label: ReactNode;
  /** Null while the price is unknown. */
  cost: number | null;
  balance: number;
  /** Rendered after the cost. */
  note?: ReactNode;
  /** Lines above the cost, as a {@link Receipt} takes them. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const left = cost === null || cost === 0 ? null : balance - cost;
  return (
    <Receipt>
      {children}
      <div>
        <dt>{label}</dt>
        <dd>
          {cost === null
            ? t`price unknown`
            : cost === 0
              ? t`free`
              : plural(cost, { one: '# point', other: '# points' })}
          {note && <small> · {note}</small>}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>You have</Trans>
        </dt>
        <dd>{plural(balance, { one: '# point', other: '# points' })}</dd>
      </div>
      {left !== null && left >= 0 && (
        <div>
          <dt>
            <Trans>Left after</Trans>
          </dt>
          <dd>{plural(left, { one: '# point', other: '# points' })}</dd>
        </div>
      )}
    </Receipt>
  );
}
