import { proxy } from 'valtio';

/** What the app offers by itself. If two are wanted at the same time, the first of this list is shown. */
export const OFFERS = ['update', 'notices', 'install'] as const;
export type OfferName = (typeof OFFERS)[number];

/** The shell shows one offer at a time. The others wait until it is answered or outdated; only an update does not wait. */
export const offers = proxy({ wanted: [] as OfferName[], standing: null as OfferName | null });

function settle(): void {
  const { wanted, standing } = offers;
  // an unanswered offer must not keep a new version away for hours
  if (standing && wanted.includes(standing) && !wanted.includes('update')) return;
  offers.standing = OFFERS.find((name) => wanted.includes(name)) ?? null;
}

/** Asks for this offer to be shown. */
export function wantOffer(name: OfferName): void {
  if (!offers.wanted.includes(name)) offers.wanted.push(name);
  settle();
}

/** Ends the offer: it was answered, or is outdated. */
export function withdrawOffer(name: OfferName): void {
  offers.wanted = offers.wanted.filter((one) => one !== name);
  settle();
}
