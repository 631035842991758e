import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { closeDialog } from '../../store/dialogs.ts';
import { points } from '../../store/points.ts';
import { SheetDialog } from '../kit/sheet-dialog.tsx';

/** What code 2001 opens (ERR-03). The way to more points stands here: nothing yet but an honest word. */
export default function ShortOfPointsDialog({ cost }: { cost: number | null }) {
  const { t, i18n } = useLingui();
  const balance = useSnapshot(points).payload?.total_points;
  return (
    <SheetDialog title={t`Not enough points`} size="xs" onClose={closeDialog}>
      <dl className="receipt">
        {cost !== null && (
          <div>
            <dt>
              <Trans>This costs</Trans>
            </dt>
            <dd>{i18n.number(cost)}</dd>
          </div>
        )}
        {balance !== undefined && (
          <div>
            <dt>
              <Trans>You have</Trans>
            </dt>
            <dd>{i18n.number(balance)}</dd>
          </div>
        )}
      </dl>
      <p className="quiet">
        <Trans>
          Nothing was charged. Buying points is not open yet; a model that costs less may still be within
          reach.
        </Trans>
      </p>
    </SheetDialog>
  );
}
