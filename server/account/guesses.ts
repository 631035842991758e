/** Limits on guessing passwords and codes. */
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
   * Runs a sign-in by password. A browser that has signed in to this account before has tries of its own; all others share those of the
   * phone, and those of their address. @throws Refusal with HTTP 429 above a limit, and what `work` throws
   */
  password<T>(caller: Caller, phone: string, work: () => Promise<T>): Promise<T>;
  /** Runs the check of a code, counted for its address; the code itself limits its tries. @throws as above */
  code<T>(caller: Caller, work: () => Promise<T>): Promise<T>;
  /** Gives a phone its tries back, after a code has proved whose it is. */
  forgive(phone: string): Promise<void>;
}

/** The limits of this installation. Each try is counted before it runs, so that parallel ones are no way around. */
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
    // only this one: an account of the caller's own must not give back the tries at others
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
