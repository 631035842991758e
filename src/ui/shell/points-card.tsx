import { Trans, useLingui } from '@lingui/react/macro';
import { openDialog } from '../../store/dialogs.ts';
import { useKnownMember } from '../kit/use-known-member.ts';
import styles from './points-card.module.css';

/** From here on a balance is too long for the narrow sidebar, which shows it rounded. */
const LONG = 100_000;

/** The balance, `potins` of the points payload (POINTS-02). Opens Buy points. */
export function PointsCard() {
  const { t, i18n } = useLingui();
  const { member } = useKnownMember();
  if (!member) return null;
  const points = member.total_points;
  const balance = i18n.number(points);
  const short = points >= LONG && i18n.number(points, { notation: 'compact', maximumSignificantDigits: 3 });
  return (
    <button
      type="button"
      data-ui="points"
      className={`points ${styles.card}`}
      title={t`Buy points`}
      onClick={() => openDialog({ name: 'buy' })}
    >
      <small>
        <Trans>Points</Trans>
      </small>
      <strong>
        <span className={short ? styles.full : undefined}>{balance}</span>
        {short && (
          <span className={styles.short} aria-hidden>
            {short}
          </span>
        )}
      </strong>
    </button>
  );
}
