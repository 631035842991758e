import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { openDialog } from '../../store/dialogs.ts';
import styles from './points-card.module.css';

/** The balance: `potins` of the points payload (POINTS-02), and the way to more. */
export function PointsCard() {
  const { t, i18n } = useLingui();
  const { payload } = useSnapshot(points);
  if (!payload) return null;
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
      <strong>{i18n.number(payload.total_points)}</strong>
    </button>
  );
}
