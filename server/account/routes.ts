import {
  endOtherSessions as endOtherSessionsCall,
  exchangeLink,
  listSessions as listSessionsCall,
  login,
  loginWithGoogle,
  logout,
  register,
  resetPassword,
  revokeSession as revokeSessionCall,
  SMS_PURPOSE,
  sendSmsCode,
} from '../../src/api/account.ts';
import { readSignInOptions } from '../../src/api/studio.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { messageText } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';
import { on, type Route, WithMessage } from '../rpc/route.ts';
import { accountPhone } from './account-phone.ts';
import { checkLogin, openAccount, replacePassword } from './accounts.ts';
import { marksOfPhone } from './closed-marks.ts';
import { limitGuesses } from './guesses.ts';
import { memberOfPerson } from './identities.ts';
import { BadCredential } from './identity/credentials.ts';
import type { Google } from './identity/google.ts';
import { reportSignIn } from './identity/report.ts';
import { takeNonce } from './identity/used-nonces.ts';
import { rememberDevice } from './known-devices.ts';
import { normalisePhone } from './phones.ts';
import { endOtherSessions, endSession, listSessions, revokeSession, startSession } from './sessions.ts';
import { useLink } from './sign-in-links.ts';
import { CODE_MINUTES, makeCode, useCode } from './sms-codes.ts';

/** Sign-in, registration, password and sessions. */
export function accountRoutes({ config, db, identities, report, secret, sms }: Deps): Route[] {
  const guesses = limitGuesses(db, config);
  const codes = { name: 'sms', max: config.smsPerHour, seconds: HOUR };
  const codesFromAddress = { name: 'sms-address', max: config.smsPerHourAddress, seconds: HOUR };

  const signIn = async (
    { userAgent, deviceId }: Context,
    userId: number,
    passwordHash: string | null = null,
  ) => {
    const token = await startSession(db, { userId, passwordHash }, userAgent);
    await rememberDevice(db, userId, deviceId);
    return { token, user_id: userId };
  };

  const personOf = async (google: Google, token: string) => {
    const { person, nonce } = await google.read(token);
    await takeNonce(db, nonce);
    return person;
  };

  return [
    on(login, async (context, { user_login, user_pass }) => {
      const phone = await accountPhone(db, user_login);
      const found = await guesses.password(context, phone, () => checkLogin(db, phone, user_pass));
      return signIn(context, found.userId, found.passwordHash);
    }),

    on(sendSmsCode, async (context, { mobile, type }) => {
      const number = normalisePhone(mobile);
      await countUse(db, codesFromAddress, context.address);
      await countUse(db, codes, number);
      const code = await makeCode(db, secret, await accountPhone(db, mobile), type);
      if (context.local && !config.production)
        return new WithMessage({ sms_code: code }, 'codeSentShown', { code });
      const key = type === SMS_PURPOSE.register ? 'smsRegister' : 'smsReset';
      const text = messageText(key, context.language, { code, minutes: CODE_MINUTES });
      await sms(number, text).catch((error: unknown) => {
        report('SMS gateway', error);
        throw new Refusal(400, 'smsFailed');
      });
      return new WithMessage(undefined, 'codeSent');
    }),

    on(register, async (context, { user_login, user_pass, code, invited_code }) => {
      const phone = await accountPhone(db, user_login);
      await guesses.code(context, () => useCode(db, secret, { phone, purpose: SMS_PURPOSE.register, code }));
      const { welcomePoints, inviteRewardsPerDay } = config;
      const invited = { invitedCode: invited_code, inviteRewardsPerDay };
      const marks = marksOfPhone(secret, phone);
      const account = { phone, password: user_pass, welcomePoints, marks, ...invited };
      return signIn(context, await openAccount(db, account));
    }),

    on(resetPassword, async (context, { user_login, user_pass, code }) => {
      const phone = await accountPhone(db, user_login);
      await guesses.code(context, () => useCode(db, secret, { phone, purpose: SMS_PURPOSE.reset, code }));
      const userId = await replacePassword(db, phone, user_pass);
      await guesses.forgive(phone);
      // after a correct code, this browser can sign in even while somebody else keeps guessing the password
      await rememberDevice(db, userId, context.deviceId);
    }),

    on(exchangeLink, async (context, { encrypt_str }) => signIn(context, await useLink(db, encrypt_str))),

    on(loginWithGoogle, async (context, { token }) => {
      if (!identities.google) throw new Refusal(400, 'signInNotReady');
      const person = await personOf(identities.google, token).catch((error: unknown) => {
        reportSignIn(report, error);
        throw new Refusal(error instanceof BadCredential ? 400 : 503, 'signInFailed');
      });
      return signIn(context, await memberOfPerson(db, person, { ...config, secret }));
    }),

    on(readSignInOptions, () => ({
      google_client_id: identities.google?.clientId ?? null,
      google_nonce: identities.google?.nonce() ?? null,
      oidc_name: identities.oidc?.name ?? null,
    })),

    on(logout, (context) => endSession(db, memberOf(context))),

    on(listSessionsCall, async (context) => ({ lists: await listSessions(db, memberOf(context)) })),

    on(revokeSessionCall, (context, { id }) => revokeSession(db, memberOf(context).userId, id)),

    on(endOtherSessionsCall, async (context) => ({ ended: await endOtherSessions(db, memberOf(context)) })),
  ];
}
