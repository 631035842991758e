import { authIn } from './auth.ts';
import type { EngineDeps } from './deps.ts';

/**
 * Repeats what a stopped worker may not have sent between its commit and its messages: the number of the last change, which pages
 * compare with theirs, and ends that nobody has announced yet: whoever claimed one may have died since.
 */
export async function pulse({
  db,
  post,
  announce,
}: Pick<EngineDeps, 'db' | 'post' | 'announce'>): Promise<void> {
  const { seq, unsaid } = await db.read(async (tx) => {
    const { user } = await authIn(tx);
    const outbox = await tx.objectStore('outbox').index('user').getAll(user);
    return {
      seq: ((await tx.objectStore('meta').get('seq')) as number | undefined) ?? 0,
      unsaid: outbox.some(({ st }) => st === 'new' || st === 'page' || st === 'sw'),
    };
  });
  post({ type: 'pulse', seq });
  if (unsaid) await announce();
}
