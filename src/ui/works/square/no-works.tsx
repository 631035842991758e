import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import { square, squareQuery } from '../../../store/works/square.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { LinkButton } from '../../kit/link-button.tsx';
import { LoadFailed } from '../../kit/load-failed.tsx';
import { addressOf } from '../../router/routes.ts';

/** Shown instead of works: there are none, none match, or they could not be read. */
export function NoWorks({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  const { state, cached } = useSnapshot(square.state);
  const { words } = useSnapshot(squareQuery);
  const { online } = useSnapshot(browser);
  if (state === 'failed' && !cached)
    return (
      <LoadFailed title={online ? t`Couldn't load the square` : t`You're offline`} onRetry={onAgain}>
        {online ? (
          <Trans>Try again in a moment.</Trans>
        ) : words ? (
          <Trans>
            Searching needs a connection. Without a search, works that you have seen before appear here.
          </Trans>
        ) : (
          <Trans>Works that you have seen before appear here without a connection.</Trans>
        )}
      </LoadFailed>
    );
  if (words)
    return (
      <EmptyState heading="h2" title={t`No works match "${words}"`} role="status">
        <Trans>Try fewer or other words. Titles, descriptions and authors are searched.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title={t`Nothing has been published yet`}
      actions={
        <LinkButton variant="primary" size="lg" href={`#${addressOf('create')}`}>
          <Trans>Make a film</Trans>
        </LinkButton>
      }
    >
      <Trans>Be the first: publish a video, or make a film and show it here.</Trans>
    </EmptyState>
  );
}
