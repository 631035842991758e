/** A ticket allows one socket to speak one line, once, within a minute. */
import { type Language, languageOf } from '../../rpc/messages.ts';
import { macOf, newToken, sameText } from '../../secrets.ts';

const LIFETIME_MS = 60_000;

export interface Ticket {
  userId: number;
  projectId: number;
  lineId: number;
  /** Language of error messages. */
  language: Language;
}

const sign = (secret: string, text: string): string => macOf(macOf(secret, 'voice tickets'), text);

/** A signed ticket for one line, which the socket takes once. @param now milliseconds since 1970 */
export function newTicket(
  secret: string,
  { userId, projectId, lineId, language }: Ticket,
  now = Date.now(),
): string {
  const text = [userId, projectId, lineId, now + LIFETIME_MS, language, newToken()].join('.');
  return `${text}.${sign(secret, text)}`;
}

/** @returns null for an invalid or expired ticket. Whether it was used before is checked elsewhere */
export function readTicket(secret: string, ticket: string, now = Date.now()): Ticket | null {
  const parts = ticket.split('.');
  const signature = parts.pop() ?? '';
  if (parts.length !== 6 || !sameText(signature, sign(secret, parts.join('.')))) return null;
  const [userId = 0, projectId = 0, lineId = 0, ends = 0] = parts.slice(0, 4).map(Number);
  return ends > now ? { userId, projectId, lineId, language: languageOf(parts[4]) } : null;
}
