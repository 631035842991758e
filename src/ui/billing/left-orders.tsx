import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { leftOrders, offered } from '../../store/billing/left-orders.ts';
import { browser } from '../../store/browser.ts';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Countdown } from './countdown.tsx';
import styles from './left-orders.module.css';
import { PayProduct } from './pay-product.tsx';

/** Orders that are still open, e.g. after a reload: each with the way back to its code, or to a new one when its time is over. */
export function LeftOrders({ onShow }: { onShow: (orderNo: string) => void }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const lists = offered(useSnapshot(leftOrders).lists);
  return (
    <>
      <h3 className={styles.heading}>
        {lists.every(({ expired }) => expired)
          ? plural(lists.length, { one: 'Your expired order', other: 'Your expired orders' })
          : plural(lists.length, { one: 'Your open order', other: 'Your open orders' })}
      </h3>
      <ul className={styles.orders}>
        {lists.map(({ order: { order_no }, goods, endsAt, expired }) => (
          <li key={order_no} data-ui="left-order">
            <PayProduct goods={goods} />
            {expired ? (
              <>
                <Quiet role="status">
                  <Trans>This order has expired. You weren't charged.</Trans>
                </Quiet>
                <Button
                  variant="secondary"
                  size="md"
                  disabledReason={!online && t`You're offline`}
                  onClick={() => onShow(order_no)}
                >
                  <Trans>Get a new code</Trans>
                </Button>
              </>
            ) : (
              <>
                <Countdown endsAt={endsAt} />
                <Button variant="secondary" size="md" onClick={() => onShow(order_no)}>
                  <Trans>Show its code</Trans>
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <Quiet small>
        <Trans>Or choose something else to buy.</Trans>
      </Quiet>
    </>
  );
}
