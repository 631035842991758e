import { type Line, PROTOCOL_FACTS } from '../protocols/protocol.ts';
import type { BoundRow } from './read-file.ts';

/** A row with the connection to its service: URL and key. @param env contains the key; read again for each request */
export function lineOf(bound: BoundRow, env: Readonly<Record<string, string | undefined>>): Line {
  const { service } = bound;
  const facts = PROTOCOL_FACTS[service.protocol];
  const base = service.base ?? facts.base;
  const { origin } = new URL(base);
  const key = service.key ? env[service.key.env]?.trim() : undefined;
  const headers: Record<string, string> = key ? { authorization: facts.authorization(key) } : {};
  const shared = { origin, private: service.private, headers };
  return { ...bound, connection: { ...shared, base }, reach: { ...shared, hosts: service.hosts } };
}
