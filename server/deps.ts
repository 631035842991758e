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

/** Dependencies of handlers and jobs, injected so that tests can replace them. */
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
  /** Inspects uploads before they are parsed by anything else. */
  probe: Probe;
  /** Reads script files. */
  readFile: ReadFile;
  prices: PriceList;
  /** Null if payments are not available. */
  payments: Sandbox | null;
  models: Models;
  /** Requests that are being sent to external services. */
  sends: Sends;
  /** Reports an error that has no caller to receive it. Never with tokens, codes or phones. */
  report: (what: string, error: unknown) => void;
}
