import * as v from 'valibot';
import { proxy, snapshot, subscribe } from 'valtio';
import { LINE_FIELDS } from '../../../api/script.ts';
import { knowParts, type Parts, readParts, saveParts } from '../../draft-parts.ts';
import { writeDraftParts } from '../../own-drafts.ts';
import type { LineText } from './script-lines.ts';

/** Open edits by line id. They are drafts and survive a reload (SCRIPT-09). */
export const lineEdits = proxy({ projectId: 0, byId: {} as Record<number, LineText> });

const Draft = v.object(v.entriesFromList(LINE_FIELDS, v.string()));
const Drafts = v.record(v.string(), v.unknown());
/** By line. */
const split = (whole: unknown): Parts => {
  const lines = v.safeParse(Drafts, whole);
  return new Map(lines.success ? Object.entries(lines.output) : []);
};
const nameOf = (id: number): string => `script|${id}`;
const SETTLE = 400;

/** Restores a project's drafts; those of deleted lines are dropped. */
export async function restoreEdits(projectId: number, lineIds: ReadonlySet<number>): Promise<void> {
  if (lineEdits.projectId === projectId) {
    for (const id of Object.keys(lineEdits.byId)) if (!lineIds.has(Number(id))) dropEdit(Number(id));
    return;
  }
  Object.assign(lineEdits, { projectId, byId: {} });
  const drafts = await readParts(nameOf(projectId), split);
  if (lineEdits.projectId !== projectId) return;
  knowParts(nameOf(projectId), drafts);
  for (const [id, stored] of drafts) {
    const text = v.safeParse(Draft, stored);
    if (text.success && lineIds.has(Number(id))) lineEdits.byId[Number(id)] ??= text.output;
  }
}

export function dropEdit(id: number): void {
  delete lineEdits.byId[id];
}

/** A deleted line is back, and so is its edit: in the open project, else in its draft. */
export async function giveBackEdit(projectId: number, id: number, text: LineText): Promise<void> {
  if (lineEdits.projectId === projectId) {
    lineEdits.byId[id] ??= text;
    return;
  }
  await writeDraftParts(nameOf(projectId), new Map([[String(id), text]]));
}

/** Closes the open project's edits; their drafts stay. */
export function closeEdits(): void {
  saveDraftNow();
  Object.assign(lineEdits, { projectId: 0, byId: {} });
}

let timer: ReturnType<typeof setTimeout> | undefined;
function saveDraftNow(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  const { projectId, byId } = snapshot(lineEdits);
  if (projectId > 0) void saveParts(nameOf(projectId), new Map(Object.entries(byId)));
}
subscribe(
  lineEdits,
  () => {
    clearTimeout(timer);
    timer = setTimeout(saveDraftNow, SETTLE);
  },
  // at once, so that edits are stored even if the project is left in the same turn
  true,
);
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') saveDraftNow();
});
