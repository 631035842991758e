/** Deleting a shot, with a way back. */
import { handleShot, restoreShot, SHOT_ACTION } from '../../../api/storyboard.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { type BringBack, deletions } from '../../deletions.ts';
import { onRowNews } from '../../row-tabs.ts';
import { board, hideShot, showShotAgain } from './board.ts';
import { dropEdits, edits, giveBackEdits, type ShotEdits, saveDraft, takeEdits } from './edits.ts';
import { saveEdits } from './save-edits.ts';

/** The film of each shot that was deleted here, and its texts that could not be saved before. */
const gone = new Map<number, { projectId: number; texts: ShotEdits }>();

function take(id: number): () => void {
  const kept = { projectId: gone.get(id)?.projectId ?? board.projectId, texts: takeEdits(id) };
  gone.set(id, kept);
  const putBack = hideShot(id);
  return () => {
    gone.delete(id);
    putBack();
    if (board.projectId === kept.projectId) giveBackEdits(id, kept.texts);
  };
}

interface Restored {
  id: number;
  projectId: number;
}

const remove = deletions<Restored>({
  kind: 'shot',
  take,
  showAgain({ id, projectId }) {
    const texts = gone.get(id)?.texts;
    gone.delete(id);
    showShotAgain(projectId, id, true)
      .then(() => {
        if (texts && board.projectId === projectId) giveBackEdits(id, texts);
      })
      .catch(failInBackground);
  },
  async sendDelete(id) {
    const script_id = gone.get(id)?.projectId ?? 0;
    await client.send(handleShot, { type: SHOT_ACTION.delete, script_id, scene_id: id });
    await saveDraft();
  },
  async sendRestore(id) {
    const projectId = gone.get(id)?.projectId ?? 0;
    await client.send(restoreShot, { script_id: projectId, scene_id: id });
    return { id, projectId };
  },
  adopt: async () => undefined,
});

/**
 * Deletes a shot and selects the one before it (BOARD-20). What was typed for it is saved first, and comes back with it.
 * @throws ApiError; the shot is then back
 */
export async function deleteShot(id: number): Promise<BringBack> {
  // saving takes a while, and another film may be open then
  gone.set(id, { projectId: board.projectId, texts: { texts: {}, bases: {}, conflicts: {} } });
  // what the server refuses is kept here
  if (edits.byShot[id]) await saveEdits().catch(() => undefined);
  return remove(id, '');
}

onRowNews<Restored>('shot', (news) => {
  if (news.kind === 'deleted' && board.shots.some(({ id }) => id === news.id)) {
    hideShot(news.id);
    dropEdits(news.id);
  } else if (news.kind === 'restored')
    showShotAgain(news.row.projectId, news.id, false).catch(failInBackground);
});

onSignOut(() => gone.clear());
