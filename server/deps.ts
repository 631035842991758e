import type { Identities } from './account/identity/open.ts';
import type { SendSms } from './account/sms.ts';
import type { PriceList } from './billing/payments/prices.ts';
import type { Sandbox } from './billing/payments/sandbox.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { ReadFile } from './film/script-files/file-content.ts';
import type { Probe } from './media/probe-in-thread.ts';
import type { Models } from './models/models.ts';
import type { Sends } from './models/remote/sends.ts';
import type { PushKeys } from './push/keys.ts';
import type { Storage } from './storage/storage.ts';
import type { Queue } from './tasks/queue.ts';

/** Everything a handler or a job may use, injected so that tests can replace it. */
export interface Deps {
  config: Config;
  db: Database;
  queue: Queue;
  storage: Storage;
  /** Signs media addresses and codes. */
  secret: string;
  sms: SendSms;
  /** Identity providers for sign-in. */
  identities: Identities;
  /** Null if this studio sends no pushes. */
  pushKeys: PushKeys | null;
  /** Inspects uploads before anything else reads them. */
  probe: Probe;
  /** Reads script files. */
  readFile: ReadFile;
  prices: PriceList;
  /** Null if nothing can be paid. */
  payments: Sandbox | null;
  /** The models. */
  models: Models;
  /** Requests to services on their way out. */
  sends: Sends;
  /** Reports an error that has no caller to receive it; never with tokens, codes or phones. */
  report: (what: string, error: unknown) => void;
}
