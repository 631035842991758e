import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { INVITE_REWARD } from '../../api/user-center.ts';
import { invitation } from '../../store/account/invitation.ts';
import { session } from '../../store/account/session-state.ts';

/** What a visitor who came by an invitation link is told; empty for everybody else. Nothing says who invited them. */
export function useInvitedWords(): string {
  const { t } = useLingui();
  const { code } = useSnapshot(invitation);
  const { token } = useSnapshot(session);
  const { friend } = INVITE_REWARD;
  return code && !token ? t`You've been invited: sign up to get ${friend} points.` : '';
}
