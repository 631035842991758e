import { Trans, useLingui } from '@lingui/react/macro';
import { ORDER_REFUNDED } from '../../api/user-center.ts';
import { awards } from '../../store/user-center/lists.ts';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { useYuan } from '../kit/use-yuan.ts';
import { Row } from './row.tsx';
import { Rows } from './rows.tsx';
import { Totals } from './totals.tsx';
import { usePaged } from './use-paged.ts';

/** What the orders of invited people earned, as money that the studio pays out (USER-14, USER-15). */
export function DistributionTab({ onInvite }: { onInvite: () => void }) {
  const { t, i18n } = useLingui();
  const yuan = useYuan();
  const view = usePaged(awards);
  const { totals } = view.held;
  return (
    <>
      <Quiet>
        <Trans>You earn a share of what your friends pay. The studio pays out your balance.</Trans>
      </Quiet>
      {totals && (
        <Totals
          of={[
            { label: t`Orders`, value: i18n.number(totals.total) },
            { label: t`Paid by friends`, value: yuan(totals.total_order_amount) },
            { label: t`Your share`, value: yuan(totals.distribute_amount) },
            { label: t`Balance`, value: yuan(totals.balance) },
          ]}
        />
      )}
      <Rows
        label={t`Your friends' orders`}
        list={awards}
        view={view}
        none={
          <>
            <Quiet>
              <Trans>None of your friends has bought anything yet.</Trans>
            </Quiet>
            <Button variant="secondary" size="md" onClick={onInvite}>
              <Trans>Invite friends</Trans>
            </Button>
          </>
        }
        row={({ star_tel, create_time, awards: earned, refunded }) => (
          <Row name={star_tel} at={create_time} gain={earned > 0} note={refundWords(refunded)}>
            {yuan(earned)}
          </Row>
        )}
      />
    </>
  );
}

/** That a friend got money back explains why the share is smaller. */
function refundWords(refunded: number | undefined) {
  if (refunded === ORDER_REFUNDED.whole) return <Trans>Refunded</Trans>;
  return refunded === ORDER_REFUNDED.part ? <Trans>Partly refunded</Trans> : null;
}
