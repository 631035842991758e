import { proxy } from 'valtio';

/** What the app offers by itself. Of two that are wanted in the same moment the first is shown. */
export const OFFERS = ['update', 'notices', 'install'] as const;
export type OfferName = (typeof OFFERS)[number];

/** One offer at a time stands in the shell's slot; the others wait until it is answered, or no longer fits. */
export const offers = proxy({ wanted: [] as OfferName[], standing: null as OfferName | null });

function settle(): void {
  const { wanted, standing } = offers;
  if (standing && wanted.includes(standing)) return;
  offers.standing = OFFERS.find((name) => wanted.includes(name)) ?? null;
}

/** There is reason to offer this now. */
export function wantOffer(name: OfferName): void {
  if (!offers.wanted.includes(name)) offers.wanted.push(name);
  settle();
}

/** It was answered, or there is no reason for it any more. */
export function withdrawOffer(name: OfferName): void {
  offers.wanted = offers.wanted.filter((one) => one !== name);
  settle();
}
