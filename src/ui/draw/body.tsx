import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import { session } from '../../store/account/session-state.ts';
import { draw } from '../../store/draw/draw.ts';
import { LoadFailed } from '../kit/load-failed.tsx';
import { Examples } from './examples.tsx';
import { Stream } from './stream.tsx';
import { StreamSkeleton } from './stream-skeleton.tsx';
import { useHistory } from './use-history.ts';
import { useDrawTasks } from './use-tasks.ts';
import { useUnlisted } from './use-unlisted.ts';

/** The history, or its loading, empty or error state. */
export function Body() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { state, records } = useSnapshot(draw);
  const read = useHistory();
  useUnlisted(useDrawTasks(), records as readonly DrawRecord[]);
  if (token && records.length > 0) return <Stream />;
  if (!token || state === 'ready') return <Examples />;
  if (state === 'failed')
    return (
      <LoadFailed title={t`Couldn't load your history`} onRetry={read}>
        <Trans>Your pictures are safe on the server.</Trans>
      </LoadFailed>
    );
  return <StreamSkeleton />;
}
