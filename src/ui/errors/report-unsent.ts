import { t } from '@lingui/core/macro';
import { ApiError } from '../../api/errors.ts';
import { type ReportOptions, report } from './error-policy.ts';
import { reportAs } from './report-as.ts';

/**
 * Reports a paid press that saves first what was typed. A submit whose answer is lost is looked up, and is no error (decisions A-42): what
 * got lost here is what had to be saved, and nothing was sent.
 */
export function reportUnsent(error: unknown, options: Pick<ReportOptions, 'cost'>): void {
  if (error instanceof ApiError && error.kind === 'transport')
    reportAs(t`Your changes couldn't be saved, so nothing was started`, error);
  else report(error, options);
}
