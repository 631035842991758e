import { proxy, ref } from 'valtio';
import { ApiError } from '../../../api/errors.ts';
import {
  compareScript,
  type ScriptChanges,
  undoStoryboardUpdate,
  updateStoryboard,
} from '../../../api/script-changes.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { readDraft, writeDraft } from '../../own-drafts.ts';
import { onLineNews } from '../line-news.ts';
import { board, loadBoard, noteChange } from './board.ts';
import { notifyTabs, onTabs } from './board-channel.ts';
import { dropEdits } from './edits.ts';
import { saveEdits } from './save-edits.ts';

/** What the script of a film would change in its storyboard, while the person is asked about it. */
export const scriptUpdate = proxy({ changes: null as ScriptChanges | null, projectId: 0 });

const leftName = (projectId: number): string => `script-left|${projectId}`;

const isNothing = ({ added, removed, changed, reordered }: ScriptChanges): boolean =>
  added.length + removed.length + changed.length === 0 && reordered === 0;

/**
 * Reads what has changed in the script and asks about it.
 * @param again also about changes that the person has left before
 * @throws ApiError
 */
export async function askAboutScript({ again = false } = {}): Promise<void> {
  const { projectId } = board;
  await saveEdits();
  const changes = await client.send(compareScript, { script_id: projectId });
  if (board.projectId !== projectId) return;
  if (isNothing(changes)) {
    board.scriptChanged = false;
    scriptUpdate.changes = null;
    return;
  }
  const left = await readDraft(leftName(projectId));
  if (board.projectId === projectId && (again || left !== changes.revision))
    Object.assign(scriptUpdate, { changes: ref(changes), projectId });
}

/** Leaves the storyboard as it is. The same changes are not asked about again. */
export async function leaveStoryboard(): Promise<void> {
  const { changes, projectId } = scriptUpdate;
  scriptUpdate.changes = null;
  if (changes) await writeDraft(leftName(projectId), changes.revision);
}

/**
 * Applies the changes that are shown.
 * @returns takes them back; `again` if the script has changed again, and the person is asked anew; `same` if the storyboard and the
 *   script are alike by now
 * @throws ApiError; nothing has changed then
 */
export async function followScript(): Promise<(() => Promise<void>) | 'again' | 'same'> {
  const { changes, projectId } = scriptUpdate;
  if (!changes) return 'same';
  /** Another film may be open by the time of the answer, and the person asked about that. */
  const answered = (): void => {
    if (scriptUpdate.projectId === projectId) scriptUpdate.changes = null;
  };
  try {
    const { revision, removed } = changes;
    const { update_id } = await client.send(updateStoryboard, { script_id: projectId, revision });
    answered();
    if (board.projectId === projectId) for (const { scene_id } of removed) dropEdits(scene_id);
    notifyTabs({ kind: 'changed' }, projectId);
    await shown(projectId);
    return async () => {
      await client.send(undoStoryboardUpdate, { script_id: projectId, update_id });
      // the person has seen these changes, and does not want them now
      await writeDraft(leftName(projectId), revision);
      notifyTabs({ kind: 'changed' }, projectId);
      await shown(projectId);
    };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 409) || board.projectId !== projectId) throw error;
    answered();
    await askAboutScript();
    return scriptUpdate.changes ? 'again' : 'same';
  }
}

async function readAnew(projectId: number): Promise<void> {
  noteChange();
  if (board.projectId === projectId) await loadBoard(projectId);
}

/** Shows what was saved. It is saved, whether or not it can be read now. */
const shown = (projectId: number): Promise<void> => readAnew(projectId).catch(failInBackground);

/** The script has changed while the storyboard is open: what it says of them, and what the person is just being asked, is out of date. */
async function compareAnew(projectId: number): Promise<void> {
  if (board.projectId !== projectId || projectId === 0) return;
  await readAnew(projectId);
  if (scriptUpdate.changes && board.projectId === projectId) await askAboutScript({ again: true });
}
const quietly = (projectId: number): void => void compareAnew(projectId).catch(failInBackground);

onLineNews(quietly);
// another tab may have answered the question
onTabs(({ kind }) => {
  if (kind === 'changed' && scriptUpdate.changes) askAboutScript({ again: true }).catch(failInBackground);
});

onSignOut(() => {
  scriptUpdate.changes = null;
});
