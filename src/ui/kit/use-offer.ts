import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { type OfferName, wantOffer, withdrawOffer } from '../../store/offers.ts';

/** An offer in words. */
export interface OfferWords {
  icon: LucideIcon;
  title: string;
  /** A sentence more. */
  words: string;
  accept?: { label: string; run: () => void };
  dismiss: { label: string; run: () => void };
}

/** A part that says an offer in the slot's look. */
export interface OfferProps {
  children: (offer: OfferWords) => ReactNode;
}

/** Puts an offer into the queue for as long as it is wanted. */
export function useOffer(name: OfferName, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    wantOffer(name);
    return () => withdrawOffer(name);
  }, [name, wanted]);
}
