import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { STORAGE } from '../../store/storage-keys.ts';
import { toast } from '../../store/toasts.ts';

/** Confirms a payment after the reload that follows it (BILL-18). */
export function usePaidNews(): void {
  const { t } = useLingui();
  useEffect(() => {
    if (!sessionStorage.getItem(STORAGE.paid)) return;
    sessionStorage.removeItem(STORAGE.paid);
    toast({ type: 'success', title: t`Your payment has arrived` });
  }, [t]);
}
