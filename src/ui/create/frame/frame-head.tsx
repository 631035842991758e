import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { film, STEP } from '../../../store/film/film.ts';
import { goStep } from './go-step.ts';
import { Stepper } from './stepper.tsx';

const ExportControls = lazy(() => import('../export/export-controls.tsx'));

/** Back, the project's name and the steps (SCRIPT-03); what a step adds stands at the end. */
export function FrameHead() {
  const { t } = useLingui();
  const { name, state, step } = useSnapshot(film);
  return (
    <header className="top film-head">
      <button
        type="button"
        className="mini framed"
        aria-label={t`Back to the projects`}
        onClick={() => goStep(STEP.list)}
      >
        <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <h1>{state === 'loading' ? <i className="bone" /> : name || t`Project`}</h1>
      <Stepper />
      <span className="grow-x" />
      {state === 'ready' && step === STEP.storyboard && (
        <Suspense fallback={null}>
          <ExportControls />
        </Suspense>
      )}
    </header>
  );
}
