import { Trans, useLingui } from '@lingui/react/macro';
import { openDialog } from '../../store/dialogs.ts';
import { pointsLog } from '../../store/user-center/lists.ts';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { signedOf } from '../kit/times.ts';
import { Row } from './row.tsx';
import { Rows } from './rows.tsx';
import { usePaged } from './use-paged.ts';

/** How points were gained and spent (USER-06). */
export function LogTab() {
  const { t, i18n } = useLingui();
  const view = usePaged(pointsLog);
  return (
    <Rows
      label={t`Points log`}
      list={pointsLog}
      view={view}
      none={
        <>
          <Quiet>
            <Trans>No points earned or spent yet.</Trans>
          </Quiet>
          <Button variant="secondary" size="md" onClick={() => openDialog({ name: 'buy' })}>
            <Trans>Buy points</Trans>
          </Button>
        </>
      }
      row={({ description, create_time, points }) => (
        <Row name={description} at={create_time} gain={points > 0}>
          {signedOf(i18n.locale, points)}
        </Row>
      )}
    />
  );
}
