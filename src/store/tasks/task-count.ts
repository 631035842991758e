import { noticeIdOf, type TaskRow } from '../../sw/protocol.ts';
import { loadKinds } from './kinds.ts';
import { markSeen, tasks } from './tasks.ts';

type Counted = Pick<TaskRow, 'open' | 'unseen'>;

/** What runs, and what has ended and has not been looked at in this browser (the engine's store knows both). */
export function countTasks(rows: Iterable<Counted>): { running: number; fresh: number } {
  let running = 0;
  let fresh = 0;
  for (const { open, unseen } of rows) {
    if (open === 1) running += 1;
    if (unseen) fresh += 1;
  }
  return { running, fresh };
}

const freshRows = (): TaskRow[] => Object.values(tasks.byKey).filter(({ unseen }) => unseen === true);

/** A place is shown where its path is, with at least its own query. */
export function isAt(place: string, hash: string): boolean {
  const [path, query] = place.split('?');
  const [herePath, hereQuery] = hash.split('?');
  const here = new URLSearchParams(hereQuery);
  return (
    path === herePath && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value)
  );
}

/** Nothing of these is new any more. What has to be shown by itself, such as a film, stays until that has happened. */
async function look(wanted: (row: TaskRow, place: string) => boolean): Promise<void> {
  if (freshRows().length === 0) return;
  const kinds = await loadKinds();
  for (const row of freshRows()) {
    const kind = kinds.find((one) => one.kind === row.kind);
    if (kind && !kind.keeps && wanted(row, kind.place(row))) markSeen(noticeIdOf(row));
  }
}

/** The person looks at this address: what has its place there has been seen. @param hash what stands behind the `#` */
export const lookAt = (hash: string): Promise<void> => look((_, place) => isAt(place, hash));

/** The person looks at the list of all tasks. */
export const lookAtAll = (): Promise<void> => look(() => true);
