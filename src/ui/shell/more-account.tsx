import { Button } from '@chakra-ui/react/button';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { openDialog } from '../../store/dialogs.ts';
import { points } from '../../store/points.ts';
import { session } from '../../store/session-state.ts';
import { Avatar } from '../kit/avatar.tsx';
import { signOutAndGoHome } from './sign-out.ts';

export function MoreAccount({ onLeave }: { onLeave: () => void }) {
  const { token } = useSnapshot(session);
  const { payload } = useSnapshot(points);
  const signIn = () => {
    onLeave();
    openDialog({ name: 'login' });
  };
  const buy = () => {
    onLeave();
    openDialog({ name: 'buy' });
  };
  const signOut = () => {
    onLeave();
    void signOutAndGoHome();
  };
  if (!token)
    return (
      <Button variant="solid" size="lg" width="100%" onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
    );
  return (
    <div className="more-account">
      <Avatar src={payload?.avatar ?? ''} />
      <div>
        <strong>{payload?.star_tel}</strong>
        {payload && <small>{plural(payload.total_points, { one: '# point', other: '# points' })}</small>}
      </div>
      <Button variant="outline" size="md" onClick={buy}>
        <Trans>Buy points</Trans>
      </Button>
      <Button variant="outline" size="md" onClick={signOut}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  );
}
