import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** A length in words, e.g. `45 s`, and from a minute on `6 min 40 s`. @param digits decimals of a length below a minute */
export function lengthWords(length: number, digits = 0): string {
  const whole = Math.round(length);
  const minutes = Math.floor(whole / 60);
  const seconds = i18n.number(minutes === 0 ? length : whole % 60, { maximumFractionDigits: digits });
  if (minutes === 0) return t`${seconds} s`;
  return whole % 60 === 0 ? t`${minutes} min` : t`${minutes} min ${seconds} s`;
}
