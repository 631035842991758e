import type { I18n } from '@lingui/core';
import { ApiError } from '../../api/errors.ts';
import { browser } from '../../store/browser.ts';
import { report } from '../errors/error-policy.ts';
import { MESSAGES } from './check-form.ts';

/** How browsers say that something could not be fetched, such as a part of the app. */
const NOT_FETCHED = /fetch|load failed|network|import/iu;
const isLost = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.kind === 'transport'
    : !browser.online || (error instanceof TypeError && NOT_FETCHED.test(error.message));

/** What a form says about an error; empty for errors that the shell reports. */
export function refusalWords(error: unknown, i18n: I18n): string {
  if (isLost(error)) {
    console.warn(error);
    return i18n._(MESSAGES.unreachable);
  }
  if (!(error instanceof ApiError)) {
    console.error(error);
    return i18n._(MESSAGES.failed);
  }
  if (error.message && error.kind !== 'garbled' && error.kind !== 'unauthorized') return error.message;
  report(error);
  return '';
}
