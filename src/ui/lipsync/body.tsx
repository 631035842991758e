import { Trans, useLingui } from '@lingui/react/macro';
import { lipSearch } from '../../store/lipsync/lip-found.ts';
import { lipSyncs } from '../../store/lipsync/lip-syncs.ts';
import { useHistoryQuery } from '../kit/history-address.ts';
import { LoadingRows } from '../kit/loading-rows.tsx';
import { SearchedBody } from '../kit/searched-body.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { LipExamples } from './examples.tsx';
import styles from './results.module.css';
import { Results } from './results.tsx';
import { useResults } from './use-results.ts';

/** The results or search results, or their loading, empty or error state. */
export function Body() {
  const { t } = useLingui();
  const read = useResults();
  return (
    <SearchedBody
      list={lipSyncs}
      searched={lipSearch}
      searching={useHistoryQuery('lipsync')}
      onRead={read}
      examples={<LipExamples />}
      loading={<Loading />}
      rows={(list, head) => <Results list={list} head={head} />}
      words={{
        failed: t`Couldn't load your talking clips`,
        safe: <Trans>Your clips are safe on the server.</Trans>,
        searchFailed: <Trans>Couldn't search your clips</Trans>,
        nothing: <Trans>No clip fits. Try fewer words, or take a filter away.</Trans>,
        older: (
          <Trans>This studio can't search by itself. Older clips are looked through as they load.</Trans>
        ),
      }}
    />
  );
}

const Loading = () => (
  <LoadingRows
    count={4}
    className={styles.loading}
    row={(key) => <Skeleton key={key} className={styles.shape} />}
  />
);
