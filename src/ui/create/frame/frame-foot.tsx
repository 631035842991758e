import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { film, reachStep, STEP, stepOf } from '../../../store/film.ts';
import { goStep } from './go-step.ts';

/** The way back and on (SCRIPT-04). */
export function FrameFoot() {
  const { step } = useSnapshot(film);
  const next = () => {
    const to = stepOf(step + 1);
    reachStep(to);
    void goStep(to);
  };
  return (
    <footer className="film-foot">
      <Button
        variant="ghost"
        size="md"
        onClick={() => void goStep(step === STEP.script ? STEP.projects : stepOf(step - 1))}
      >
        <ArrowLeft aria-hidden strokeWidth={1.75} />
        <Trans>Return</Trans>
      </Button>
      <span className="grow-x" />
      {step < STEP.storyboard && (
        <Button variant="solid" size="md" onClick={next}>
          <Trans>Next step</Trans>
          <ArrowRight aria-hidden strokeWidth={1.75} />
        </Button>
      )}
    </footer>
  );
}
