import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { type OfferName, offers } from '../../store/offers.ts';
import { later } from '../kit/later.ts';
import { useMedia } from '../kit/use-media.ts';
import type { OfferProps } from '../kit/use-offer.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferEntry } from './offer-entry.tsx';

/** The texts of each offer; loaded when first shown. */
const WORDS: Record<OfferName, LazyExoticComponent<ComponentType<OfferProps>>> = {
  update: later(() => import('./update-offer.tsx')),
  notices: later(() => import('../notices/notices-offer.tsx')),
  install: later(() => import('../install/install-offer.tsx')),
};

/** Screens where the sidebar has space for a card. */
const ROOMY = '(min-width: 1365px) and (min-height: 780px)';

/**
 * The one place for offers: the sidebar's free space, and on phones the sheet behind More. It covers nothing, and nothing
 * moves when an offer comes or goes.
 * @param at the sheet always shows the card
 */
export function OfferSlot({ at }: { at: 'sidebar' | 'sheet' }) {
  const { standing } = useSnapshot(offers);
  const roomy = useMedia(ROOMY);
  if (!standing) return null;
  const Words = WORDS[standing];
  return (
    <Suspense fallback={null}>
      <Words>
        {(offer) =>
          at === 'sheet' || roomy ? (
            <OfferCard offer={offer} quiet={at === 'sheet'} />
          ) : (
            <OfferEntry offer={offer} />
          )
        }
      </Words>
    </Suspense>
  );
}
