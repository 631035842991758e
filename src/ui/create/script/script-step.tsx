import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { DramaLine } from '../../../api/script.ts';
import { script } from '../../../store/film/script/script.ts';
import { LoadFailed } from '../../kit/load-failed.tsx';
import { LinesSkeleton } from './lines-skeleton.tsx';
import { useScript } from './use-script.ts';
import { WritingFailed } from './writing-failed.tsx';
import { WritingScreen } from './writing-screen.tsx';

// loads the drag-and-drop code, which the waiting screen does not need
const Lines = lazy(() => import('./lines.tsx'));

/** Step 2: the script's lines, or a waiting, failed or loading screen. */
export default function ScriptStep() {
  const { t } = useLingui();
  const { lines, state } = useSnapshot(script);
  const { phase, again } = useScript();
  if (phase === 'writing') return <WritingScreen />;
  if (phase === 'failed') return <WritingFailed />;
  if (state === 'failed' && lines.length === 0)
    return (
      <LoadFailed title={t`Couldn't load the script`} onRetry={again}>
        <Trans>It's safe on the server.</Trans>
      </LoadFailed>
    );
  if (state !== 'ready' && lines.length === 0) return <LinesSkeleton />;
  return (
    <Suspense fallback={<LinesSkeleton />}>
      <Lines lines={lines as readonly DramaLine[]} />
    </Suspense>
  );
}
