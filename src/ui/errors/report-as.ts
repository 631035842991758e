import { toast } from '../../store/toasts.ts';
import type { ReportOptions } from './error-policy.ts';
import { whyFailed } from './why-failed.ts';

/**
 * Shows that an action has failed: our text says which, the server's why, or that the network is away. A lost login and missing points are left to the error
 * policy.
 * @param error null if nothing says why
 */
export function reportAs(title: string, error: unknown, options?: Pick<ReportOptions, 'cost'>): void {
  const why = whyFailed(error, options);
  if (why === null) return;
  toast({ type: 'error', title, ...(why && why !== title ? { description: why } : {}) });
}
