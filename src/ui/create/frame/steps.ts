import { msg } from '@lingui/core/macro';
import { STEP, type Step } from '../../../store/film/film.ts';

/** The steps in order, with their names (SCRIPT-01). */
export const STEPS = [
  { step: STEP.list, label: msg`Projects` },
  { step: STEP.script, label: msg`Script` },
  { step: STEP.characters, label: msg`Characters` },
  { step: STEP.storyboard, label: msg`Storyboard` },
] as const;

export const stepName = (step: Step) => (STEPS.find((one) => one.step === step) ?? STEPS[0]).label;
