import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, QrCode as QrIcon } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { leftOrders } from '../../store/billing/left-orders.ts';
import { order, orderAgain } from '../../store/billing/order.ts';
import { browser } from '../../store/browser.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from '../kit/button.tsx';
import { OnlyHereNote } from '../kit/only-here.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { safeAddress } from '../kit/safe-address.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { useTouchOnly } from '../kit/use-touch-only.ts';
import { Countdown } from './countdown.tsx';
import { LeftOrders } from './left-orders.tsx';
import styles from './pay-panel.module.css';
import { PayProduct } from './pay-product.tsx';
import { PayWords } from './pay-words.tsx';
import { useShownGoods } from './use-shown-goods.ts';

/** The phases in which this code can no longer be paid. */
const CAN_ASK_AGAIN: ReadonlySet<typeof order.phase> = new Set([
  'refunded',
  'expired',
  'over',
  'elsewhere',
  'failed',
]);

/** Milliseconds in which a second press of the same button is none of its own: a double click, or a key that is held down. */
const TWICE = 1000;

/** What is bought, its payment code, how long that is valid, and how the order ended (BILL-15 to 18). */
export function PayPanel({ onShow, ref }: { onShow: (orderNo: string) => void; ref?: Ref<HTMLElement> }) {
  const { t } = useLingui();
  const { phase, url, endsAt } = useSnapshot(order);
  const left = useSnapshot(leftOrders).lists;
  const goods = useShownGoods();
  const { online } = useSnapshot(browser);
  const touchOnly = useTouchOnly();
  const address = url && safeAddress(url);
  const opened = useRef(Number.NEGATIVE_INFINITY);
  const open = () => {
    if (address) {
      const now = performance.now();
      if (now - opened.current < TWICE) return;
      opened.current = now;
      window.open(address, '_blank', 'noopener');
    } else toast({ type: 'warning', title: t`The payment code is still loading, please wait` });
  };
  const again = () => void orderAgain().catch(report);

  if (phase === 'none')
    return (
      <section ref={ref} tabIndex={-1} data-ui="pay" className={styles.pay} aria-label={t`Payment`}>
        <div className={styles.empty}>
          {left.length > 0 ? (
            <LeftOrders onShow={onShow} />
          ) : (
            <>
              <QrIcon aria-hidden size={48} strokeWidth={1.25} />
              <Quiet>
                <Trans>Choose what to buy to see the payment code.</Trans>
              </Quiet>
            </>
          )}
        </div>
      </section>
    );
  const canAskAgain = CAN_ASK_AGAIN.has(phase);
  const over = canAskAgain || phase === 'checking';
  // an address of an app, e.g. weixin:, only works on the phone that scans the code
  const opens = (phase === 'asking' || phase === 'waiting') && (!url || address);
  const openButton = opens && (
    <Button variant={touchOnly ? 'primary' : 'secondary'} size="md" onClick={open}>
      <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
      <Trans>Open the payment page</Trans>
    </Button>
  );
  return (
    <section ref={ref} tabIndex={-1} data-ui="pay" className={styles.pay} aria-label={t`Payment`}>
      <div className={styles.product}>
        <PayProduct goods={goods} />
      </div>
      {/* nobody scans the screen of the phone in their hand */}
      {touchOnly && openButton}
      <div className={styles.code} data-over={over || undefined}>
        {url && phase !== 'failed' ? (
          <QrCode text={url} label={over ? t`Payment code, no longer valid` : t`Payment code`} />
        ) : (
          <Skeleton className={styles.codeSkeleton} />
        )}
      </div>
      <div role="status">
        <PayWords />
      </div>
      {phase === 'waiting' && <OnlyHereNote address={url ?? ''} />}
      {phase === 'waiting' && <Countdown endsAt={endsAt} />}
      {canAskAgain && (
        <Button variant="primary" size="md" disabledReason={!online && t`You're offline`} onClick={again}>
          <Trans>Get a new code</Trans>
        </Button>
      )}
      {!touchOnly && openButton}
    </section>
  );
}
