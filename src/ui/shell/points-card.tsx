import { Trans, useLingui } from '@lingui/react/macro';
import { openDialog } from '../../store/dialogs.ts';
import { useKnownMember } from '../kit/use-known-member.ts';
import styles from './points-card.module.css';

/** The balance, `potins` of the points payload (POINTS-02). Opens Buy points. */
export function PointsCard() {
  const { t, i18n } = useLingui();
  const { member } = useKnownMember();
  if (!member) return null;
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
      <strong>{i18n.number(member.total_points)}</strong>
    </button>
  );
}
