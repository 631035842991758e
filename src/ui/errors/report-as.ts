import { ApiError, CODE } from '../../api/errors.ts';
import { toast } from '../../store/toasts.ts';
import { report } from './error-policy.ts';

/**
 * Shows that something a person did has failed: in our words what, in the server's why. A lost login and missing points stay
 * with the policy.
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
