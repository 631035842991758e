import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { openDialog } from '../../store/dialogs.ts';
import { logFilter, pointsLog } from '../../store/user-center/lists.ts';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { signedOf } from '../kit/times.ts';
import { LogFilter } from './log-filter.tsx';
import { Row } from './row.tsx';
import { Rows } from './rows.tsx';
import { usePaged } from './use-paged.ts';

const NONE = {
  gained: msg`No points gained yet.`,
  spent: msg`No points spent yet.`,
};

/** How points were gained and spent (USER-06). */
export function LogTab() {
  const { t, i18n } = useLingui();
  const view = usePaged(pointsLog);
  const { shown } = useSnapshot(logFilter);
  const empty = shown === 'all' && view.held.state === 'ready' && view.held.items.length === 0;
  return (
    <>
      {!empty && <LogFilter />}
      <Rows
        label={t`Points log`}
        list={pointsLog}
        view={view}
        none={shown === 'all' ? <NothingYet /> : <Quiet>{i18n._(NONE[shown])}</Quiet>}
        row={({ description, create_time, points }) => (
          <Row name={description} at={create_time} gain={points > 0}>
            {signedOf(i18n.locale, points)}
          </Row>
        )}
      />
    </>
  );
}

const NothingYet = () => (
  <>
    <Quiet>
      <Trans>No points earned or spent yet.</Trans>
    </Quiet>
    <Button variant="secondary" size="md" onClick={() => openDialog({ name: 'buy' })}>
      <Trans>Buy points</Trans>
    </Button>
  </>
);
