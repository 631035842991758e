import type { Session } from '../account/sessions.ts';
import type { Language } from './messages.ts';
import { notSignedIn } from './refusal.ts';

/** The caller of a handler. */
export interface Context {
  /** Null for `anyone` calls and for visitors without a valid token. */
  session: Session | null;
  language: Language;
  /** IANA time zone for grouping by day; UTC if the header has none. */
  timeZone: string;
  /** The caller's IP address. */
  address: string;
  /** True if the answer is only visible on this machine; then sign-in codes may be shown. */
  local: boolean;
  /** Host and port of the request, to recognize our own URLs. */
  host: string;
  /** The User-Agent header. */
  userAgent: string;
  /** A random id stored in the browser. */
  deviceId: string;
  idempotencyKey: string | null;
  /**
   * Keys of the caller's stored files that the request names. Who finds that one is theirs adds it; the transaction that writes rows
   * with them keeps them from the clean-up first (media/named-files.ts).
   */
  files: Set<string>;
}

/** The session of a `member` call. @throws Refusal with HTTP 401 if there is none */
export function memberOf({ session }: Pick<Context, 'session'>): Session {
  if (!session) throw notSignedIn();
  return session;
}
