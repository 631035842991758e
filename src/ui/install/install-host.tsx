import { Suspense, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { install, isInstallOffered } from '../../store/install.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { later } from '../kit/later.ts';
import { useOffer } from '../kit/use-offer.ts';
import { styled } from '../theme/styled.tsx';

const StepsDialog = later(styled(() => import('./steps-dialog.tsx')));

/** Offers to install after a visit's first result, never on load, and shows the steps on request. */
export default function InstallHost() {
  const { way, guide, declined, showsSteps } = useSnapshot(install);
  const { notices } = useSnapshot(tasks);
  const made = useRef(false);
  // only a result from this visit counts
  if (notices.some(({ task }) => task.final === 'done' && (task.endedAt ?? 0) > performance.timeOrigin))
    made.current = true;
  useOffer('install', isInstallOffered({ way, guide }) && !declined && made.current);
  return <Suspense fallback={null}>{showsSteps && <StepsDialog />}</Suspense>;
}
