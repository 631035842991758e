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

/** What was typed and is not saved yet, by shot: typing touches one small row and never the list of shots. */
export const edits = proxy({
  /** The project whose shots these are. */
  projectId: 0,
  byShot: {} as Record<number, Texts>,
  /** The last saving did not reach the server; it is tried again with the next word or when the network is back. */
  failed: false,
});

const SETTLE = 800;
/** Milliseconds until a saving that failed is tried again. */
const AGAIN = 10_000;
const draftName = (): string => `board|${edits.projectId}`;
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> = Promise.resolve();

/** The text of a shot as it stands on the screen. */
export const textOf = (shot: Pick<Shot, 'id' | ShotField>, field: ShotField): string =>
  edits.byShot[shot.id]?.[field] ?? shot[field];

/** Changes a text; it is saved when the person pauses, and survives a closed tab before that. */
export function editShot(id: number, field: ShotField, text: string): void {
  edits.byShot[id] = { ...edits.byShot[id], [field]: text };
  saveSoon();
  void keepDraft();
}

function saveSoon(): void {
  clearTimeout(timer);
  // the screen says that it failed, and it is tried again
  timer = setTimeout(() => void saveEdits().catch(() => undefined), SETTLE);
}

/** Forgets what was typed for a shot that is gone. */
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
      // one text that is refused must not hold up the others; a network that is away holds up all
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

/** What was typed while the saving was under way stays. */
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

/** Brings back what an earlier visit typed in a project and did not save; it is saved with the next reading of the shots. */
export async function restoreEdits(projectId: number): Promise<void> {
  if (edits.projectId !== projectId) closeEdits();
  edits.projectId = projectId;
  const draft = v.safeParse(Draft, await readPageStore('drafts', session.userId, draftName()));
  if (!draft.success || edits.projectId !== projectId || Object.keys(edits.byShot).length > 0) return;
  edits.byShot = draft.output as Record<number, Texts>;
  if (Object.keys(edits.byShot).length > 0) saveSoon();
}

/** Forgets what was typed, here and not in the draft: another project or account comes. */
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
