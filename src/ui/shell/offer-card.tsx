import { useId } from 'react';
import { Button } from '../kit/button.tsx';
import type { OfferWords } from '../kit/use-offer.ts';
import styles from './offer-card.module.css';
import { useOfferSaid } from './use-offer-said.ts';

/** An offer with its buttons. @param quiet not announced to screen readers, because the person opened it */
export function OfferCard({ offer, quiet = false }: { offer: OfferWords; quiet?: boolean }) {
  const { icon: Icon, title, words, accept, dismiss } = offer;
  const id = useId();
  useOfferSaid(title, quiet);
  return (
    <section className={styles.card} data-in-sheet={quiet || undefined} data-ui="offer" aria-labelledby={id}>
      <h2 id={id}>
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        {title}
      </h2>
      <p>{words}</p>
      <div>
        {accept && (
          <Button variant="primary" size="xs" onClick={accept.run}>
            {accept.label}
          </Button>
        )}
        <Button variant="quiet" size="xs" onClick={dismiss.run}>
          {dismiss.label}
        </Button>
      </div>
    </section>
  );
}
