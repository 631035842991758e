import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { closeDialog, openDialog } from '../../store/dialogs.ts';
import { points } from '../../store/points.ts';
import { SheetDialog } from '../kit/sheet-dialog.tsx';

/** What code 2001 opens (ERR-03). The way to more points stands here. */
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
        <Trans>Nothing was charged. A model that costs less may still be within reach.</Trans>
      </p>
      <Button variant="solid" size="lg" width="100%" mt="4" onClick={() => openDialog({ name: 'buy' })}>
        <Trans>Buy points</Trans>
      </Button>
    </SheetDialog>
  );
}
