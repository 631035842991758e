import { ref } from 'valtio';
import type { Change, TaskRow } from '../../sw/protocol.ts';

/** Applies changes to a page's view, in place. Every view equals its snapshot plus the deltas after it. */
export function applyChanges(view: Record<string, TaskRow>, changes: readonly Change[], user: number): void {
  for (const change of changes) {
    if (change.type === 'removed') delete view[change.key];
    else if (change.task.user === user) view[change.task.key] = ref(change.task);
  }
}
