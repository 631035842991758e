import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import { goStep } from './go-step.ts';
import styles from './stepper.module.css';
import { STEPS } from './steps.ts';

/** The four steps. Only those reached so far can be opened (SCRIPT-01, SCRIPT-02). */
export function Stepper() {
  const { t, i18n } = useLingui();
  const { step: current, reached, state } = useSnapshot(film);
  const nav = useRef<HTMLElement>(null);
  // on the narrowest phones the steps scroll
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current one comes into view
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
  }, [current]);
  return (
    <nav ref={nav} className={styles.stepper} aria-label={t`Steps of the film`}>
      <ol>
        {STEPS.map(({ step, label }) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              disabled={state !== 'ready' ? step > 1 : step > reached}
              title={step > reached ? t`Finish the earlier steps first` : undefined}
              onClick={() => goStep(step)}
            >
              <span aria-hidden>{step}</span>
              <em>{i18n._(label)}</em>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
