/** Prepared statements for Postgres, parsed and planned once per connection: planning took longer than running most of them. */

/** Each connection keeps all of them. Most texts are constants in the code; few are built at run time. */
const MOST = 1_000;

const names = new Map<string, string>();
const unprepared = new Set<string>();

/** The name of a prepared statement; undefined for a text that is not prepared. */
export function preparedName(text: string): string | undefined {
  if (unprepared.has(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** SQLSTATE when another version of this server has changed a table since the statement was prepared. */
const CHANGED_UNDER_IT = '0A000';

/**
 * Stops preparing a statement if it failed because it was prepared.
 * @returns whether that was the reason: outside a transaction it can be retried at once
 */
export function failedPrepared(text: string, error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code !== CHANGED_UNDER_IT || !String(message).includes('cached plan')) return false;
  unprepared.add(text);
  return true;
}
