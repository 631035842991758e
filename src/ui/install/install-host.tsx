import { lazy, Suspense, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { install } from '../../store/install.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { useOffer } from '../kit/use-offer.ts';
import { styled } from '../theme/styled.tsx';

const StepsDialog = lazy(styled(() => import('./steps-dialog.tsx')));

/** Offers to install after the first result of a visit, never on load; shows the steps when they are asked for. */
export default function InstallHost() {
  const { way, declined, showsSteps } = useSnapshot(install);
  const { notices } = useSnapshot(tasks);
  const made = useRef(false);
  // a result that arrived while this page was looked at has shown what the app is good for
  if (notices.some(({ task }) => task.final === 'done' && (task.endedAt ?? 0) > performance.timeOrigin))
    made.current = true;
  useOffer('install', way !== null && !declined && made.current);
  return <Suspense fallback={null}>{showsSteps && <StepsDialog />}</Suspense>;
}
