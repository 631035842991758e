import { Trans, useLingui } from '@lingui/react/macro';
import { friends } from '../../store/user-center/lists.ts';
import { Quiet } from '../kit/quiet.tsx';
import { signedOf } from '../kit/times.ts';
import { InviteLink } from './invite-link.tsx';
import { Row } from './row.tsx';
import { Rows } from './rows.tsx';
import { Totals } from './totals.tsx';
import { usePaged } from './use-paged.ts';

/** The invitation link, and who joined with it (USER-08, USER-09, USER-11). */
export function FriendsTab() {
  const { t, i18n } = useLingui();
  const view = usePaged(friends);
  const { totals } = view.held;
  return (
    <>
      <InviteLink />
      {totals && (
        <Totals
          of={[
            { label: t`Friends who joined`, value: i18n.number(totals.total) },
            { label: t`Points earned from friends`, value: i18n.number(totals.points) },
          ]}
        />
      )}
      <Rows
        label={t`Friends who joined`}
        list={friends}
        view={view}
        none={
          <Quiet>
            <Trans>Nobody has joined with your link yet. Send it to a friend.</Trans>
          </Quiet>
        }
        row={({ star_tel, create_time, points }) => (
          <Row name={star_tel} at={create_time} gain={points > 0}>
            {signedOf(i18n.locale, points)}
          </Row>
        )}
      />
    </>
  );
}
