/** Unsaved texts of shots. They survive a reload and a lost network, and are shared with other tabs. */
import * as v from 'valibot';
import { proxy, snapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { atMostEvery } from '../../at-most-every.ts';
import { fieldsOf, knowParts, type Parts, readParts, recordsOf, saveParts } from '../../draft-parts.ts';
import { board, patchShot } from './board.ts';
import { notifyTabs, onTabs } from './board-channel.ts';
import { clearHistory, record } from './history.ts';

const FIELDS = ['static_desc', 'dynamic_desc', 'narration', 'drama_dialogue'] as const;
export type ShotField = (typeof FIELDS)[number];
export type Texts = Partial<Record<ShotField, string>>;
type ByShot = Record<number, Texts>;

/** Unsaved text by shot. Kept apart from the shots, so that typing does not render the list. */
export const edits = proxy({
  /** The project whose shots these are. */
  projectId: 0,
  byShot: {} as ByShot,
  /** Each text as it was before its first change. A save sends it, so that nobody else's words are overwritten. */
  bases: {} as ByShot,
  /** The other versions of texts that were changed both here and elsewhere. The person chooses. */
  conflicts: {} as ByShot,
  /** The last save failed; it is retried after a while and with the next change. */
  failed: false,
});

const SETTLE = 800;
/** Milliseconds until a failed save is retried. */
const AGAIN = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Saves what was typed; save-edits.ts puts itself here, because it needs all of this. */
let saver: () => Promise<void> = async () => undefined;

/** @param save runs at a pause in typing, and again after a failure */
export function saveWith(save: () => Promise<void>): void {
  saver = save;
}

/** Schedules the next save, replacing an earlier one. */
export function saveSoon(milliseconds = SETTLE): void {
  clearTimeout(timer);
  // a failure is shown on the screen and retried
  timer = setTimeout(() => void saver().catch(() => undefined), milliseconds);
}
export const saveAgain = (): void => saveSoon(AGAIN);
/** A save begins: the other tabs get the texts before they learn that these are saved. */
export function planNone(): void {
  clearTimeout(timer);
  announcer.now();
}

/** A shot's text as it is now: typed or saved. A stale prop from before a save does not bring the old text back. */
export const textOf = (shot: Pick<Shot, 'id' | ShotField>, field: ShotField): string =>
  edits.byShot[shot.id]?.[field] ?? board.shots.find(({ id }) => id === shot.id)?.[field] ?? shot[field];

function put(of: ByShot, id: number, field: ShotField, text: string): void {
  of[id] = { ...of[id], [field]: text };
}
function take(of: ByShot, id: number, field: ShotField): void {
  const { [field]: _, ...others } = of[id] ?? {};
  if (Object.keys(others).length > 0) of[id] = others;
  else delete of[id];
}

/** Texts whose last change is neither in the draft nor sent to other tabs yet. */
const unannounced = new Map<string, { id: number; field: ShotField }>();
/** writing and sending at every keystroke would be slower than typing */
const announcer = atMostEvery(120, () => {
  void saveDraft();
  for (const { id, field } of unannounced.values()) {
    const text = edits.byShot[id]?.[field];
    if (text !== undefined && edits.projectId === board.projectId)
      notifyTabs({ kind: 'typed', shotId: id, field, text, base: edits.bases[id]?.[field] });
  }
  unannounced.clear();
});

/** Sets a text of a shot, without recording it for undo. */
function setText(id: number, field: ShotField, text: string): void {
  const base = board.shots.find((shot) => shot.id === id)?.[field];
  if (edits.bases[id]?.[field] === undefined && base !== undefined) put(edits.bases, id, field, base);
  put(edits.byShot, id, field, text);
  saveSoon();
  unannounced.set(`${field}|${id}`, { id, field });
  announcer.soon();
}

/** Changes a text. It is saved at a pause in typing; until then it is kept as a draft. */
export function editShot(id: number, field: ShotField, text: string): void {
  const shot = board.shots.find((one) => one.id === id);
  const before = shot && textOf(shot, field);
  if (before !== undefined && before !== text)
    record({
      key: `${field}|${id}`,
      shotId: id,
      undo: () => setText(id, field, before),
      redo: () => setText(id, field, text),
    });
  setText(id, field, text);
}

/** Drops the text typed for a deleted shot. */
export function dropEdits(id: number): void {
  for (const of of [edits.byShot, edits.bases, edits.conflicts]) delete of[id];
  void saveDraft();
}

/** What was typed for a shot, and what it was before. */
export interface ShotEdits {
  texts: Texts;
  bases: Texts;
  conflicts: Texts;
}

/** Takes the text typed for a shot that is being deleted. */
export function takeEdits(id: number): ShotEdits {
  const { byShot, bases, conflicts } = snapshot(edits);
  for (const of of [edits.byShot, edits.bases, edits.conflicts]) delete of[id];
  return { texts: { ...byShot[id] }, bases: { ...bases[id] }, conflicts: { ...conflicts[id] } };
}

/** The shot is back, and so is its text. */
export function giveBackEdits(id: number, { texts, bases, conflicts }: ShotEdits): void {
  const shot = board.shots.find((one) => one.id === id);
  for (const field of FIELDS) {
    const text = texts[field];
    if (text === undefined || shot?.[field] === text) continue;
    setText(id, field, text);
    if (bases[field] !== undefined) put(edits.bases, id, field, bases[field]);
    if (conflicts[field] !== undefined) noteConflict(id, field, conflicts[field]);
  }
}

const draftName = (): string => `board|${edits.projectId}`;
/** Stores what is typed for the next visit: each text by itself, with what it was before. */
export const saveDraft = (): Promise<void> => saveParts(draftName(), partsOf(snapshot(edits)));

/** Forgets what was saved, but not what was typed while the save was running. */
export function forgetSaved(id: number, saved: Texts): void {
  for (const field of FIELDS) {
    const text = saved[field];
    if (text === undefined) continue;
    if (edits.byShot[id]?.[field] === text) {
      take(edits.byShot, id, field);
      take(edits.bases, id, field);
    } else if (edits.byShot[id]?.[field] !== undefined) put(edits.bases, id, field, text);
    take(edits.conflicts, id, field);
  }
}

/** Somebody else has changed a text that was changed here, too: a conflict. */
export const noteConflict = (id: number, field: ShotField, theirs: string): void =>
  put(edits.conflicts, id, field, theirs);

/** Resolves a conflict with the text that was typed here. It is saved in place of the other. */
export function keepMine(id: number, field: ShotField): void {
  const theirs = edits.conflicts[id]?.[field];
  if (theirs === undefined) return;
  put(edits.bases, id, field, theirs);
  take(edits.conflicts, id, field);
  saveSoon(0);
}

/** Resolves a conflict with the text that is saved. */
export function takeTheirs(id: number, field: ShotField): void {
  drop(id, field);
  notifyTabs({ kind: 'dropped', shotId: id, field });
}

function drop(id: number, field: ShotField): void {
  for (const of of [edits.byShot, edits.bases, edits.conflicts]) take(of, id, field);
  unannounced.delete(`${field}|${id}`);
  void saveDraft();
}

const Stored = v.record(
  v.string(),
  v.partial(v.object(Object.fromEntries(FIELDS.map((field) => [field, v.string()])))),
);
const Draft = v.object({ byShot: Stored, bases: Stored });
const Typed = v.record(
  v.string(),
  v.partial(
    v.object(
      Object.fromEntries(
        FIELDS.map((field) => [field, v.object({ text: v.string(), base: v.optional(v.string()) })]),
      ),
    ),
  ),
);

/** Each text by shot and field, with what it was before. */
function partsOf({ byShot, bases }: { byShot: Readonly<ByShot>; bases: Readonly<ByShot> }): Parts {
  const typed = fieldsOf(byShot);
  const before = fieldsOf(bases);
  for (const [part, text] of typed) typed.set(part, { text, base: before.get(part) });
  return typed;
}
const split = (whole: unknown): Parts => {
  const draft = v.safeParse(Draft, whole);
  return draft.success ? partsOf(draft.output) : new Map();
};
/** Another tab stores, or has deleted, what it says: this one does not write over it. */
const leaveToThem = (id: number, field: string, typed?: { text: string; base: string | undefined }): void =>
  knowParts(draftName(), new Map([[`${id}|${field}`, typed]]));

/** Restores a project's unsaved text from an earlier visit and saves it. */
export async function restoreEdits(projectId: number): Promise<void> {
  if (edits.projectId !== projectId) {
    announcer.now();
    closeEdits();
  }
  edits.projectId = projectId;
  const parts = await readParts(draftName(), split);
  const draft = v.safeParse(Typed, recordsOf(parts));
  if (!draft.success || edits.projectId !== projectId || Object.keys(edits.byShot).length > 0) return;
  knowParts(draftName(), parts);
  for (const [id, texts] of Object.entries(draft.output))
    for (const field of FIELDS) {
      const { text, base } = texts[field] ?? {};
      if (text !== undefined) put(edits.byShot, Number(id), field, text);
      if (text !== undefined && base !== undefined) put(edits.bases, Number(id), field, base);
    }
  if (Object.keys(edits.byShot).length > 0) saveSoon();
}

/** Drops typed text from memory; its draft stays. */
export function closeEdits(): void {
  clearTimeout(timer);
  announcer.drop();
  unannounced.clear();
  Object.assign(edits, { projectId: 0, byShot: {}, bases: {}, conflicts: {}, failed: false });
  clearHistory();
}

const isField = (field: string): field is ShotField => (FIELDS as readonly string[]).includes(field);

onTabs((news) => {
  if (edits.projectId !== board.projectId) return;
  if (news.kind === 'saved') {
    for (const field of Object.keys(news.texts)) leaveToThem(news.shotId, field);
    patchShot(news.shotId, news.texts);
    forgetSaved(news.shotId, news.texts);
  } else if (news.kind === 'dropped' && isField(news.field)) {
    leaveToThem(news.shotId, news.field);
    drop(news.shotId, news.field);
  } else if (news.kind === 'typed' && isField(news.field)) {
    if (news.base !== undefined) put(edits.bases, news.shotId, news.field, news.base);
    put(edits.byShot, news.shotId, news.field, news.text);
    leaveToThem(news.shotId, news.field, { text: news.text, base: edits.bases[news.shotId]?.[news.field] });
    // the tab that is typed in saves it; this one only if that one is closed
    saveAgain();
  }
});

onSignOut(closeEdits);
