import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { order, orderAgain } from '../../store/billing/order.ts';
import { browser } from '../../store/browser.ts';
import { toast } from '../../store/toasts.ts';
import { QrCode } from '../kit/qr-code.tsx';
import { safeAddress } from '../kit/safe-address.ts';
import { report } from '../shell/error-policy.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The code of the order, how long it lasts, and what became of it (BILL-15 to 18). */
export function PayPanel() {
  const { t } = useLingui();
  const { phase, url } = useSnapshot(order);
  const { online } = useSnapshot(browser);
  const open = () => {
    const address = url && safeAddress(url);
    if (!address) toast({ type: 'warning', title: t`The payment code is still loading, please wait` });
    else window.open(address, '_blank', 'noopener');
  };
  const again = () => void orderAgain().catch((error: unknown) => report(error));

  if (phase === 'none')
    return (
      <section className="pay" aria-label={t`Payment`}>
        <p className="quiet">
          <Trans>Choose what to buy, and its payment code appears here.</Trans>
        </p>
      </section>
    );
  const over = phase === 'expired' || phase === 'declined' || phase === 'failed';
  return (
    <section className="pay" aria-label={t`Payment`}>
      <div className="pay-code" data-over={over || undefined}>
        {url && phase !== 'failed' ? (
          <QrCode text={url} label={over ? t`Payment code, no longer good` : t`Payment code`} />
        ) : (
          <i className="bone" />
        )}
      </div>
      <div role="status">
        <Words />
      </div>
      {phase === 'waiting' && <Countdown />}
      {over ? (
        <Button variant="solid" size="md" disabled={!online} onClick={again}>
          <Trans>Get a new code</Trans>
        </Button>
      ) : (
        phase !== 'paid' && (
          <Button variant="outline" size="md" onClick={open}>
            <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
            <Trans>Open the payment page</Trans>
          </Button>
        )
      )}
    </section>
  );
}

/** One line that says where the order stands. */
function Words() {
  const { phase } = useSnapshot(order);
  switch (phase) {
    case 'asking':
      return <Trans>Getting the payment code…</Trans>;
    case 'waiting':
      return <Trans>Scan the code with your phone to pay</Trans>;
    case 'paid':
      return <Trans>Paid. Thank you!</Trans>;
    case 'expired':
      return <Trans>This code has expired. Get a new one</Trans>;
    case 'declined':
      return <Trans>The payment was declined. Nothing was charged.</Trans>;
    case 'failed':
      return <Trans>The payment code could not be loaded.</Trans>;
    default:
      return null;
  }
}

function Countdown() {
  const left = useSecondsLeft(useSnapshot(order).endsAt);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className="quiet pay-time" role="timer">
      <Trans>Expires in {time}</Trans>
    </p>
  );
}
