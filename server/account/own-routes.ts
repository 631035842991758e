import {
  changePassword,
  closeAccount as closeCall,
  downloadAccount,
  readAccount,
} from '../../src/api/account.ts';
import { HOUR, instant } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { originOf } from '../rpc/origin.ts';
import { FileAnswer, on, type Route } from '../rpc/route.ts';
import { closeAccount } from './close-account.ts';
import { collectAccount } from './collect-account.ts';
import { changeOwnPassword, readOwnAccount, requireOwner, requireStillOwner } from './own-account.ts';
import { maskPhone } from './phones.ts';

/** Low, because collecting all data is expensive. */
const DOWNLOADS = { name: 'account-download', max: 10, seconds: HOUR };

/** The caller's own account: facts, password, data, and closing it. */
export function ownAccountRoutes(deps: Deps): Route[] {
  const { config, db, secret } = deps;
  return [
    on(readAccount, async (context) => {
      const { phone, password_hash, created_at } = await readOwnAccount(db, memberOf(context).userId);
      return {
        phone: phone === null ? null : maskPhone(phone),
        has_password: password_hash !== null,
        created_at: instant(created_at),
      };
    }),

    on(changePassword, (context, { old_password, new_password, keep_others }) =>
      changeOwnPassword(db, config, memberOf(context), {
        oldPassword: old_password,
        newPassword: new_password,
        keepOthers: keep_others,
      }),
    ),

    on(downloadAccount, async (context) => {
      const session = memberOf(context);
      await countUse(db, DOWNLOADS, String(session.userId));
      const reader = { secret, origin: originOf(config, context), language: context.language };
      const data = await collectAccount(db, reader, session);
      const body = Buffer.from(JSON.stringify(data, null, 2));
      // not as JSON, which clients would parse as an envelope
      return new FileAnswer(body, { mime: 'application/octet-stream', name: 'inkreel-account.json' });
    }),

    on(closeCall, async (context, { password }) => {
      const session = memberOf(context);
      const owner = await requireOwner(db, config, session, password);
      await closeAccount(deps, session.userId, (client) => requireStillOwner(client, owner));
    }),
  ];
}
