import { t } from '@lingui/core/macro';
import { ApiError, CODE } from '../../api/errors.ts';
import { browser } from '../../store/browser.ts';
import { type ReportOptions, report } from './error-policy.ts';

/**
 * Why an action has failed, for a place that says itself that it has: the server's words, or that the network is away. Empty if nobody
 * knows. A lost login and missing points are left to the error policy.
 * @returns null for those: there is nothing more to say
 */
export function whyFailed(error: unknown, options?: Pick<ReportOptions, 'cost'>): string | null {
  if (!(error instanceof ApiError)) {
    if (error) console.error(error);
    return '';
  }
  const { kind, code, message } = error;
  if (kind === 'unauthorized' || code === CODE.shortOfPoints) {
    report(error, options);
    return null;
  }
  if (kind === 'transport')
    return browser.online
      ? t`Check your connection and try again.`
      : t`You're offline. This needs a connection.`;
  return kind === 'refused' || kind === 'busy' ? message : '';
}
