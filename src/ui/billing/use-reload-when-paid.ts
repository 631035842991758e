import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refreshPoints } from '../../store/account/points.ts';
import { order } from '../../store/billing/order.ts';
import { tabValues } from '../../store/browser-values.ts';
import { reloadLoses, reloadLosesNothing } from '../../store/reload.ts';
import { STORAGE } from '../../store/storage-keys.ts';
import { report } from '../errors/error-policy.ts';

/** Reloads the page after a payment (BILL-18), once nothing would be lost by it. The new page confirms the payment. */
export function useReloadWhenPaid(): void {
  const { phase } = useSnapshot(order);
  useEffect(() => {
    if (phase !== 'paid') return;
    tabValues.write(STORAGE.paid, '1');
    // show the new balance now, in case the reload has to wait
    if (reloadLoses()) refreshPoints().catch((error: unknown) => report(error, { background: true }));
    void reloadLosesNothing().then(() => location.reload());
  }, [phase]);
}
