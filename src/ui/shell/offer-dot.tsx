import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { offers } from '../../store/offers.ts';
import styles from './offer-dot.module.css';

/** Marks the phone's More while its sheet has an offer. */
export function OfferDot() {
  const { standing } = useSnapshot(offers);
  if (!standing) return null;
  return (
    <>
      <i className={styles.dot} data-ui="offer-dot" aria-hidden />
      <span className="unseen">
        <Trans>1 suggestion</Trans>
      </span>
    </>
  );
}
