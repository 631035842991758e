import type { WriteTx } from '../db.ts';
import type { Change } from '../protocol.ts';

/** Changes kept for pages that missed a message. A page that missed more reads everything again. */
const LOG_LENGTH = 500;

export interface Delta {
  from: number;
  seq: number;
  changes: Change[];
}

/** Numbers and logs changes in the transaction that makes them, so that the sequence has no gaps. */
export async function record(tx: WriteTx, changes: Change[]): Promise<Delta> {
  const from = ((await tx.objectStore('meta').get('seq')) as number | undefined) ?? 0;
  const seq = from + changes.length;
  if (changes.length === 0) return { from, seq, changes };
  const log = tx.objectStore('log');
  await Promise.all([
    ...changes.map((change, index) => log.put({ seq: from + index + 1, change })),
    log.delete(IDBKeyRange.upperBound(seq - LOG_LENGTH)),
    tx.objectStore('meta').put(seq, 'seq'),
  ]);
  return { from, seq, changes };
}
