import type { I18n } from '@lingui/core';
import { ApiError } from '../../api/errors.ts';
import { report } from '../errors/error-policy.ts';
import { MESSAGES } from './check-form.ts';

/** What a form says about an error; empty for errors that the shell reports. */
export function refusalWords(error: unknown, i18n: I18n): string {
  if (error instanceof ApiError && error.kind === 'transport') return i18n._(MESSAGES.unreachable);
  if (error instanceof ApiError && error.message && error.kind !== 'garbled' && error.kind !== 'unauthorized')
    return error.message;
  report(error);
  return '';
}
