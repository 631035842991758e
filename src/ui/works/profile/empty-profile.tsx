import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { HOME } from '../../../api/works.ts';
import { session } from '../../../store/account/session-state.ts';
import { browser } from '../../../store/browser.ts';
import { openDialog } from '../../../store/dialogs.ts';
import { filterProfile, profile, profileWorks } from '../../../store/works/profile.ts';
import { report } from '../../errors/error-policy.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { LinkButton } from '../../kit/link-button.tsx';
import { LoadFailed } from '../../kit/load-failed.tsx';
import { addressOf } from '../../router/routes.ts';

/** Shown instead of works: sign in first, there are none, or they could not be read. */
export function EmptyProfile({ isSelf, onAgain }: { isSelf: boolean; onAgain: () => void }) {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { state, cached } = useSnapshot(profileWorks.state);
  const { homeId, filter, gone } = useSnapshot(profile);
  const { online } = useSnapshot(browser);
  if (!token && homeId === HOME.own)
    return (
      <EmptyState
        heading="h2"
        title={t`Sign in to see your works`}
        action={{ label: t`Sign in`, run: () => openDialog({ name: 'login' }) }}
      >
        <Trans>Films you publish stand here, each with its state, and everybody can visit your page.</Trans>
      </EmptyState>
    );
  if (gone)
    return (
      <EmptyState
        heading="h2"
        title={t`There is nobody here`}
        actions={
          <LinkButton variant="primary" size="lg" href={`#${addressOf('square')}`}>
            <Trans>See other works</Trans>
          </LinkButton>
        }
      >
        <Trans>The address is wrong, or this member has left the studio.</Trans>
      </EmptyState>
    );
  if (state === 'failed' && !cached)
    return (
      <LoadFailed title={online ? t`Couldn't load this page` : t`You're offline`} onRetry={onAgain}>
        {online ? (
          <Trans>Check your connection and try again.</Trans>
        ) : (
          <Trans>Pages that you have seen before appear here without a connection.</Trans>
        )}
      </LoadFailed>
    );
  if (!isSelf)
    return (
      <EmptyState heading="h2" title={t`Nothing has been published yet`}>
        <Trans>Works appear here once they are public.</Trans>
      </EmptyState>
    );
  if (filter !== 'all')
    return (
      <EmptyState
        heading="h2"
        title={t`None of your works is in this state`}
        action={{
          label: t`Show all`,
          run: () => void filterProfile('all').catch((error: unknown) => report(error)),
        }}
      />
    );
  return (
    <EmptyState
      heading="h2"
      title={t`You have no works yet`}
      actions={
        <LinkButton variant="primary" size="lg" href={`#${addressOf('create')}`}>
          <Trans>Make a film</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Finished films appear here by themselves. To add a video from elsewhere, press Publish video.
      </Trans>
    </EmptyState>
  );
}
