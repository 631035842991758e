import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { points, refreshPoints } from '../../store/account/points.ts';
import { session } from '../../store/account/session-state.ts';
import { mayBePaid, paidOrders } from '../../store/billing/paid-orders.ts';
import { tabValues } from '../../store/browser-values.ts';
import { refreshUnread } from '../../store/messages/messages.ts';
import { STORAGE } from '../../store/storage-keys.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';

const quietly = (error: unknown) => report(error, { background: true });

/** Looks whether orders of an earlier visit can still be paid, and watches them. */
const watchLeftOrders = (): void =>
  void import('../../store/billing/left-orders.ts').then((left) => left.readLeftOrders()).catch(quietly);

/** Confirms a payment on any page: after the reload that follows it (BILL-18), and when its code or its page had been closed. */
export function usePaidNews(): void {
  const { t } = useLingui();
  const { unseen } = useSnapshot(paidOrders);
  const { token } = useSnapshot(session);
  const sayPaid = useEffectEvent(async () => {
    // the balance says more than the word alone; a payment is told without it too
    await refreshPoints().catch(quietly);
    const balance = points.payload?.total_points;
    toast({
      type: 'success',
      title: t`Your payment has arrived`,
      ...(balance !== undefined && {
        description: plural(balance, { one: 'You now have # point.', other: 'You now have # points.' }),
      }),
    });
  });
  useEffect(() => {
    if (!tabValues.read(STORAGE.paid)) return;
    tabValues.drop(STORAGE.paid);
    void sayPaid();
  }, []);
  useEffect(() => {
    if (token && mayBePaid()) watchLeftOrders();
  }, [token]);
  useEffect(() => {
    if (unseen === 0) return;
    paidOrders.unseen = 0;
    // the studio has sent a message about it too
    refreshUnread().catch(quietly);
    void sayPaid();
  }, [unseen]);
}
