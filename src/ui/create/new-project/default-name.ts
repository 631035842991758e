import { t } from '@lingui/core/macro';

/** The name of a project without a title, so that no card is blank (decisions C-30). */
export function defaultName(language: string, now = new Date()): string {
  const date = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(now);
  return t`Film of ${date}`;
}
