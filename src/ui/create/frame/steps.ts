import { msg } from '@lingui/core/macro';
import { STEP } from '../../../store/film/film.ts';

/** The steps in their order, as the stepper and the buttons name them (SCRIPT-01). */
export const STEPS = [
  { step: STEP.list, label: msg`Projects` },
  { step: STEP.script, label: msg`Script` },
  { step: STEP.characters, label: msg`Characters` },
  { step: STEP.storyboard, label: msg`Storyboard` },
] as const;
