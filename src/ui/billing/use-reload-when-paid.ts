import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refreshPoints } from '../../store/account/points.ts';
import { order } from '../../store/billing/order.ts';
import { reloadLoses, reloadLosesNothing } from '../../store/reload.ts';
import { STORAGE } from '../../store/storage-keys.ts';
import { report } from '../errors/error-policy.ts';

/** Paid: the page reloads (BILL-18) once that loses nothing; the new page says it, and reads the balance. */
export function useReloadWhenPaid(): void {
  const { phase } = useSnapshot(order);
  useEffect(() => {
    if (phase !== 'paid') return;
    sessionStorage.setItem(STORAGE.paid, '1');
    // while something holds the reload, this page shows the new balance itself
    if (reloadLoses()) refreshPoints().catch((error: unknown) => report(error, { background: true }));
    void reloadLosesNothing().then(() => location.reload());
  }, [phase]);
}
