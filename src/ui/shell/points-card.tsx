import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../store/points.ts';

/** The balance: `potins` of the points payload (POINTS-02). */
export function PointsCard() {
  const { i18n } = useLingui();
  const { payload } = useSnapshot(points);
  if (!payload) return null;
  return (
    <div className="points">
      <small>
        <Trans>Points</Trans>
      </small>
      <strong>{i18n.number(payload.total_points)}</strong>
    </div>
  );
}
