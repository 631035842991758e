import { Suspense, useState } from 'react';
import { later } from '../kit/later.ts';
import type { OfferWords } from '../kit/use-offer.ts';
import { styled } from '../theme/styled.tsx';
import styles from './entry.module.css';
import { useOfferSaid } from './use-offer-said.ts';

const OfferDialog = later(styled(() => import('./offer-dialog.tsx')));

/** An entry in the sidebar that opens the offer, where there is no space for the card. */
export function OfferEntry({ offer }: { offer: OfferWords }) {
  const { icon: Icon, title } = offer;
  const [open, setOpen] = useState(false);
  useOfferSaid(title);
  return (
    <>
      <button
        type="button"
        className={`place ${styles.panel} ${styles.named} ${styles.offer}`}
        data-ui="offer-entry"
        data-name={title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden />
        <span className={`word ${styles.words}`}>{title}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <OfferDialog offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
