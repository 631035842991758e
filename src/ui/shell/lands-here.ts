import type { TaskKind, Tracked } from '../../api/task-kind.ts';

const idIn = (address: string): string | null => new URLSearchParams(address.split('?')[1]).get('id');
const pathIn = (address: string): string => address.split('?')[0] ?? '';

/**
 * Whether the end of a task can be seen at this address, so that no toast has to say it.
 * @param hash what stands behind the `#`
 */
export function landsHere(kind: TaskKind, task: Tracked, hash: string): boolean {
  const place = kind.place(task);
  if (kind.landsIn === 'dialog' || pathIn(place) !== pathIn(hash)) return false;
  return kind.landsIn === 'page' || idIn(place) === idIn(hash);
}
