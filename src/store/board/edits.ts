import * as v from 'valibot';
import { proxy, snapshot } from 'valtio';
import type { Shot } from '../../api/shot.ts';
import { handleShot, SHOT_ACTION } from '../../api/storyboard.ts';
import { client } from '../client.ts';
import { keep, recall } from '../pages-db.ts';
import { session } from '../session-state.ts';
import { board, patchShot } from './board.ts';

const FIELDS = ['static_desc', 'dynamic_desc', 'narration'] as const;
export type ShotField = (typeof FIELDS)[number];
type Texts = Partial<Record<ShotField, string>>;

/** What was typed and is not saved yet, by shot: typing touches one small row and never the list of shots. */
export const edits = proxy({
  byShot: {} as Record<number, Texts>,
  /** The last saving did not reach the server; it is tried again with the next word or when the network is back. */
  failed: false,
});

const SETTLE = 800;
const draftName = (): string => `board|${board.projectId}`;
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<boolean> = Promise.resolve(true);

/** The text of a shot as it stands on the screen. */
export const textOf = (shot: Pick<Shot, 'id' | ShotField>, field: ShotField): string =>
  edits.byShot[shot.id]?.[field] ?? shot[field];

/** Changes a text; it is saved when the person pauses, and survives a closed tab before that. */
export function editShot(id: number, field: ShotField, text: string): void {
  edits.byShot[id] = { ...edits.byShot[id], [field]: text };
  clearTimeout(timer);
  timer = setTimeout(() => void saveEdits(), SETTLE);
  void keepDraft();
}

/** Forgets what was typed for a shot that is gone. */
export function dropEdits(id: number): void {
  delete edits.byShot[id];
  void keepDraft();
}

const keepDraft = (): Promise<void> => keep('drafts', session.userId, draftName(), snapshot(edits).byShot);

/** Saves what was typed, one shot after another (BOARD-16). @returns whether everything has reached the server */
export function saveEdits(): Promise<boolean> {
  clearTimeout(timer);
  saving = saving.then(save, save);
  return saving;
}

async function save(): Promise<boolean> {
  const { projectId } = board;
  try {
    for (const [key, texts] of Object.entries(snapshot(edits).byShot)) {
      const id = Number(key);
      if (!board.shots.some((shot) => shot.id === id)) continue;
      await client.send(handleShot, {
        type: SHOT_ACTION.save,
        script_id: projectId,
        scene_id: id,
        ...texts,
      });
      if (board.projectId !== projectId) return true;
      patchShot(id, texts);
      forgetSaved(id, texts);
    }
    edits.failed = false;
    await keepDraft();
    return true;
  } catch (error) {
    edits.failed = true;
    throw error;
  }
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

/** Brings back what an earlier visit typed and did not save. */
export async function restoreEdits(): Promise<void> {
  edits.byShot = {};
  edits.failed = false;
  const draft = v.safeParse(Draft, await recall('drafts', session.userId, draftName()));
  if (draft.success && Object.keys(edits.byShot).length === 0)
    edits.byShot = draft.output as Record<number, Texts>;
}
