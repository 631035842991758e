import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { order } from '../../store/billing/order.ts';
import { browser } from '../../store/browser.ts';
import { forms } from '../../store/reload.ts';
import { uploads } from '../../store/uploads.ts';
import { isOnlyHere } from '../kit/only-here.tsx';
import { safeAddress } from '../kit/safe-address.ts';
import { SentenceGap } from '../kit/sentence-gap.tsx';
import { useTouchOnly } from '../kit/use-touch-only.ts';

/** The state of the order in one line. */
export function PayWords() {
  const { phase } = useSnapshot(order);
  switch (phase) {
    case 'asking':
      return <Trans>Getting the payment code…</Trans>;
    case 'waiting':
      return <HowToPay />;
    case 'checking':
      return <TimeIsUp />;
    case 'paid':
      return <Paid />;
    case 'refunded':
      return <Trans>This order was refunded. Get a new code to buy it again</Trans>;
    case 'expired':
      return <Trans>This code has expired. Get a new one</Trans>;
    case 'over':
      return <Trans>This code is no longer valid. Get a new one</Trans>;
    case 'elsewhere':
      return (
        <Trans>
          A newer code for this is open in another window or on another device. Pay there, or get one here
        </Trans>
      );
    case 'failed':
      return <Trans>Couldn't load the payment code.</Trans>;
    default:
      return null;
  }
}

/** Nothing can be checked without a network; the order is looked up once it is back. */
function TimeIsUp() {
  const { online } = useSnapshot(browser);
  return online ? (
    <Trans>Time is up. Checking whether your payment has arrived…</Trans>
  ) : (
    <Trans>Time is up. Whether your payment has arrived can be checked once you're online again.</Trans>
  );
}

/** By the code or, with an address of the web, by its page: whoever holds the phone that shows the code cannot scan it. */
function HowToPay() {
  const { url } = useSnapshot(order);
  const touchOnly = useTouchOnly();
  if (!safeAddress(url ?? '')) return <Trans>Scan the code with your phone to pay</Trans>;
  if (isOnlyHere(url ?? '')) return <Trans>Open the payment page to pay</Trans>;
  return touchOnly ? (
    <Trans>Open the payment page, or scan the code with another phone</Trans>
  ) : (
    <Trans>Scan the code with your phone, or open the payment page</Trans>
  );
}

/** Says that the order is paid, and what the reload waits for. */
function Paid() {
  const { unsaved } = useSnapshot(forms);
  const { running } = useSnapshot(uploads);
  return (
    <>
      <Trans>Paid. Thank you!</Trans>
      <SentenceGap />
      {running > 0 ? (
        <Trans>The page reloads when your upload is done.</Trans>
      ) : (
        unsaved > 0 && <Trans>The page reloads when you've finished your unsaved work.</Trans>
      )}
    </>
  );
}
