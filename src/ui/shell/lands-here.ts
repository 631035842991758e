import type { TaskKind, Tracked } from '../../api/task-kind.ts';
import { isListHidden } from '../kit/turn-side.ts';
import { routeOf } from '../router/routes.ts';

const idIn = (address: string): string | null => new URLSearchParams(address.split('?')[1]).get('id');
const pathIn = (address: string): string => address.split('?')[0] ?? '';

/**
 * Whether a task's end is visible at this address, so that it needs no toast.
 * @param hash what follows the `#`
 */
export function landsHere(kind: TaskKind, task: Tracked, hash: string): boolean {
  const place = kind.place(task);
  if (kind.landsIn === 'dialog' || pathIn(place) !== pathIn(hash)) return false;
  const page = routeOf(pathIn(hash));
  // on a phone a form may stand before its results
  if (page && isListHidden(page)) return false;
  return kind.landsIn === 'page' || idIn(place) === idIn(hash);
}
