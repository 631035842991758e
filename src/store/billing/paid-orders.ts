import { proxy } from 'valtio';
import { onLoginChange } from '../account/on-sign-out.ts';

/** Payments that arrived while their order was on no screen, and that nobody was told about yet. */
export const paidOrders = proxy({ unseen: 0 });

onLoginChange(() => {
  paidOrders.unseen = 0;
});
