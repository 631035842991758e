import * as v from 'valibot';
import { proxy, snapshot } from 'valtio';
import { ApiError } from '../../../api/errors.ts';
import type { Shot } from '../../../api/shot.ts';
import { handleShot, SHOT_ACTION } from '../../../api/storyboard.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { session } from '../../account/session-state.ts';
import { client } from '../../client.ts';
import { readPageStore, writePageStore } from '../../pages-db.ts';
import { board, patchShot } from './board.ts';
import { dropVoices, saveVoices } from './voices.ts';

const FIELDS = ['static_desc', 'dynamic_desc', 'narration'] as const;
export type ShotField = (typeof FIELDS)[number];
type Texts = Partial<Record<ShotField, string>>;

/** Unsaved text by shot. Kept apart from the shots, so that typing does not render the list. */
export const edits = proxy({
  /** The project whose shots these are. */
  projectId: 0,
  byShot: {} as Record<number, Texts>,
  /** The last save failed; it is retried after a while and with the next change. */
  failed: false,
});

const SETTLE = 800;
/** Milliseconds until a failed save is retried. */
const AGAIN = 10_000;
const draftName = (): string => `board|${edits.projectId}`;
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> = Promise.resolve();

/** A shot's text as shown: typed or saved. */
export const textOf = (shot: Pick<Shot, 'id' | ShotField>, field: ShotField): string =>
  edits.byShot[shot.id]?.[field] ?? shot[field];

/** Changes a text. It is saved when the person pauses; until then it is kept as a draft. */
export function editShot(id: number, field: ShotField, text: string): void {
  edits.byShot[id] = { ...edits.byShot[id], [field]: text };
  saveSoon();
  void keepDraft();
}

function saveSoon(): void {
  clearTimeout(timer);
  // a failure is shown on the screen and retried
  timer = setTimeout(() => void saveEdits().catch(() => undefined), SETTLE);
}

/** Drops the text typed for a deleted shot. */
export function dropEdits(id: number): void {
  delete edits.byShot[id];
  void keepDraft();
}

const keepDraft = (): Promise<void> =>
  writePageStore('drafts', session.userId, draftName(), snapshot(edits).byShot);

/**
 * Saves what was typed, one shot after another (BOARD-16), and how the shots are spoken.
 * @throws ApiError; what was not saved stays here, in the draft, and is tried again
 */
export function saveEdits(): Promise<void> {
  clearTimeout(timer);
  saving = saving.then(save, save);
  return saving;
}

async function save(): Promise<void> {
  const { projectId, state } = board;
  if (state !== 'ready' || edits.projectId !== projectId) return;
  let trouble: unknown;
  for (const [key, texts] of Object.entries(snapshot(edits).byShot)) {
    const id = Number(key);
    try {
      await saveTexts(projectId, id, texts);
    } catch (error) {
      trouble = error;
      // a refused text must not hold up the others; without a network none can be saved
      if (!(error instanceof ApiError && error.kind === 'refused')) break;
    }
    if (board.projectId !== projectId) return;
  }
  edits.failed = trouble !== undefined;
  await keepDraft();
  if (trouble === undefined) return saveVoices();
  timer = setTimeout(() => void saveEdits().catch(() => undefined), AGAIN);
  throw trouble;
}

async function saveTexts(projectId: number, id: number, texts: Texts): Promise<void> {
  if (!board.shots.some((shot) => shot.id === id)) {
    // deleted elsewhere
    delete edits.byShot[id];
    return;
  }
  await client.send(handleShot, { type: SHOT_ACTION.save, script_id: projectId, scene_id: id, ...texts });
  if (board.projectId !== projectId) return;
  patchShot(id, texts);
  forgetSaved(id, texts);
}

/** Keeps what was typed while the save was running. */
function forgetSaved(id: number, saved: Texts): void {
  const now = edits.byShot[id];
  if (!now) return;
  const left = Object.fromEntries(
    Object.entries(now).filter(([field, text]) => saved[field as ShotField] !== text),
  );
  if (Object.keys(left).length > 0) edits.byShot[id] = left;
  else delete edits.byShot[id];
}

const Draft = v.record(
  v.string(),
  v.partial(v.object({ static_desc: v.string(), dynamic_desc: v.string(), narration: v.string() })),
);

/** Restores a project's unsaved text from an earlier visit and saves it. */
export async function restoreEdits(projectId: number): Promise<void> {
  if (edits.projectId !== projectId) closeEdits();
  edits.projectId = projectId;
  const draft = v.safeParse(Draft, await readPageStore('drafts', session.userId, draftName()));
  if (!draft.success || edits.projectId !== projectId || Object.keys(edits.byShot).length > 0) return;
  edits.byShot = draft.output as Record<number, Texts>;
  if (Object.keys(edits.byShot).length > 0) saveSoon();
}

/** Drops typed text from memory; its draft stays. */
export function closeEdits(): void {
  clearTimeout(timer);
  Object.assign(edits, { projectId: 0, byShot: {}, failed: false });
  dropVoices();
}

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && Object.keys(edits.byShot).length > 0)
    void saveEdits().catch(() => undefined);
});

onSignOut(closeEdits);
