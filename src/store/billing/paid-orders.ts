import { proxy } from 'valtio';
import { onLoginChange, onSignOut } from '../account/on-sign-out.ts';
import { browserValues } from '../browser-values.ts';
import { STORAGE } from '../storage-keys.ts';

/** Payments that arrived while their order was on no screen, and that nobody was told about yet. */
export const paidOrders = proxy({ unseen: 0 });

/** Notes on this device until when an order may be paid, so that a page that is opened until then looks for it. */
export function noteOrder(endsAt: number): void {
  browserValues.write(STORAGE.payUntil, String(Math.max(endsAt, payUntil())));
}

/** Whether an order of this device may be waiting for its payment. */
export const mayBePaid = (): boolean => Date.now() < payUntil();

const payUntil = (): number => Number(browserValues.read(STORAGE.payUntil)) || 0;

onLoginChange(() => {
  paidOrders.unseen = 0;
});
onSignOut(() => browserValues.drop(STORAGE.payUntil));
