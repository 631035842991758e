import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { browser } from '../../../store/browser.ts';
import { film, STEP } from '../../../store/film/film.ts';
import { later } from '../../kit/later.ts';
import { LinkButton } from '../../kit/link-button.tsx';
import { LoadFailed } from '../../kit/load-failed.tsx';
import { useTabTitle } from '../../kit/tab-title.ts';
import { addressOf } from '../../router/routes.ts';
import { filmOf } from '../address.ts';
import styles from './frame.module.css';
import { FrameFoot } from './frame-foot.tsx';
import { FrameHead } from './frame-head.tsx';
import { leaving } from './leaving.ts';
import { StepSkeleton } from './step-skeleton.tsx';
import { stepName } from './steps.ts';
import { useStepFocus } from './use-step-focus.ts';

const Script = lazy(() => import('../script/script-step.tsx'));
const Characters = lazy(() => import('../characters/characters-step.tsx'));
const LeaveDialog = later(() => import('./leave-dialog.tsx'));
const Board = lazy(() => import('../storyboard/board.tsx'));

/** One project: header, current step, footer. */
export function Frame({ onAgain }: { onAgain: () => void }) {
  const { t, i18n } = useLingui();
  const { state, step, name: title } = useSnapshot(film);
  const { online } = useSnapshot(browser);
  const { to } = useSnapshot(leaving);
  const wanted = filmOf(useSearch()).step ?? step;
  const name = i18n._(stepName(step));
  useTabTitle('page', ...(state === 'ready' ? [title, name] : []));
  const place = useStepFocus(state === 'ready' ? step : null);
  const Shown = step === STEP.storyboard ? Board : step === STEP.characters ? Characters : Script;
  return (
    <div data-ui="frame" className={styles.frame} data-scrolls={step === STEP.storyboard || undefined}>
      <FrameHead />
      {state === 'failed' && (
        <LoadFailed
          title={t`Couldn't open the project`}
          other={
            <LinkButton variant="secondary" size="lg" href={`#${addressOf('create')}`}>
              <Trans>Go to your projects</Trans>
            </LinkButton>
          }
          onRetry={onAgain}
        >
          {online ? (
            <Trans>
              It may have been deleted, or it belongs to another account. Check your list of projects.
            </Trans>
          ) : (
            <Trans>
              You're offline, and this device doesn't have it yet. It opens when you're back online.
            </Trans>
          )}
        </LoadFailed>
      )}
      {state === 'loading' && (
        <div className={styles.step}>
          <StepSkeleton step={wanted} />
        </div>
      )}
      {state === 'ready' && (
        <>
          <section
            ref={place}
            tabIndex={-1}
            aria-label={t`Step ${step}: ${name}`}
            data-ui="step"
            className={styles.step}
          >
            <Suspense fallback={<StepSkeleton step={step} />}>
              <Shown />
            </Suspense>
          </section>
          <FrameFoot />
          <Suspense fallback={null}>{to && <LeaveDialog to={to} />}</Suspense>
        </>
      )}
    </div>
  );
}
