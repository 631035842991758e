/** Rate limits against guessing passwords and codes. */
import { MINUTE } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { Context } from '../rpc/context.ts';
import { clearUses, countUse, type Limit, returnUse } from '../rpc/limits.ts';
import { hashOf } from '../secrets.ts';
import { knowsDevice } from './known-devices.ts';

const WINDOW = 15 * MINUTE;

type Caller = Pick<Context, 'address' | 'deviceId'>;

export interface Guesses {
  /**
   * Runs a sign-in by password. A known device of the account has attempts of its own; all others share those of the phone and
   * those of their IP address. @throws Refusal with HTTP 429 above a limit, and what `work` throws
   */
  password<T>(caller: Caller, phone: string, work: () => Promise<T>): Promise<T>;
  /** Runs the check of a code, counted per IP address; the code itself also limits its attempts. @throws as above */
  code<T>(caller: Caller, work: () => Promise<T>): Promise<T>;
  /** Resets a phone's attempts, after a correct code has proved its ownership. */
  forgive(phone: string): Promise<void>;
}

/** Creates the limits. An attempt is counted before it runs, so that parallel attempts cannot bypass the limit. */
export function limitGuesses(
  db: Queries,
  { loginsPerQuarter, loginsPerQuarterAddress }: Pick<Config, 'loginsPerQuarter' | 'loginsPerQuarterAddress'>,
): Guesses {
  const ofPhone: Limit = { name: 'login', max: loginsPerQuarter, seconds: WINDOW };
  const ofDevice: Limit = { name: 'login-device', max: loginsPerQuarter, seconds: WINDOW };
  const ofAddress: Limit = { name: 'login-address', max: loginsPerQuarterAddress, seconds: WINDOW };

  const fromAddress = async <T>({ address }: Caller, work: () => Promise<T>): Promise<T> => {
    await countUse(db, ofAddress, address);
    const done = await work();
    // only this attempt: signing in to an own account must not reset the attempts at others
    await returnUse(db, ofAddress, address);
    return done;
  };
  const cleared = async <T>(limit: Limit, of: string, work: () => Promise<T>): Promise<T> => {
    await countUse(db, limit, of);
    const done = await work();
    await clearUses(db, limit, of);
    return done;
  };
  return {
    async password(caller, phone, work) {
      if (await knowsDevice(db, phone, caller.deviceId))
        return cleared(ofDevice, `${phone}:${hashOf(caller.deviceId)}`, work);
      return fromAddress(caller, () => cleared(ofPhone, phone, work));
    },
    code: fromAddress,
    forgive: (phone) => clearUses(db, ofPhone, phone),
  };
}
