import { Trans } from '@lingui/react/macro';
import { QrCode as QrIcon } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { leftOrders } from '../../store/billing/left-orders.ts';
import { order } from '../../store/billing/order.ts';
import { Button } from '../kit/button.tsx';
import { Countdown } from './countdown.tsx';
import styles from './pay-bar.module.css';
import { PayProduct } from './pay-product.tsx';
import { showPayment } from './show-payment.ts';
import { useShownGoods } from './use-shown-goods.ts';

/**
 * On a phone the payment code stands below a long list. This bar stays at the foot of the sheet with what is chosen, or with an order
 * that is open, and leads to the code; once the code is in sight, it stands above it as its heading.
 */
export function PayBar({
  panel,
  onShow,
}: {
  panel: RefObject<HTMLElement | null>;
  onShow: (orderNo: string) => void;
}) {
  const { phase } = useSnapshot(order);
  const inSight = useInSight(panel);
  const goods = useShownGoods();
  const left = useSnapshot(leftOrders).lists.find(({ expired }) => !expired);
  if (phase === 'none')
    return left && !inSight ? (
      <div data-ui="pay-bar" className={styles.bar}>
        <div>
          <PayProduct goods={left.goods} />
          <Countdown endsAt={left.endsAt} />
        </div>
        <Button variant="primary" size="md" onClick={() => onShow(left.order.order_no)}>
          <QrIcon aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Show its code</Trans>
        </Button>
      </div>
    ) : null;
  return (
    <div data-ui="pay-bar" className={styles.bar}>
      <PayProduct goods={goods} />
      {!inSight && (
        <Button variant="primary" size="md" onClick={showPayment}>
          <QrIcon aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Pay</Trans>
        </Button>
      )}
    </div>
  );
}

/** How much of the panel counts as in sight. */
const MOST = 0.6;

function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= MOST),
      { threshold: MOST },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return inSight;
}
