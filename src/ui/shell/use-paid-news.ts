import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { STORAGE } from '../../store/storage-keys.ts';
import { toast } from '../../store/toasts.ts';

/** Says, after the reload that follows a payment (BILL-18), that it has arrived. */
export function usePaidNews(): void {
  const { t } = useLingui();
  useEffect(() => {
    if (!sessionStorage.getItem(STORAGE.paid)) return;
    sessionStorage.removeItem(STORAGE.paid);
    toast({ type: 'success', title: t`Your payment has arrived` });
  }, [t]);
}
