import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { EVERYTHING, isEverything } from '../../store/history-query.ts';
import { songs } from '../../store/music/songs.ts';
import { found, search } from '../../store/music/songs-found.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { LoadingRows } from '../kit/loading-rows.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import styles from './body.module.css';
import { MusicExamples } from './examples.tsx';
import { SearchNote } from './search-note.tsx';
import { SongList } from './song-list.tsx';
import { useQuery, useSearching } from './use-query.ts';
import { useSongs } from './use-songs.ts';

/** The songs or the results of a search, or their loading, empty or error state. */
export function Body() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { query } = useQuery();
  const list = useSnapshot(songs.state);
  const read = useSongs();
  useSearching(query);
  if (!token) return <MusicExamples />;
  if (!isEverything(query)) return <Results />;
  if (list.items.length > 0) return <SongList list={songs} />;
  if (list.state === 'ready') return <MusicExamples />;
  if (list.state === 'failed')
    return (
      <LoadFailed title={t`Couldn't load your music`} onRetry={read}>
        <Trans>Your songs are safe on the server.</Trans>
      </LoadFailed>
    );
  return <Loading />;
}

const Loading = () => (
  <LoadingRows
    count={4}
    className={styles.loading}
    row={(key) => <Skeleton key={key} className={styles.row} />}
  />
);

/** What a search found, or that it found nothing. */
function Results() {
  const { t } = useLingui();
  const { items, state, hasNext } = useSnapshot(found.state);
  const { reach } = useSnapshot(search);
  const { change } = useQuery();
  const note = <SearchNote reach={reach} hasNext={hasNext} />;
  if (items.length > 0 || (state === 'ready' && hasNext)) return <SongList list={found} head={note} />;
  if (state !== 'ready' && state !== 'failed') return <Loading />;
  return (
    <EmptyState
      heading="h2"
      role="status"
      title={state === 'failed' ? <Trans>Couldn't search your music</Trans> : <Trans>Nothing found</Trans>}
      more={note}
      action={{ label: t`Show everything`, run: () => change(EVERYTHING) }}
    >
      <Trans>No song fits. Try fewer words, or take a filter away.</Trans>
    </EmptyState>
  );
}
