import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { leftOrders, offered } from '../../store/billing/left-orders.ts';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Countdown } from './countdown.tsx';
import styles from './left-orders.module.css';
import { PayProduct } from './pay-product.tsx';

/** Orders that are still open, e.g. after a reload: each with the way back to its code, or that its time is over. */
export function LeftOrders({ onShow }: { onShow: (orderNo: string) => void }) {
  const lists = offered(useSnapshot(leftOrders).lists);
  return (
    <>
      <h3 className={styles.heading}>
        {plural(lists.length, { one: 'Your open order', other: 'Your open orders' })}
      </h3>
      <ul className={styles.orders}>
        {lists.map(({ order: { order_no }, goods, endsAt, expired }) => (
          <li key={order_no} data-ui="left-order">
            <PayProduct goods={goods} />
            {expired ? (
              <Quiet role="status">
                <Trans>This order has expired. You weren't charged.</Trans>
              </Quiet>
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
