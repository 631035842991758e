import { Trans, useLingui } from '@lingui/react/macro';
import { clipSearch } from '../../store/video/clip-found.ts';
import { clips } from '../../store/video/clips.ts';
import { useHistoryQuery } from '../kit/history-address.ts';
import { SearchedBody } from '../kit/searched-body.tsx';
import { VideoExamples } from './examples.tsx';
import { History } from './history.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { useHistory } from './use-history.ts';

/** The history or the results of a search, or their loading, empty or error state. */
export function Body() {
  const { t } = useLingui();
  const read = useHistory();
  return (
    <SearchedBody
      list={clips}
      searched={clipSearch}
      searching={useHistoryQuery('video')}
      onRead={read}
      examples={<VideoExamples />}
      loading={<HistorySkeleton />}
      rows={(list, head) => <History list={list} head={head} />}
      words={{
        failed: t`Couldn't load your history`,
        safe: <Trans>Your clips are safe on the server.</Trans>,
        searchFailed: <Trans>Couldn't search your history</Trans>,
        nothing: <Trans>No clip fits. Try fewer words, or take a filter away.</Trans>,
        older: (
          <Trans>This studio can't search by itself. Older clips are looked through as they load.</Trans>
        ),
      }}
    />
  );
}
