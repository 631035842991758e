import { ApiError, CODE } from '../../api/errors.ts';
import { toast } from '../../store/toasts.ts';
import { report } from './error-policy.ts';

/**
 * Shows that an action has failed: our text says which, the server's why. A lost login and missing points are left to the error
 * policy.
 */
export function reportAs(title: string, error: unknown): void {
  const known = error instanceof ApiError && error.kind !== 'unauthorized';
  if (!known || error.code === CODE.shortOfPoints) {
    report(error);
    return;
  }
  const why = error.kind === 'refused' || error.kind === 'busy' ? error.message : '';
  toast({ type: 'error', title, ...(why && why !== title ? { description: why } : {}) });
}
