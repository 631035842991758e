import { t } from '@lingui/core/macro';
import { ApiError, CODE } from '../../api/errors.ts';
import { browser } from '../../store/browser.ts';
import { toast } from '../../store/toasts.ts';
import { report } from './error-policy.ts';

/**
 * Shows that an action has failed: our text says which, the server's why, or that the network is away. A lost login and missing points are left to the error
 * policy.
 */
export function reportAs(title: string, error: unknown): void {
  const known = error instanceof ApiError && error.kind !== 'unauthorized';
  if (!known || error.code === CODE.shortOfPoints) {
    report(error);
    return;
  }
  const why = reasonOf(error);
  toast({ type: 'error', title, ...(why && why !== title ? { description: why } : {}) });
}

function reasonOf({ kind, message }: ApiError): string {
  if (kind === 'transport')
    return browser.online
      ? t`Check your connection and try again.`
      : t`You're offline. This needs a connection.`;
  return kind === 'refused' || kind === 'busy' ? message : '';
}
