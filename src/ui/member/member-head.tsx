import { Button } from '@chakra-ui/react/button';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { openDialog } from '../../store/dialogs.ts';
import { points } from '../../store/points.ts';
import { Avatar } from '../kit/avatar.tsx';
import { MemberBadge } from './member-badge.tsx';

/** Who it is, and what they have (USER-01). */
export function MemberHead() {
  const { payload } = useSnapshot(points);
  return (
    <section className="member-head" aria-busy={payload === null}>
      <Avatar src={payload?.avatar ?? ''} />
      <div className="member-who">
        <strong>{payload?.star_tel}</strong>
        {payload && <span>{plural(payload.total_points, { one: '# point', other: '# points' })}</span>}
        {payload?.member_arr?.buy_member === 1 && (
          <MemberBadge name={payload.member_arr.member_name} until={payload.member_arr.expire_time} />
        )}
      </div>
      <Button variant="outline" size="md" onClick={() => openDialog({ name: 'buy' })}>
        <Trans>Buy points</Trans>
      </Button>
    </section>
  );
}
