import type { Identities } from './account/identity/open.ts';
import type { SendSms } from './account/sms.ts';
import type { PriceList } from './billing/payments/prices.ts';
import type { Sandbox } from './billing/payments/sandbox.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Models } from './models/models.ts';
import type { PushKeys } from './push/keys.ts';
import type { Storage } from './storage/storage.ts';
import type { Queue } from './tasks/queue.ts';

/** Everything a handler or a job may reach, handed in so that tests can replace it. */
export interface Deps {
  config: Config;
  db: Database;
  queue: Queue;
  storage: Storage;
  /** Signs media addresses and codes. */
  secret: string;
  sms: SendSms;
  /** Who else vouches for people. */
  identities: Identities;
  /** Null where this studio sends no pushes. */
  pushKeys: PushKeys | null;
  prices: PriceList;
  /** Null where nothing can be paid. */
  payments: Sandbox | null;
  /** Who makes what. */
  models: Models;
  /** Reports what went wrong without a caller to tell; never with tokens, codes or phones. */
  report: (what: string, error: unknown) => void;
}
