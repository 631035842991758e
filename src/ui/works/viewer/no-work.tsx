import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../kit/empty-state.tsx';
import { LoadFailed } from '../../kit/load-failed.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import type { Viewed } from './use-viewer.ts';

/** Shown instead of a work: it is loading, it was deleted, or it could not be read. */
export function NoWork({
  state,
  onAgain,
  onClose,
}: {
  state: Viewed['state'];
  onAgain: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  if (state === 'gone')
    return (
      <EmptyState
        heading="h2"
        title={t`This work is no longer here`}
        action={{ run: onClose, label: t`See other works` }}
      >
        <Trans>Its owner has deleted it, or it is not public.</Trans>
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <LoadFailed title={t`Couldn't load this work`} onRetry={onAgain}>
        <Trans>Check your connection and try again.</Trans>
      </LoadFailed>
    );
  return <Spinner size={28} strokeWidth={1.75} aria-label={t`Loading the work…`} />;
}
