import type { Session } from '../account/sessions.ts';
import type { Language } from './messages.ts';
import { notSignedIn } from './refusal.ts';

/** What a handler knows of the caller. */
export interface Context {
  /** Null for `anyone` calls and for visitors without a valid token. */
  session: Session | null;
  language: Language;
  /** IANA name: the zone whose days a list groups by; UTC when the header names none. */
  timeZone: string;
  /** The caller's network address. */
  address: string;
  /** True when nobody but this machine can see the answer: codes may be shown. */
  local: boolean;
  /** Host and port the caller used, to tell our own addresses from others'. */
  host: string;
  /** What the browser says it is. */
  userAgent: string;
  /** Random, kept by the browser. */
  deviceId: string;
  idempotencyKey: string | null;
}

/** The session of a `member` call. @throws Refusal with HTTP 401 when there is none */
export function memberOf({ session }: Context): Session {
  if (!session) throw notSignedIn();
  return session;
}
