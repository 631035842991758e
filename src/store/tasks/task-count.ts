import { noticeIdOf, type TaskRow } from '../../sw/protocol.ts';
import { loadKinds } from './kinds.ts';
import { markSeen, tasks } from './tasks.ts';

type Counted = Pick<TaskRow, 'open' | 'unseen' | 'quiet'>;

/** Running tasks, and ended ones not yet seen in this browser. Both are known from the engine's store. */
export function countTasks(rows: Iterable<Counted>): { running: number; fresh: number } {
  let running = 0;
  let fresh = 0;
  for (const { open, unseen, quiet } of rows) {
    if (open === 1 && !quiet) running += 1;
    if (unseen) fresh += 1;
  }
  return { running, fresh };
}

const freshRows = (): TaskRow[] => Object.values(tasks.byKey).filter(({ unseen }) => unseen === true);

/** A place is visible at its path, with at least its query. */
export function isAt(place: string, hash: string): boolean {
  const [path, query] = place.split('?');
  const [herePath, hereQuery] = hash.split('?');
  const here = new URLSearchParams(hereQuery);
  return (
    path === herePath && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value)
  );
}

/** Marks these as seen. Results with their own dialog, such as films, stay new until it was shown. */
async function look(wanted: (row: TaskRow, place: string) => boolean): Promise<void> {
  if (freshRows().length === 0) return;
  const kinds = await loadKinds();
  for (const row of freshRows()) {
    const kind = kinds.find((one) => one.kind === row.kind);
    if (kind && !kind.keeps && wanted(row, kind.place(row))) markSeen(noticeIdOf(row));
  }
}

/** Marks as seen what has its place at this address. @param hash what follows the `#` */
export const lookAt = (hash: string): Promise<void> => look((_, place) => isAt(place, hash));

/** Marks everything as seen: the list of all tasks is open. */
export const lookAtAll = (): Promise<void> => look(() => true);
