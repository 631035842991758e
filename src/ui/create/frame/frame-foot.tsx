import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { casting } from '../../../store/film/characters/save-cast.ts';
import { film, STEP, stepOf } from '../../../store/film/film.ts';
import { Button } from '../../kit/button.tsx';
import { useFilmPhase } from '../use-film-phase.ts';
import styles from './frame-foot.module.css';
import { goStep } from './go-step.ts';
import { RewriteFilm } from './rewrite-film.tsx';

/** The buttons back and next. In the step of the characters also the one that rewrites the script (SCRIPT-04), apart from Next. */
export function FrameFoot() {
  const { step, hasStory } = useSnapshot(film);
  const { saving } = useSnapshot(casting);
  // the waiting screen has its own back button, and there is no next step yet
  if (useFilmPhase() !== 'ready' && step === STEP.script) return null;
  return (
    <footer className={styles.foot}>
      <Button
        variant="quiet"
        size="md"
        onClick={() => goStep(step === STEP.script ? STEP.list : stepOf(step - 1))}
      >
        <ArrowLeft aria-hidden strokeWidth={1.75} />
        <Trans>Return</Trans>
      </Button>
      {step > STEP.script && hasStory && <RewriteFilm />}
      <span className={styles.gap} />
      {step < STEP.storyboard && (
        <Button
          variant="primary"
          size="md"
          loading={saving || undefined}
          onClick={() => goStep(stepOf(step + 1))}
        >
          <Trans>Next step</Trans>
          <ArrowRight aria-hidden strokeWidth={1.75} />
        </Button>
      )}
    </footer>
  );
}
