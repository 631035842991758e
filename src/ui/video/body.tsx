import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { EVERYTHING, isEverything } from '../../store/history-query.ts';
import { found, search } from '../../store/video/clip-found.ts';
import { clips } from '../../store/video/clips.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { VideoExamples } from './examples.tsx';
import { History } from './history.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { SearchNote } from './search-note.tsx';
import { useHistory } from './use-history.ts';
import { useQuery, useSearching } from './use-query.ts';

/** The history or the results of a search, or their loading, empty or error state. */
export function Body() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { query } = useQuery();
  const list = useSnapshot(clips.state);
  const read = useHistory();
  useSearching(query);
  if (!token) return <VideoExamples />;
  if (!isEverything(query)) return <Results />;
  if (list.items.length > 0) return <History list={clips} />;
  if (list.state === 'ready') return <VideoExamples />;
  if (list.state === 'failed')
    return (
      <LoadFailed title={t`Couldn't load your history`} onRetry={read}>
        <Trans>Your clips are safe on the server.</Trans>
      </LoadFailed>
    );
  return <HistorySkeleton />;
}

/** What a search found, or that it found nothing. */
function Results() {
  const { t } = useLingui();
  const { items, state, hasNext } = useSnapshot(found.state);
  const { reach } = useSnapshot(search);
  const { change } = useQuery();
  const note = <SearchNote reach={reach} hasNext={hasNext} />;
  if (items.length > 0 || (state === 'ready' && hasNext)) return <History list={found} head={note} />;
  if (state !== 'ready' && state !== 'failed') return <HistorySkeleton />;
  return (
    <EmptyState
      heading="h2"
      role="status"
      title={state === 'failed' ? <Trans>Couldn't search your history</Trans> : <Trans>Nothing found</Trans>}
      more={note}
      action={{ label: t`Show everything`, run: () => change(EVERYTHING) }}
    >
      <Trans>No clip fits. Try fewer words, or take a filter away.</Trans>
    </EmptyState>
  );
}
