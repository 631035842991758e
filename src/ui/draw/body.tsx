import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import { session } from '../../store/account/session-state.ts';
import { draw } from '../../store/draw/draw.ts';
import { searchDraws } from '../../store/draw/draw-found.ts';
import { HISTORY, type HistoryList } from '../../store/draw/history-list.ts';
import { historyLook } from '../../store/draw/history-look.ts';
import { isEverything } from '../../store/history-query.ts';
import { useHistoryQuery, useSearchingFor } from '../kit/history-address.ts';
import { LoadFailed } from '../kit/load-failed.tsx';
import { useTasks } from '../kit/use-tasks.ts';
import { useUnlisted } from '../kit/use-unlisted.ts';
import { DrawExamples } from './examples.tsx';
import { StreamSkeleton } from './stream-skeleton.tsx';
import { useHistory } from './use-history.ts';

const loadStream = () => import('./stream.tsx');
const Stream = lazy(async () => ({ default: (await loadStream()).Stream }));
const Results = lazy(async () => ({ default: (await import('./results.tsx')).Results }));
const Grid = lazy(() => import('./grid.tsx'));

// a visitor has no records; a member's are requested in parallel with the component that shows them
if (session.token) void loadStream();

const taskOf = ({ task_id }: DrawRecord): string => task_id;

/** The history or the results of a search, or their loading, empty or error state. */
export function Body() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { state, records, cached } = useSnapshot(draw);
  const { look } = useSnapshot(historyLook);
  const { query } = useHistoryQuery('draw');
  const read = useHistory();
  useSearchingFor(query, searchDraws);
  useUnlisted(useTasks('draw'), records as readonly DrawRecord[], taskOf, read);
  const show = (list: HistoryList, head?: ReactNode) =>
    look === 'grid' ? <Grid list={list} head={head} /> : <Stream list={list} head={head} />;
  if (token && (!isEverything(query) || records.length > 0))
    return (
      <Suspense fallback={<StreamSkeleton />}>
        {isEverything(query) ? show(HISTORY) : <Results show={show} />}
      </Suspense>
    );
  // without an answer: there was nothing at the last visit
  if (!token || state === 'ready' || (state === 'failed' && cached)) return <DrawExamples />;
  if (state === 'failed')
    return (
      <LoadFailed title={t`Couldn't load your history`} onRetry={read}>
        <Trans>Your pictures are safe on the server.</Trans>
      </LoadFailed>
    );
  return <StreamSkeleton />;
}
