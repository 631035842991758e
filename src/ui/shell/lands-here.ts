import type { TaskKind, Tracked } from '../../api/task-kind.ts';

const idIn = (address: string): string | null => new URLSearchParams(address.split('?')[1]).get('id');
const pathIn = (address: string): string => address.split('?')[0] ?? '';

/**
 * Whether a task's end is visible at this address, so that it needs no toast.
 * @param hash what follows the `#`
 */
export function landsHere(kind: TaskKind, task: Tracked, hash: string): boolean {
  const place = kind.place(task);
  if (kind.landsIn === 'dialog' || pathIn(place) !== pathIn(hash)) return false;
  return kind.landsIn === 'page' || idIn(place) === idIn(hash);
}
