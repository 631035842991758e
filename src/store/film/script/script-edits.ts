import * as v from 'valibot';
import { proxy, snapshot, subscribe } from 'valtio';
import { session } from '../../account/session-state.ts';
import { readPageStore, writePageStore } from '../../pages-db.ts';
import { LINE_FIELDS, type LineText } from './script-lines.ts';

/** Lines that are being edited, by id; each is a draft that survives a reload (SCRIPT-09). */
export const lineEdits = proxy({ projectId: 0, byId: {} as Record<number, LineText> });

const Drafts = v.record(v.string(), v.object(v.entriesFromList(LINE_FIELDS, v.string())));
const nameOf = (id: number): string => `script|${id}`;
const SETTLE = 400;

/** Brings back what was being written in this project; edits of lines that are gone fall away. */
export async function restoreEdits(projectId: number, lineIds: ReadonlySet<number>): Promise<void> {
  if (lineEdits.projectId === projectId) {
    for (const id of Object.keys(lineEdits.byId)) if (!lineIds.has(Number(id))) dropEdit(Number(id));
    return;
  }
  Object.assign(lineEdits, { projectId, byId: {} });
  const drafts = v.safeParse(Drafts, await readPageStore('drafts', session.userId, nameOf(projectId)));
  if (!drafts.success || lineEdits.projectId !== projectId) return;
  for (const [id, text] of Object.entries(drafts.output))
    if (lineIds.has(Number(id))) lineEdits.byId[Number(id)] ??= text;
}

export function dropEdit(id: number): void {
  delete lineEdits.byId[id];
}

/** Lets go of the open project's edits; what was kept of them stays kept. */
export function closeEdits(): void {
  keepNow();
  Object.assign(lineEdits, { projectId: 0, byId: {} });
}

let timer: ReturnType<typeof setTimeout> | undefined;
function keepNow(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  if (lineEdits.projectId > 0)
    void writePageStore('drafts', session.userId, nameOf(lineEdits.projectId), snapshot(lineEdits).byId);
}
subscribe(
  lineEdits,
  () => {
    clearTimeout(timer);
    timer = setTimeout(keepNow, SETTLE);
  },
  // at once, so that a project that is left in the same turn still has its edits kept
  true,
);
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') keepNow();
});
