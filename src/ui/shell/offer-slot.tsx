import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { type OfferName, offers } from '../../store/offers.ts';
import type { OfferProps } from '../kit/use-offer.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferEntry } from './offer-entry.tsx';
import { useMedia } from './use-media.ts';

/** What each offer says; loaded when it first stands. */
const WORDS: Record<OfferName, LazyExoticComponent<ComponentType<OfferProps>>> = {
  update: lazy(() => import('./update-offer.tsx')),
  notices: lazy(() => import('../notices/notices-offer.tsx')),
  install: lazy(() => import('../install/install-offer.tsx')),
};

/** Where the sidebar has room left for a card below its places. */
const ROOMY = '(min-width: 1365px) and (min-height: 780px)';

/**
 * The one place of offers: in the sidebar's free room, and on phones in the sheet behind More. It lies over nothing, and nothing
 * moves when an offer comes or goes.
 * @param at the sheet shows the card whatever the room
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
