import { t } from '@lingui/core/macro';
import { dateOf } from '../../kit/times.ts';

/** The name of a project without a title, so that no card is blank (decisions C-30). */
export function defaultName(language: string, now = new Date()): string {
  const date = dateOf(language, now);
  return t`Film of ${date}`;
}
