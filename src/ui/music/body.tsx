import { Trans, useLingui } from '@lingui/react/macro';
import { songs } from '../../store/music/songs.ts';
import { songSearch } from '../../store/music/songs-found.ts';
import { useHistoryQuery } from '../kit/history-address.ts';
import { LoadingRows } from '../kit/loading-rows.tsx';
import { SearchedBody } from '../kit/searched-body.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import styles from './body.module.css';
import { MusicExamples } from './examples.tsx';
import { SongList } from './song-list.tsx';
import { useSongs } from './use-songs.ts';

/** The songs or the results of a search, or their loading, empty or error state. */
export function Body() {
  const { t } = useLingui();
  const read = useSongs();
  return (
    <SearchedBody
      list={songs}
      searched={songSearch}
      searching={useHistoryQuery('music')}
      onRead={read}
      examples={<MusicExamples />}
      loading={<Loading />}
      rows={(list, head) => <SongList list={list} head={head} />}
      words={{
        failed: t`Couldn't load your music`,
        safe: <Trans>Your songs are safe on the server.</Trans>,
        searchFailed: <Trans>Couldn't search your music</Trans>,
        nothing: <Trans>No song fits. Try fewer words, or take a filter away.</Trans>,
        older: (
          <Trans>This studio can't search by itself. Older songs are looked through as they load.</Trans>
        ),
      }}
    />
  );
}

const Loading = () => (
  <LoadingRows
    count={4}
    className={styles.loading}
    row={(key) => <Skeleton key={key} className={styles.row} />}
  />
);
