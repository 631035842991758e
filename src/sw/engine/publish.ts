import type { EngineDeps } from './deps.ts';
import type { Delta } from './journal.ts';

/** Tells every page of changes, if there are any. */
export function publish({ post }: Pick<EngineDeps, 'post'>, delta: Delta): void {
  if (delta.changes.length > 0) post({ type: 'delta', ...delta });
}
