import { bringIntoView } from '../kit/bring-into-view.ts';

/** Scrolls the payment code into view, if it is not. */
export const showPayment = (): void => bringIntoView(document.querySelector('[data-ui=pay]'));
