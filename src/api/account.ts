/** Accounts: sign-in, registration, the password, the session. */
import * as v from 'valibot';
import { documented, extension, nothing, unread } from './call.ts';
import { Id, Instant } from './fields.ts';

export const ACCOUNT_LIMITS = {
  passwordMin: 8,
  passwordMax: 128,
  smsCodeLength: 6,
  smsCountdownSeconds: 60,
} as const;

/** Digits with an optional plus sign. Spaces and dashes are allowed; the server removes them, and China's 86 (docs/sign-in.md). */
export const Phone = v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s-]{5,20}$/));
const Password = v.pipe(
  v.string(),
  v.minLength(ACCOUNT_LIMITS.passwordMin),
  v.maxLength(ACCOUNT_LIMITS.passwordMax),
);
const SmsCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/));

/** user_id equals home_id, the owner of a personal page. */
const Session = v.object({ token: v.pipe(v.string(), v.minLength(1)), user_id: v.optional(Id) });

export const SMS_PURPOSE = { register: 1, reset: 2 } as const;

export const login = documented('/base/login', {
  access: 'anyone',
  input: v.strictObject({
    user_login: Phone,
    user_pass: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  }),
  answer: Session,
});

export const loginWithGoogle = documented('/google/login', {
  access: 'anyone',
  input: v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)) }),
  answer: Session,
});

/** Extension: `sms_code`. In development the answer contains the code, so that the form can fill it in. */
export const sendSmsCode = documented('/base/send', {
  access: 'anyone',
  input: v.strictObject({ mobile: Phone, type: v.picklist([SMS_PURPOSE.register, SMS_PURPOSE.reset]) }),
  answer: v.fallback(v.optional(v.object({ sms_code: v.optional(SmsCode) })), undefined),
});

/** Extension: the answer contains a session, so registering signs in. Other servers answer nothing; the client then signs in. */
export const register = documented('/base/regist', {
  access: 'anyone',
  input: v.strictObject({
    user_login: Phone,
    user_pass: Password,
    code: SmsCode,
    invited_code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
  }),
  answer: v.fallback(v.optional(Session), undefined),
});

export const resetPassword = documented('/base/forget', {
  access: 'anyone',
  input: v.strictObject({ user_login: Phone, user_pass: Password, code: SmsCode }),
  answer: unread,
});

/** Exchanges the `encrypt_str` of a sign-in link for a token. Each link works once. */
export const exchangeLink = documented('/base/xzy-async', {
  access: 'anyone',
  input: v.strictObject({ encrypt_str: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
  answer: Session,
});

/** Revokes the token it is called with. */
export const logout = extension('/studio/session/end', { input: nothing, answer: unread });

export const StudioSession = v.object({
  id: Id,
  created_at: Instant,
  last_seen: Instant,
  device: v.string(),
  current: v.boolean(),
});

export const listSessions = extension('/studio/session/list', {
  input: nothing,
  answer: v.object({ lists: v.array(StudioSession) }),
});

export const revokeSession = extension('/studio/session/revoke', {
  input: v.strictObject({ id: Id }),
  answer: unread,
});

/** Ends all sessions of the member except the current one. */
export const endOtherSessions = extension('/studio/session/end-others', {
  input: nothing,
  answer: v.object({ ended: v.number() }),
});

/** The data of the account page. */
export const readAccount = extension('/studio/account/read', {
  input: nothing,
  answer: v.object({
    /** Middle digits masked; null for members who sign in through a provider. */
    phone: v.nullable(v.string()),
    /** False for members who sign in through a provider; closing their account requires a recent sign-in instead. */
    has_password: v.boolean(),
    created_at: Instant,
  }),
});

/** Sets a new password. Ends the other sessions unless `keep_others` is set. */
export const changePassword = extension('/studio/account/password', {
  input: v.strictObject({
    old_password: v.pipe(v.string(), v.minLength(1), v.maxLength(ACCOUNT_LIMITS.passwordMax)),
    new_password: Password,
    keep_others: v.boolean(),
  }),
  answer: unread,
});

/** Exports all data about the member as a JSON file. */
export const downloadAccount = extension('/studio/account/download', { input: nothing, answer: unread });

/** Closes the account at once; a job erases its data soon after. */
export const closeAccount = extension('/studio/account/close', {
  input: v.strictObject({
    password: v.optional(v.pipe(v.string(), v.maxLength(ACCOUNT_LIMITS.passwordMax)), ''),
  }),
  answer: unread,
});
