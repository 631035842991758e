import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { film, STEP } from '../../../store/film/film.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import styles from './frame-head.module.css';
import { goStep } from './go-step.ts';
import { RenameButton } from './rename-button.tsx';
import { Stepper } from './stepper.tsx';

const ExportControls = lazy(() => import('../export/export-controls.tsx'));

/** The project's header: back button, name, stepper, and the current step's own controls (SCRIPT-03). */
export function FrameHead() {
  const { t } = useLingui();
  const { name, state, step } = useSnapshot(film);
  return (
    <header className={`top ${styles.head}`}>
      <IconButton variant="soft" aria-label={t`Back to projects`} onClick={() => goStep(STEP.list)}>
        <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <h1 dir="auto">
        {state === 'loading' ? <Skeleton className={styles.nameSkeleton} /> : name || t`Project`}
      </h1>
      {state === 'ready' && <RenameButton />}
      <Stepper />
      <span className={styles.gap} />
      {state === 'ready' && step === STEP.storyboard && (
        <Suspense fallback={null}>
          <ExportControls />
        </Suspense>
      )}
    </header>
  );
}
