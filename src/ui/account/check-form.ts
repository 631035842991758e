import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { ACCOUNT_LIMITS, Phone } from '../../api/account.ts';

export interface AccountForm {
  phone: string;
  password: string;
  code: string;
  invitedCode: string;
  agreed: boolean;
}
export type FormProblems = Partial<Record<keyof AccountForm, MessageDescriptor>>;

export const MESSAGES = {
  phone: msg`Please enter your phone number`,
  password: msg`Please enter your password`,
  code: msg`Please enter the SMS code`,
  agreed: msg`Please agree to the terms first`,
  notReady: msg`Sign-in is not ready yet, please try again`,
  retry: msg`Sign-in failed, please try again`,
  unreachable: msg`Couldn't reach the studio. Check your connection and try again`,
  failed: msg`That didn't work. Please try again`,
} as const;

const NEEDS = {
  login: ['phone', 'password'],
  register: ['phone', 'code', 'password', 'agreed'],
  reset: ['phone', 'code', 'password'],
} as const satisfies Record<string, (keyof FormProblems)[]>;
export type FormName = keyof typeof NEEDS;
export const FORM_NAMES = ['login', 'register', 'reset'] as const satisfies readonly FormName[];

/** What is wrong with a phone number: a missing one is asked for, and one that cannot be one is not sent anywhere. */
export function phoneProblem(phone: string): MessageDescriptor | undefined {
  if (!phone.trim()) return MESSAGES.phone;
  return v.is(Phone, phone) ? undefined : msg`This doesn't look like a phone number`;
}

/** The problems of a form, in the order of its fields; empty if it can be sent. */
export function problemsOf(name: FormName, form: AccountForm): FormProblems {
  const found: FormProblems = {};
  for (const field of NEEDS[name]) {
    const value = form[field];
    if (typeof value === 'string' ? !value.trim() : !value)
      found[field] = MESSAGES[field as keyof typeof MESSAGES];
  }
  const phone = phoneProblem(form.phone);
  if (phone) found.phone = phone;
  if (name !== 'login' && !found.code && !/^\d{6}$/.test(form.code.trim()))
    found.code = msg`The code has ${ACCOUNT_LIMITS.smsCodeLength} digits`;
  if (name !== 'login' && !found.password && form.password.length < ACCOUNT_LIMITS.passwordMin)
    found.password = msg`Use at least ${ACCOUNT_LIMITS.passwordMin} characters`;
  return found;
}
