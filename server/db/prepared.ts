/** Statements that Postgres parses and plans once for each connection: planning took longer than running most of them. */

/** Each connection keeps them all; texts are written in the code, and few of them are put together. */
const MOST = 1_000;

const names = new Map<string, string>();
const unprepared = new Set<string>();

/** The name under which a statement is prepared; undefined for one that is sent whole each time. */
export function preparedName(text: string): string | undefined {
  if (unprepared.has(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** What Postgres says when a newer version of this server has changed a table under a statement that is prepared. */
const CHANGED_UNDER_IT = '0A000';

/**
 * Sends a statement whole from now on, if it failed because it was prepared.
 * @returns whether that was why: outside a transaction it can be sent again at once
 */
export function failedPrepared(text: string, error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code !== CHANGED_UNDER_IT || !String(message).includes('cached plan')) return false;
  unprepared.add(text);
  return true;
}
