import { lazy, Suspense, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { install } from '../../store/install.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { question, useQuestion } from '../kit/use-question.ts';
import { styled } from '../theme/styled.tsx';

const InstallCard = lazy(styled(() => import('./install-card.tsx')));
const StepsDialog = lazy(styled(() => import('./steps-dialog.tsx')));

/** Offers the home screen after the first result of a visit, never on load; shows the steps when they are asked for. */
export default function InstallHost() {
  const { way, declined, showsSteps } = useSnapshot(install);
  const { notices } = useSnapshot(tasks);
  const made = useRef(false);
  const { standing } = useSnapshot(question);
  // what was made while this page was looked at has shown what the app is good for; not right after another question
  if (
    standing === null &&
    notices.some(({ task }) => task.final === 'done' && (task.endedAt ?? 0) > performance.timeOrigin)
  )
    made.current = true;
  const asks = useQuestion('install', way !== null && !declined && made.current);
  return (
    <Suspense fallback={null}>
      {asks && <InstallCard />}
      {showsSteps && <StepsDialog />}
    </Suspense>
  );
}
