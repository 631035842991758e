import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { type OfferName, wantOffer, withdrawOffer } from '../../store/offers.ts';

/** The texts of an offer. */
export interface OfferWords {
  icon: LucideIcon;
  title: string;
  /** A sentence more. */
  words: string;
  accept?: { label: string; run: () => void };
  dismiss: { label: string; run: () => void };
}

/** A component that shows an offer in the style of its slot. */
export interface OfferProps {
  children: (offer: OfferWords) => ReactNode;
}

/** Adds an offer to the queue for as long as it is wanted. */
export function useOffer(name: OfferName, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    wantOffer(name);
    return () => withdrawOffer(name);
  }, [name, wanted]);
}
