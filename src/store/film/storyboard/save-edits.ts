/** Sends what was typed for shots (BOARD-16, BOARD-17). */
import { snapshot } from 'valtio';
import { EMPTY_SCENE, readDialogue } from '../../../api/dialogue.ts';
import { ApiError } from '../../../api/errors.ts';
import type { Shot } from '../../../api/shot.ts';
import { handleShot, SHOT_SAVE, saveShot } from '../../../api/storyboard.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { board, loadBoard, patchShot } from './board.ts';
import { notifyTabs, onTabs } from './board-channel.ts';
import {
  dropEdits,
  edits,
  forgetSaved,
  noteConflict,
  planNone,
  type ShotField,
  saveAgain,
  saveDraft,
  saveWith,
  type Texts,
} from './edits.ts';
import { sealHistory } from './history.ts';
import { hasUnsavedVoices, saveVoices } from './voices.ts';
import { wholeShot } from './whole-shot.ts';

/** what was read before a save is out of date */
const CHANGED = 409;
let saving: Promise<void> = Promise.resolve();

/**
 * Saves what was typed, one shot after another, and how the shots are spoken.
 * @throws ApiError; what was not saved stays here, in the draft, and is tried again
 */
export function saveEdits(): Promise<void> {
  planNone();
  sealHistory();
  saving = saving.then(save, save);
  return saving;
}
saveWith(saveEdits);

async function save(): Promise<void> {
  const { projectId, state } = board;
  if (state !== 'ready' || edits.projectId !== projectId) return;
  let trouble: unknown;
  for (const [key, texts] of Object.entries(snapshot(edits).byShot)) {
    const id = Number(key);
    try {
      await saveTexts(projectId, id, agreed(id, texts));
    } catch (error) {
      trouble = error;
      // a refused text must not hold up the others; without a network none can be saved
      if (!(error instanceof ApiError && error.kind === 'refused')) break;
    }
    if (board.projectId !== projectId) return;
  }
  edits.failed = trouble !== undefined;
  await saveDraft();
  if (trouble === undefined) return saveVoices();
  saveAgain();
  throw trouble;
}

const entriesOf = (texts: Texts) => Object.entries(texts) as [ShotField, string][];

/** Without the texts that are in conflict. */
const agreed = (id: number, texts: Texts): Texts =>
  Object.fromEntries(entriesOf(texts).filter(([field]) => edits.conflicts[id]?.[field] === undefined));

async function saveTexts(projectId: number, id: number, texts: Texts): Promise<void> {
  const shot = board.shots.find((one) => one.id === id);
  if (!shot) {
    // deleted elsewhere
    dropEdits(id);
    return;
  }
  if (entriesOf(texts).length === 0) return;
  try {
    await send(projectId, shot as Shot, texts);
  } catch (error) {
    if (error instanceof ApiError && error.code === CHANGED && (await isConflict(projectId, id, texts)))
      return;
    throw error;
  }
  if (board.projectId !== projectId) return;
  patchShot(id, { ...texts, ...spokenBy(texts) });
  forgetSaved(id, texts);
  notifyTabs({ kind: 'saved', shotId: id, texts: { ...texts } as Record<string, string> });
}

/** A line's dialogue is the script's, too; a shot without a line keeps its own. */
async function send(projectId: number, shot: Shot, texts: Texts): Promise<void> {
  const { drama_dialogue, ...words } = texts;
  const ofLine = shot.drama_id > 0;
  const own = ofLine ? words : texts;
  if (entriesOf(own).length > 0)
    await client.send(handleShot, wholeShot(projectId, shot, own, snapshot(edits).bases[shot.id] ?? {}));
  if (ofLine && drama_dialogue !== undefined)
    await client.send(saveShot, {
      type: SHOT_SAVE.line,
      script_id: projectId,
      drama_id: shot.drama_id,
      drama_dialogue,
    });
}

/** Whose words the dialogue says that they are. */
function spokenBy({ drama_dialogue }: Texts): Partial<Shot> {
  if (drama_dialogue === undefined) return {};
  const { role } = readDialogue(
    drama_dialogue,
    board.roles.map(({ name }) => name),
  );
  return { dialogue_role_name: role === EMPTY_SCENE ? '' : role };
}

/** Reads what somebody else has saved. @returns whether there is a conflict */
async function isConflict(projectId: number, id: number, texts: Texts): Promise<boolean> {
  // another film is open by now; the text stays in the draft of its own
  if (board.projectId !== projectId) return true;
  await loadBoard(projectId);
  if (board.projectId !== projectId) return true;
  const shot = board.shots.find((one) => one.id === id);
  if (!shot) return false;
  const others = entriesOf(texts).filter(
    ([field, mine]) => shot[field] !== mine && shot[field] !== edits.bases[id]?.[field],
  );
  for (const [field] of others) noteConflict(id, field, shot[field]);
  return others.length > 0;
}

onTabs(({ kind }) => {
  if (kind === 'changed') loadBoard(board.projectId).catch(failInBackground);
});

addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden') return;
  // a page that is about to close has no time for one after the other
  if (hasUnsavedVoices()) void saveVoices().catch(() => undefined);
  if (Object.keys(edits.byShot).length > 0) void saveEdits().catch(() => undefined);
});
