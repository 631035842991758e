import { t } from '@lingui/core/macro';
import { parameterRow } from '../../../api/draw-parameters.ts';
import type { FlagProblem } from '../../../store/draw/drawing-settings.ts';
import { listed } from '../../kit/listed.ts';

/** What is wrong with a parameter in the prompt, and what it takes. @param model the chosen one's name */
export function flagWords({ flag: { key, name }, why }: FlagProblem, model: string): string {
  if (key === null || why === 'unknown') return t`There is no parameter --${name}. Please take it out.`;
  if (why === 'other') return t`${model} has no --${name}; it is left out.`;
  const { takes } = parameterRow(key);
  switch (takes.is) {
    case 'choice': {
      const choices = listed(takes.of);
      return t`--${name} takes one of: ${choices}`;
    }
    case 'words':
      return t`--${name} needs words, at most ${takes.most} characters`;
    case 'switch':
      return t`--${name} takes 1 or 0`;
    case 'whole':
      return t`--${name} takes a whole number from ${takes.min} to ${takes.max}`;
    default:
      return t`--${name} takes a number from ${takes.min} to ${takes.max}`;
  }
}
