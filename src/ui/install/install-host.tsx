import { lazy, Suspense, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { install } from '../../store/install.ts';
import { tasks } from '../../store/tasks.ts';

const InstallCard = lazy(() => import('./install-card.tsx'));
const StepsDialog = lazy(() => import('./steps-dialog.tsx'));

/** Offers the home screen after the first result of a visit, never on load; shows the steps when they are asked for. */
export function InstallHost() {
  const { way, declined, showsSteps } = useSnapshot(install);
  const { notices } = useSnapshot(tasks);
  const made = useRef(false);
  // what was made while this page was looked at has shown what the app is good for
  if (notices.some(({ task }) => task.final === 'done' && (task.endedAt ?? 0) > performance.timeOrigin))
    made.current = true;
  return (
    <Suspense fallback={null}>
      {way && !declined && made.current && <InstallCard />}
      {showsSteps && <StepsDialog />}
    </Suspense>
  );
}
