import {
  exchangeLink,
  login,
  loginWithGoogle,
  register,
  resetPassword,
  SMS_PURPOSE,
  sendSmsCode,
} from '../../api/account.ts';
import { ApiError } from '../../api/errors.ts';
import { readSignInOptions } from '../../api/studio.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { invitation } from './invitation.ts';
import { setSession } from './session.ts';

/** Signs in with phone and password (AUTH-07). @throws ApiError */
export async function signIn(phone: string, password: string): Promise<void> {
  const { token, user_id } = await client.send(login, { user_login: phone, user_pass: password });
  await setSession(token, user_id);
}

/** Signs in with the credential of the identity provider (AUTH-20). @throws ApiError */
export async function signInWithGoogle(credential: string): Promise<void> {
  const { token, user_id } = await client.send(loginWithGoogle, { token: credential });
  await setSession(token, user_id);
}

/** Exchanges the `encrypt_str` of a sign-in link, which works once (AUTH-28). @throws ApiError */
export async function signInByLink(encryptStr: string): Promise<void> {
  const { token, user_id } = await client.send(exchangeLink, { encrypt_str: encryptStr });
  await setSession(token, user_id);
}

/**
 * Asks for an SMS code (AUTH-15, AUTH-16).
 * @returns the server's note, and the code itself if the studio runs on this machine
 * @throws ApiError; only code 200 may start the countdown (decisions C-29)
 */
export async function requestCode(
  phone: string,
  purpose: keyof typeof SMS_PURPOSE,
): Promise<{ note: string; code: string | undefined }> {
  let note = '';
  const answer = await client.send(
    sendSmsCode,
    { mobile: phone, type: SMS_PURPOSE[purpose] },
    {
      onMessage: (message) => {
        note = message;
      },
    },
  );
  return { note, code: answer?.sms_code };
}

/**
 * Creates an account and signs in. The code kept from an invitation link stands in if none was typed (AUTH-11, AUTH-12). If the
 * server answers no session, a sign-in follows; if that fails, the account exists and nobody is signed in.
 * @throws ApiError if there is no account
 */
export async function createAccount(form: {
  phone: string;
  password: string;
  code: string;
  invitedCode: string;
}): Promise<void> {
  const invited = form.invitedCode.trim() || invitation.code;
  const opened = await client.send(register, {
    user_login: form.phone,
    user_pass: form.password,
    code: form.code,
    invited_code: invited,
  });
  if (opened) await setSession(opened.token, opened.user_id);
  else await signIn(form.phone, form.password).catch(failInBackground);
}

/** Sets a new password (AUTH-14). @throws ApiError */
export async function setNewPassword(form: { phone: string; password: string; code: string }): Promise<void> {
  await client.send(resetPassword, { user_login: form.phone, user_pass: form.password, code: form.code });
}

/** Ways to sign in besides phone and password; null for those that this studio does not have. */
export interface SignInOptions {
  google: { clientId: string; nonce: string | null } | null;
  /** The name of the provider at {@link providerAddress}. */
  provider: string | null;
}

/**
 * Reads the sign-in options; none at a server without this call.
 * @throws ApiError if the server did not answer, so the options are unknown
 */
export async function signInOptions(): Promise<SignInOptions> {
  try {
    const answer = await client.send(readSignInOptions, {});
    const { google_client_id: clientId, google_nonce: nonce, oidc_name: provider } = answer;
    return { google: clientId === null ? null : { clientId, nonce }, provider };
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'refused' || error.status === 404))
      return { google: null, provider: null };
    throw error;
  }
}

/** The address that leads to the studio's identity provider. @param place the part after the `#` to come back to */
export const providerAddress = (place: string): string => `/auth/start?to=${encodeURIComponent(place)}`;
