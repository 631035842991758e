import type { Session } from '../account/sessions.ts';
import type { Language } from './messages.ts';
import { notSignedIn } from './refusal.ts';

/** What a handler knows of the caller. */
export interface Context {
  /** Null for `anyone` calls and for visitors without a valid token. */
  session: Session | null;
  language: Language;
  /** The IANA time zone whose days a list groups by; UTC if the header names none. */
  timeZone: string;
  /** The caller's network address. */
  address: string;
  /** True when only this machine can see the answer, so sign-in codes may be shown. */
  local: boolean;
  /** The host and port the caller used, to recognize our own addresses. */
  host: string;
  /** The user-agent header. */
  userAgent: string;
  /** A random id that the browser stores. */
  deviceId: string;
  idempotencyKey: string | null;
}

/** The session of a `member` call. @throws Refusal with HTTP 401 when there is none */
export function memberOf({ session }: Context): Session {
  if (!session) throw notSignedIn();
  return session;
}
