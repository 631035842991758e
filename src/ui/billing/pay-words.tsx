import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { order } from '../../store/billing/order.ts';
import { forms } from '../../store/reload.ts';
import { uploads } from '../../store/uploads.ts';
import { safeAddress } from '../kit/safe-address.ts';

/** The state of the order in one line. */
export function PayWords() {
  const { phase, url } = useSnapshot(order);
  switch (phase) {
    case 'asking':
      return <Trans>Getting the payment code…</Trans>;
    case 'waiting':
      // whoever is on that phone already cannot scan it
      return safeAddress(url ?? '') ? (
        <Trans>Scan the code with your phone, or open the payment page</Trans>
      ) : (
        <Trans>Scan the code with your phone to pay</Trans>
      );
    case 'checking':
      return <Trans>Time is up. Checking whether your payment has arrived…</Trans>;
    case 'paid':
      return <Paid />;
    case 'expired':
      return <Trans>This code has expired. Get a new one</Trans>;
    case 'over':
      return <Trans>This code is no longer valid. Get a new one</Trans>;
    case 'failed':
      return <Trans>Couldn't load the payment code.</Trans>;
    default:
      return null;
  }
}

/** Says that the order is paid, and what the reload waits for. */
function Paid() {
  const { unsaved } = useSnapshot(forms);
  const { running } = useSnapshot(uploads);
  return (
    <>
      <Trans>Paid. Thank you!</Trans>{' '}
      {running > 0 ? (
        <Trans>The page reloads when your upload is done.</Trans>
      ) : (
        unsaved > 0 && <Trans>The page reloads when you've finished your unsaved work.</Trans>
      )}
    </>
  );
}
