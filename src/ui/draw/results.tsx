import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { found, searchDraws } from '../../store/draw/draw-found.ts';
import { RESULTS } from '../../store/draw/history-list.ts';
import { EVERYTHING, type HistoryQuery } from '../../store/history-query.ts';
import { report } from '../errors/error-policy.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { useHistoryQuery } from '../kit/history-address.ts';
import { LoadFailed } from '../kit/load-failed.tsx';
import { SearchNote } from '../kit/search-note.tsx';
import styles from './results.module.css';
import { StreamSkeleton } from './stream-skeleton.tsx';

/** The search results, newest at the bottom, or a note that there are none. */
export function Results({
  show,
}: {
  /** Renders the list in the chosen view. */
  show: (list: typeof RESULTS, head: ReactNode) => ReactNode;
}) {
  const { t } = useLingui();
  const { state, records, query, hasNext, reach } = useSnapshot(found);
  const { change } = useHistoryQuery('draw');
  const note = (
    <SearchNote reach={reach} hasNext={hasNext} className={styles.note}>
      <Trans>This studio can't search by itself. Older pictures are looked through as they load.</Trans>
    </SearchNote>
  );
  if (state === 'failed')
    return (
      <LoadFailed
        title={t`Couldn't search your history`}
        onRetry={() => void searchDraws(query as HistoryQuery).catch((error: unknown) => report(error))}
      >
        <Trans>Your pictures are safe on the server.</Trans>
      </LoadFailed>
    );
  if (records.length > 0 || (state === 'ready' && hasNext)) return show(RESULTS, note);
  if (state !== 'ready') return <StreamSkeleton />;
  return (
    <EmptyState
      heading="h2"
      role="status"
      title={<Trans>Nothing found</Trans>}
      more={note}
      action={{ label: t`Show everything`, run: () => change(EVERYTHING) }}
    >
      {query.starred && !query.search ? (
        <Trans>Star a record to find it here.</Trans>
      ) : (
        <Trans>No record fits. Try fewer words, or take a filter away.</Trans>
      )}
    </EmptyState>
  );
}
